/** The frame that a card is cut from: its place in the picture, in shares of width and height. */

import type { Crop } from "../../net/wire.gen";

export const MOST_ZOOM = 4;
const CARD = 2 / 3;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest frame that fits. */
function largest(picture: Size): Size {
  const shape = picture.width / picture.height;
  return shape > CARD ? { width: CARD / shape, height: 1 } : { width: 1, height: shape / CARD };
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** A frame of a certain zoom around a point, never outside of the picture. */
export function framed(picture: Size, zoom: number, x: number, y: number): Crop {
  const most = largest(picture);
  const [width, height] = [most.width / zoom, most.height / zoom];
  return {
    x: within(x - width / 2, 1 - width),
    y: within(y - height / 2, 1 - height),
    width,
    height,
  };
}

export const middle = (picture: Size): Crop => framed(picture, 1, 0.5, 0.5);

export function zoomOf(picture: Size, crop: Crop): number {
  return Math.max(1, Math.min(MOST_ZOOM, largest(picture).width / crop.width));
}

export function zoomed(picture: Size, crop: Crop, zoom: number): Crop {
  const bounded = Math.max(1, Math.min(MOST_ZOOM, zoom));
  return framed(picture, bounded, crop.x + crop.width / 2, crop.y + crop.height / 2);
}

/** Moved by shares of the frame itself: the picture follows the finger. */
export function moved(crop: Crop, right: number, down: number): Crop {
  return {
    ...crop,
    x: within(crop.x + right * crop.width, 1 - crop.width),
    y: within(crop.y + down * crop.height, 1 - crop.height),
  };
}
