/** OKLCH colour: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encoded = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Returns linear red, green and blue, 0 to 1. Throws a `RangeError` for anything but #rrggbb. */
export function linearFromHex(hex: string): Triple {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`not a colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255));
  return [red, green, blue];
}

function hexFromLinear(channels: Triple): string {
  const parts = channels.map((channel) => Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

// Matrices of Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/
function oklabFromLinear([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function linearFromOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export function oklchFromHex(hex: string): Oklch {
  const [lightness, a, b] = oklabFromLinear(linearFromHex(hex));
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  return linearFromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

const CHROMA_STEP = 0.004;
const TOLERANCE = 0.0005;

/** Returns the colour as #rrggbb; outside of sRGB it keeps hue and lightness and reduces chroma. */
export function hexFromOklch(colour: Oklch): string {
  let { chroma } = colour;
  let channels = toLinear(colour);
  while (chroma > 0 && channels.some((channel) => channel < -TOLERANCE || channel > 1 + TOLERANCE)) {
    chroma = Math.max(0, chroma - CHROMA_STEP);
    channels = toLinear({ ...colour, chroma });
  }
  return hexFromLinear(channels);
}

/** Mixes `share` (0 to 1) of one colour over another in OKLab, as CSS does with `color-mix(in oklab, …)`. */
export function mix(colour: string, share: number, over: string): string {
  const top = oklabFromLinear(linearFromHex(colour));
  const bottom = oklabFromLinear(linearFromHex(over));
  const blend = (index: 0 | 1 | 2) => top[index] * share + bottom[index] * (1 - share);
  return hexFromLinear(linearFromOklab([blend(0), blend(1), blend(2)]));
}
