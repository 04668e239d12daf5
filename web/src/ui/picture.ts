/** Pictures on their way into a canvas, and files on their way to a person. */

export function load(address: string, stop?: AbortSignal): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error(`no picture at ${address}`));
    stop?.addEventListener("abort", () => {
      image.removeAttribute("src");
      failed(new Error("not wanted any more"));
    });
    image.src = address;
  });
}

/** A canvas to draw on, and what becomes of it. */
export function canvas(
  width: number,
  height: number,
): { readonly pen: CanvasRenderingContext2D; readonly png: () => Promise<Blob> } {
  const sheet = document.createElement("canvas");
  sheet.width = width;
  sheet.height = height;
  const pen = sheet.getContext("2d");
  if (pen === null) throw new Error("this browser can't draw");
  const png = (): Promise<Blob> =>
    new Promise((done, failed) =>
      sheet.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
    );
  return { pen, png };
}

/** Gives a file to the person. */
export function hand(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
