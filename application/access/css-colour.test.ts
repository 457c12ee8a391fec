import { expect, it } from 'vitest';
import { cssColour } from './css-colour';

it('expands three-digit and keeps six-digit colours', () => {
  expect(cssColour('0b6285')).toBe('#0b6285');
  expect(cssColour('0Bf')).toBe('#00BBff');
});

it('falls back to the default colour for anything else', () => {
  for (const stored of ['', '#123456', 'red', 'red;} body{display:none', '12345', '1234567', '123456\n'])
    expect(cssColour(stored)).toBe('#0b6285');
});
