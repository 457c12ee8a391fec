import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Family {
  name: string;
  package: string;
  weights: readonly number[];
  /** Which of the package's subsets are used; all when not said. */
  subset?: RegExp;
}

/**
 * Static instances, in the order in which a letter looks for its shape. Latin, Greek and Cyrillic first; names and comments
 * may hold Hebrew, Arabic and emoji as well.
 */
const FAMILIES: readonly Family[] = [
  { name: 'Inter', package: '@fontsource/inter', weights: [400, 500, 600] },
  { name: 'Noto Sans Hebrew', package: '@fontsource/noto-sans-hebrew', weights: [400, 600], subset: /^hebrew$/ },
  // Before the next one, which also has outlines of some emoji.
  { name: 'Noto Emoji', package: '@fontsource/noto-emoji', weights: [400], subset: /^\[\d+\]$/ },
  {
    name: 'Noto Sans Arabic',
    package: '@fontsource/noto-sans-arabic',
    weights: [400, 600],
    subset: /^(arabic|math|symbols)$/,
  },
];

export const FONT_STACK = FAMILIES.map((family) => `'${family.name}'`).join(', ');

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
    .map(([name, unicodeRange]) => ({ family, name, unicodeRange, ranges: parseRanges(unicodeRange) }));
});

/** `@font-face` rules with the fonts as data, of those subsets only that the text needs: a document stays small. */
export function embeddedFontFaces(text: string): string {
  const needed = new Set<Subset>();
  for (const codePoint of codePointsOf(text)) {
    const having = SUBSETS.filter((subset) =>
      subset.ranges.some(([first, last]) => first <= codePoint && codePoint <= last),
    );
    // An emoji is in several subsets, together with those it is joined with.
    for (const subset of having) if (subset.family === having[0]?.family) needed.add(subset);
  }
  return SUBSETS.filter((subset) => needed.has(subset))
    .flatMap((subset) => subset.family.weights.map((weight) => fontFace(subset, weight)))
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
  const known = faces.get(file);
  if (known) return known;
  const data = readFileSync(require.resolve(`${family.package}/files/${file}`)).toString('base64');
  const face = `@font-face{font-family:'${family.name}';font-weight:${weight};unicode-range:${unicodeRange};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  faces.set(file, face);
  return face;
}

function parseRanges(unicodeRange: string): [number, number][] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
