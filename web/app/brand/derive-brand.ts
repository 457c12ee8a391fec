import { contrast } from './contrast';
import { hexFromOklch, mix, type Oklch, oklchFromHex } from './oklch';

/** Colours of a company as stored: any #rrggbb. */
export interface BrandColours {
  primary: string;
  secondary: string;
  tertiary: string;
}

/** Colours of the interface; keys are the style sheet's variable names without `--c-`. */
export interface DerivedBrand {
  brand: string;
  'brand-hover': string;
  'on-brand': string;
  'brand-text': string;
  'brand-soft': string;
  'brand-line': string;
}

export interface DerivedPanel {
  'brand-panel': string;
  'brand-panel-2': string;
  'on-panel': string;
  'on-panel-2': string;
  'brand-mark': string;
}

/** Neutral surfaces behind brand colours; must equal the values in styles/tokens. */
export const SURFACES = {
  light: { surface: '#ffffff', canvas: '#f5f7f9', hover: '#f3f5f7', raised: '#ffffff', ink: '#161d22' },
  dark: { surface: '#13191d', canvas: '#0d1215', hover: '#1a2126', raised: '#1b2227', ink: '#e9edf0' },
} as const;

/** Minimum contrast of text with its background, and of text on the large panel. */
export const TEXT_CONTRAST = 4.5;
export const PANEL_CONTRAST = 7;

const STEP = 0.02;
/** Lightness below which a darker shade is indistinguishable from the fill, so that hovering lightens it instead. */
const NEARLY_BLACK = 0.12;

/** Hue of the colours of danger, in both themes (styles/tokens). */
const DANGER_HUE = 25;
/** Distance to it, in degrees, from which a fill is told from that of a destructive button. */
const APART = 35;
/** Distance from which a red is an orange. */
const ORANGE = 15;
/** Chroma below which a colour is grey and has no hue to be mistaken. */
const GREY = 0.04;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

interface Shade {
  lightness: number;
  chroma: number;
}

function shadeOf(colour: Oklch, { lightness, chroma }: Shade): string {
  return hexFromOklch({ lightness: clamp(0, lightness, 1), chroma: Math.min(colour.chroma, chroma), hue: colour.hue });
}

/** Angle from the hue of danger to that of a colour, from -180 to 180. */
function turnFromDanger({ hue }: Oklch): number {
  return ((hue - DANGER_HUE + 540) % 360) - 180;
}

function isRed(colour: Oklch): boolean {
  return colour.chroma >= GREY && Math.abs(turnFromDanger(colour)) < APART;
}

/** Whether a primary colour would be mistaken for danger and is therefore turned to another hue. */
export function isTurned(primary: string): boolean {
  return isRed(oklchFromHex(primary));
}

/** Turns a red hue to purple, and an orange one to brown. */
function besideDanger(colour: Oklch): Oklch {
  if (!isRed(colour)) return colour;
  const turn = turnFromDanger(colour);
  return { ...colour, hue: (DANGER_HUE + (turn > ORANGE ? APART : -APART) + 360) % 360 };
}

/** Changes the lightness in steps until the shade reaches the contrast `least` with every colour in `against`. */
function guarded(colour: Oklch, shade: Shade, against: readonly string[], least: number, step: number): string {
  let { lightness } = shade;
  let hex = shadeOf(colour, shade);
  while (against.some((other) => contrast(hex, other) < least) && lightness > 0 && lightness < 1) {
    lightness += step;
    hex = shadeOf(colour, { ...shade, lightness });
  }
  return hex;
}

function deriveLight(primary: Oklch): DerivedBrand {
  const { surface, canvas, hover } = SURFACES.light;
  const onBrand = '#ffffff';
  const brand = guarded(
    primary,
    { lightness: Math.min(primary.lightness, 0.5), chroma: 0.15 },
    [onBrand],
    TEXT_CONTRAST,
    -STEP,
  );
  const { lightness } = oklchFromHex(brand);
  const hoverLightness = lightness < NEARLY_BLACK ? lightness + 0.16 : lightness - 0.05;
  const soft = mix(brand, 0.06, surface);
  const textShade = { lightness: Math.min(primary.lightness, 0.46), chroma: 0.15 };
  return {
    brand,
    'brand-hover': shadeOf(primary, { lightness: hoverLightness, chroma: 0.15 }),
    'on-brand': onBrand,
    'brand-text': guarded(primary, textShade, [surface, canvas, hover, soft], TEXT_CONTRAST, -STEP),
    'brand-soft': soft,
    'brand-line': mix(brand, 0.26, surface),
  };
}

function deriveDark(primary: Oklch): DerivedBrand {
  const { surface, canvas, hover, raised } = SURFACES.dark;
  const onBrand = '#0a0f12';
  const { lightness } = primary;
  const brand = guarded(
    primary,
    { lightness: clamp(0.74, lightness, 0.82), chroma: 0.11 },
    [onBrand],
    TEXT_CONTRAST,
    STEP,
  );
  const soft = mix(brand, 0.13, surface);
  const textShade = { lightness: clamp(0.78, lightness, 0.86), chroma: 0.11 };
  return {
    brand,
    'brand-hover': shadeOf(primary, { lightness: clamp(0.8, lightness + 0.06, 0.88), chroma: 0.11 }),
    'on-brand': onBrand,
    'brand-text': guarded(primary, textShade, [surface, canvas, hover, raised, soft], TEXT_CONTRAST, STEP),
    'brand-soft': soft,
    'brand-line': mix(brand, 0.32, surface),
  };
}

function derivePanel(secondary: Oklch, tertiary: Oklch): DerivedPanel {
  const onPanel = '#ffffff';
  const shade = { lightness: Math.min(secondary.lightness, 0.3), chroma: 0.09 };
  const panel = guarded(secondary, shade, [onPanel], PANEL_CONTRAST, -STEP);
  const second = shadeOf(secondary, { lightness: oklchFromHex(panel).lightness + 0.09, chroma: 0.09 });
  return {
    'brand-panel': panel,
    'brand-panel-2': second,
    'on-panel': onPanel,
    'on-panel-2': guarded(secondary, { lightness: 0.86, chroma: 0.03 }, [panel, second], TEXT_CONTRAST, STEP),
    'brand-mark': shadeOf(tertiary, { lightness: clamp(0.6, tertiary.lightness, 0.82), chroma: 0.15 }),
  };
}

/**
 * Derives a readable palette from any company colours: keeps the hue, except that of a red primary colour, and adapts
 * lightness first and saturation second until every pair is readable. Same rule as styles/tokens/brand.css. Source: docs/rules.md 9.4.
 */
export function deriveBrand(colours: BrandColours): { light: DerivedBrand; dark: DerivedBrand; panel: DerivedPanel } {
  const primary = besideDanger(oklchFromHex(colours.primary));
  return {
    light: deriveLight(primary),
    dark: deriveDark(primary),
    panel: derivePanel(oklchFromHex(colours.secondary), oklchFromHex(colours.tertiary)),
  };
}
