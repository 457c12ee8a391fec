import { expect, it } from 'vitest';
import { cssColour } from './css-colour';

it('writes three and six digits as a style sheet does', () => {
  expect(cssColour('0b6285')).toBe('#0b6285');
  expect(cssColour('0Bf')).toBe('#00BBff');
});

it('lets nothing else into a style sheet', () => {
  for (const stored of ['', '#123456', 'red', 'red;} body{display:none', '12345', '1234567', '123456\n'])
    expect(cssColour(stored)).toBe('#0b6285');
});
