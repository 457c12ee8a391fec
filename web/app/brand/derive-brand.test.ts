import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandStyles } from './brand-styles';
import { contrast } from './contrast';
import { deriveBrand, isTurned, PANEL_CONTRAST, SURFACES, TEXT_CONTRAST } from './derive-brand';
import { hexFromOklch, mix, oklchFromHex } from './oklch';

const COLOURS = {
  yellow: '#ffe600',
  white: '#ffffff',
  black: '#000000',
  'pure red': '#ff0000',
  blue: '#0000ff',
  lime: '#00ff00',
  cyan: '#00ffff',
  meridiana: '#0b6285',
  alborada: '#9c2f4f',
};
const ANY = Object.entries(COLOURS);

describe('contrast', () => {
  it('is 21 between black and white and 1 between equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#0b6285', '#0b6285')).toBe(1);
  });

  it('agrees with a published example', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('oklch', () => {
  it.each(ANY)('restores %s after a round trip', (_name, hex) => {
    expect(hexFromOklch(oklchFromHex(hex))).toBe(hex);
  });

  it('agrees with the published values of pure red', () => {
    const red = oklchFromHex('#ff0000');
    expect(red.lightness).toBeCloseTo(0.628, 3);
    expect(red.chroma).toBeCloseTo(0.2577, 3);
    expect(red.hue).toBeCloseTo(29.23, 1);
  });

  it('reduces chroma, not hue, of colours outside of sRGB', () => {
    const shown = oklchFromHex(hexFromOklch({ lightness: 0.5, chroma: 0.37, hue: 150 }));
    expect(shown.hue).toBeCloseTo(150, 0);
    expect(shown.lightness).toBeCloseTo(0.5, 2);
  });

  it('mixes shares of 0 and 1 to the pure colours', () => {
    expect(mix('#0b6285', 0, '#ffffff')).toBe('#ffffff');
    expect(mix('#0b6285', 1, '#ffffff')).toBe('#0b6285');
  });
});

describe.each(ANY)('a company whose colours are all %s', (_name, hex) => {
  const { light, dark, panel } = deriveBrand({ primary: hex, secondary: hex, tertiary: hex });

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('has readable buttons, links and selections in the %s theme', (theme, derived) => {
    const { surface, canvas, hover, raised, ink } = SURFACES[theme];
    expect(contrast(derived.brand, derived['on-brand'])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(derived['brand-hover'], derived['on-brand'])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    for (const below of [surface, canvas, hover, raised, derived['brand-soft']]) {
      expect(contrast(derived['brand-text'], below)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
    expect(contrast(derived.brand, surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(ink, derived['brand-soft'])).toBeGreaterThanOrEqual(7);
    expect(derived['brand-hover']).not.toBe(derived.brand);
  });

  it('has a readable panel', () => {
    expect(contrast(panel['brand-panel'], panel['on-panel'])).toBeGreaterThanOrEqual(PANEL_CONTRAST);
    expect(contrast(panel['brand-panel'], panel['on-panel-2'])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(panel['brand-panel-2'], panel['on-panel-2'])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(panel['brand-mark'], panel['brand-panel'])).toBeGreaterThanOrEqual(3);
  });
});

/** Distance in OKLab, where 0.02 is barely seen. */
function distance(one: string, other: string): number {
  const [first, second] = [one, other].map((hex) => {
    const { lightness, chroma, hue } = oklchFromHex(hex);
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  });
  return Math.hypot(...(first ?? []).map((value, axis) => value - (second?.[axis] ?? 0)));
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const tokens = readFileSync(new URL(`../styles/tokens/${theme}.css`, import.meta.url), 'utf8');
  const danger = /--c-danger-solid: (#[0-9a-f]{6});/.exec(tokens)?.[1] ?? '';

  it.each(Array.from({ length: 72 }, (_, index) => index * 5))(
    'the main button of a company with the hue %i is told from one that destroys',
    (hue) => {
      for (const lightness of [0.4, 0.55, 0.7]) {
        const primary = hexFromOklch({ lightness, chroma: 0.2, hue });
        const { brand } = deriveBrand({ primary, secondary: primary, tertiary: primary })[theme];
        expect(distance(brand, danger), primary).toBeGreaterThan(0.08);
      }
    },
  );
});

describe('a primary colour', () => {
  it('is turned when it is red, and neither blue nor a reddish grey is', () => {
    expect(['#c4242b', '#9c2f4f', '#0b6285', '#8a7f7e'].map(isTurned)).toEqual([true, true, false, false]);
  });
});

describe('the style rules', () => {
  it('need no escaping in HTML', () => {
    expect(brandStyles({ primary: '#0b6285', secondary: '#10334f', tertiary: '#e2a33b' })).toMatch(
      /^[\w:#;={}[\]@ -]+$/,
    );
  });

  it('throw on an invalid colour', () => {
    expect(() => brandStyles({ primary: 'red;}', secondary: '#000000', tertiary: '#000000' })).toThrow(RangeError);
  });
});
