import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Family {
  name: string;
  package: string;
  weights: readonly number[];
  /** Subsets of the package to use; all by default. */
  subset?: RegExp;
  /** Letters to use the font for; those that the package names by default. */
  range?: string;
}

/** An unsplit font for arrows, superscripts and mathematical signs, which the subsets claim to have and lack. */
const SIGNS = {
  name: 'Inter Signs',
  files: { 400: 'inter-ui/web/Inter-Regular.woff2', 600: 'inter-ui/web/Inter-SemiBold.woff2' },
};
/** Characters that are neither letters nor among the common signs. */
const SIGN = /[^\p{L}\p{M}\p{Nd}\p{Z}\p{C}\u0020-\u00ff–—‘’“”…•€]/u;

/**
 * Static font instances, in the order of lookup: Latin, Greek and Cyrillic first, since names and comments may also
 * contain Hebrew, Arabic and emoji.
 */
const FAMILIES: readonly Family[] = [
  { name: 'Inter', package: '@fontsource/inter', weights: [400, 500, 600] },
  { name: 'Noto Sans Hebrew', package: '@fontsource/noto-sans-hebrew', weights: [400, 600], subset: /^hebrew$/ },
  // Precedes Noto Sans Arabic, which also has outlines of some emoji.
  { name: 'Noto Emoji', package: '@fontsource/noto-emoji', weights: [400], subset: /^\[\d+\]$/ },
  {
    name: 'Noto Sans Arabic',
    package: '@fontsource/noto-sans-arabic',
    weights: [400, 600],
    subset: /^arabic$/,
  },
  // Ticks and boxes that the signs lack.
  {
    name: 'Noto Sans Symbols 2',
    package: '@fontsource/noto-sans-symbols-2',
    weights: [400],
    subset: /^symbols$/,
    range: 'U+2600-27BF',
  },
];

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
    .map((subset) => ({ ...subset, ranges: parseRanges(subset.unicodeRange) }));
});

/**
 * Returns `@font-face` rules with embedded fonts, only for the subsets that the text needs, which keeps documents
 * small.
 */
export function embeddedFontFaces(text: string): string {
  const needed = new Set<Subset>();
  for (const codePoint of codePointsOf(text)) {
    const having = SUBSETS.filter((subset) =>
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

function fontFace({ family, name, unicodeRange }: Subset, weight: number): string {
  const file = `${family.package.split('/')[1]}-${name.replace(/[[\]]/g, '')}-${weight}-normal.woff2`;
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

function parseRanges(unicodeRange: string): [number, number][] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
