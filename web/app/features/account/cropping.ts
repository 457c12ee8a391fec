/** Crop of a picture: its centre in picture pixels, and the zoom relative to the largest square. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export const CLOSEST = 4;

/** Returns the side of the square in picture pixels. */
export function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

export function middleOf({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Returns the nearest crop within the picture and the zoom limits. */
export function withinPicture(picture: Size, { x, y, zoom }: Crop): Crop {
  const closeness = Math.min(Math.max(zoom, 1), CLOSEST);
  const half = sideOf(picture, closeness) / 2;
  const between = (value: number, length: number) => Math.min(Math.max(value, half), length - half);
  return { x: between(x, picture.width), y: between(y, picture.height), zoom: closeness };
}
