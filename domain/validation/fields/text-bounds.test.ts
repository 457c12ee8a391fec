import { expect, it } from 'vitest';
import { beyondBounds } from './text-bounds';

it('texts of 10,000 characters are accepted, and the message of a longer one counts the excess', () => {
  const long = 'a'.repeat(10_000);
  expect(beyondBounds({ observations: long, chemotherapy: { drugs: [{ name: long }] } })).toEqual({});
  expect(
    beyondBounds({ observations: `${long}bc`, chemotherapy: { drugs: [{ name: '' }, { name: `${long}b` }] } }),
  ).toEqual({
    observations: 'validation:textLong {"max":10000,"over":2}',
    'chemotherapy.drugs[1].name': 'validation:textLong {"max":10000,"over":1}',
  });
});

it('a step of 200 kB is accepted, counted as it is stored', () => {
  const texts = (count: number) => ({ texts: Array.from({ length: count }, () => 'á'.repeat(4_998)) });
  expect(beyondBounds(texts(19))).toEqual({});
  expect(beyondBounds(texts(21))).toEqual({ 'texts[0]': 'validation:stepLong {"max":200,"over":10}' });
});
