/** How wide a picture of the first page is: the page names it before there is any code (needs.ts). */
export const FAN_SIZES = "(min-width: 900px) 24vw, 40vw";
