import { expect, it } from 'vitest';
import { middleOf, sideOf, withinPicture } from './cropping';

const picture = { width: 400, height: 200 };

it('the initial crop is the largest square in the middle', () => {
  expect(middleOf(picture)).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(sideOf(picture, 1)).toBe(200);
});

it.each([
  [
    { x: -50, y: 100, zoom: 1 },
    { x: 100, y: 100, zoom: 1 },
  ],
  [
    { x: 900, y: 900, zoom: 1 },
    { x: 300, y: 100, zoom: 1 },
  ],
  [
    { x: 20, y: 20, zoom: 2 },
    { x: 50, y: 50, zoom: 2 },
  ],
  [
    { x: 200, y: 100, zoom: 0.1 },
    { x: 200, y: 100, zoom: 1 },
  ],
  [
    { x: 200, y: 100, zoom: 99 },
    { x: 200, y: 100, zoom: 4 },
  ],
])('a crop stays within the picture: %j', (crop, expected) => {
  expect(withinPicture(picture, crop)).toEqual(expected);
});
