/** What of a picture is in the square: its middle by the picture's own points, and how much closer than as a whole. */
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

/** Points of the picture along one side of the square. */
export function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

export function middleOf({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The nearest crop that shows nothing but the picture. */
export function withinPicture(picture: Size, { x, y, zoom }: Crop): Crop {
  const closeness = Math.min(Math.max(zoom, 1), CLOSEST);
  const half = sideOf(picture, closeness) / 2;
  const between = (value: number, length: number) => Math.min(Math.max(value, half), length - half);
  return { x: between(x, picture.width), y: between(y, picture.height), zoom: closeness };
}
