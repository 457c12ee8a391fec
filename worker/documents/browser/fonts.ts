import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ALL_WEIGHTS, FAMILIES, type Family, OWN_LETTERS } from './font-families';

const require = createRequire(import.meta.url);

/** An unsplit font for arrows, superscripts and mathematical signs, which the subsets claim to have and lack. */
const SIGNS = {
  name: 'Inter Signs',
  files: { 400: 'inter-ui/web/Inter-Regular.woff2', 600: 'inter-ui/web/Inter-SemiBold.woff2' },
};
/** Characters that are neither letters nor among the common signs, nor the punctuation of East Asian scripts. */
const SIGN = /[^\p{L}\p{M}\p{Nd}\p{Z}\p{C}\u0020-\u00ff–—‘’“”…•€\u3000-\u303f\uff00-\uffef]/u;

const [FIRST, ...OTHERS] = FAMILIES.map((family) => family.name);
export const FONT_STACK = [FIRST, SIGNS.name, ...OTHERS].map((name) => `'${name}'`).join(', ');

interface Subset {
  family: Family;
  name: string;
  ranges: readonly (readonly [first: number, last: number])[];
  unicodeRange: string;
}

const SUBSETS: readonly Subset[] = FAMILIES.flatMap((family) => {
  const subsets = require(`${family.package}/unicode.json`) as Record<string, string>;
  return Object.entries(subsets)
    .filter(([name]) => family.subset?.test(name) ?? true)
    .map(([name, own]) => ({ family, name, unicodeRange: family.range ?? own }))
    .map((subset) => ({ ...subset, ranges: parseRanges(subset.unicodeRange, family.from) }));
});

function inOrderFor(text: string): readonly Subset[] {
  const isLast = ({ family }: Subset) => OWN_LETTERS.get(family)?.test(text) === false;
  return [...SUBSETS.filter((subset) => !isLast(subset)), ...SUBSETS.filter(isLast)];
}

/**
 * Returns `@font-face` rules with embedded fonts, only for the subsets that the text needs, which keeps documents
 * small.
 */
export function embeddedFontFaces(text: string): string {
  const needed = new Set<Subset>();
  const subsets = inOrderFor(text);
  for (const codePoint of codePointsOf(text)) {
    const having = subsets.filter((subset) =>
      subset.ranges.some(([first, last]) => first <= codePoint && codePoint <= last),
    );
    // An emoji is in several subsets, together with those it is joined with.
    for (const subset of having) if (subset.family === having[0]?.family) needed.add(subset);
  }
  const signs = SIGN.test(text) ? Object.entries(SIGNS.files).map(([weight, file]) => signsFace(weight, file)) : [];
  return SUBSETS.filter((subset) => needed.has(subset))
    .flatMap((subset) => subset.family.weights.map((weight) => fontFace(subset, weight)))
    .concat(signs)
    .join('\n');
}

function codePointsOf(text: string): Set<number> {
  const codePoints = new Set<number>();
  for (const character of text) codePoints.add(character.codePointAt(0) ?? 0);
  return codePoints;
}

const faces = new Map<string, string>();

function fontFace({ family, name, unicodeRange }: Subset, weight: Family['weights'][number]): string {
  const part = weight === ALL_WEIGHTS ? 'wght' : weight;
  const file = `${family.package.split('/')[1]}-${name.replace(/[[\]]/g, '')}-${part}-normal.woff2`;
  return faceOf(`${family.package}/files/${file}`, family.name, weight, `unicode-range:${unicodeRange};`);
}

function signsFace(weight: string, file: string): string {
  return faceOf(file, SIGNS.name, weight);
}

function faceOf(file: string, name: string, weight: number | string, range = ''): string {
  const known = faces.get(file);
  if (known) return known;
  const data = readFileSync(require.resolve(file)).toString('base64');
  const face = `@font-face{font-family:'${name}';font-weight:${weight};${range}src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  faces.set(file, face);
  return face;
}

function parseRanges(unicodeRange: string, from = 0): [number, number][] {
  const ranges = unicodeRange.split(',').map((range): [number, number] => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
  return ranges.filter(([first]) => first >= from);
}
