/** One file holds them all. */
export const ALL_WEIGHTS = '100 900';

export interface Family {
  name: string;
  package: string;
  weights: readonly (number | typeof ALL_WEIGHTS)[];
  /** Subsets of the package to use; all by default. */
  subset?: RegExp;
  /** Letters to use the font for; those that the package names by default. */
  range?: string;
  /** First code point to look the font up for. */
  from?: number;
}

/** Scripts of a few hundred letters. Source: docs/rules.md 8.22. */
const SCRIPTS = [
  'Armenian',
  'Georgian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Ethiopic',
] as const;

/** First of their blocks: East Asian fonts also have arrows and signs, which others draw. */
const EAST_ASIAN = 0x2e80;

/** Fonts with Chinese characters; each draws them as its country does. */
const CHINESE = eastAsian('Noto Sans SC');
const JAPANESE = eastAsian('Noto Sans JP');
const KOREAN = eastAsian('Noto Sans KR');

/** Fonts that are looked up last where none of the letters occurs that only their language is written with. */
export const OWN_LETTERS: ReadonlyMap<Family, RegExp> = new Map([
  [JAPANESE, /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  [KOREAN, /\p{Script=Hangul}/u],
]);

function eastAsian(name: string): Family {
  return { name, package: variablePackage(name), weights: [ALL_WEIGHTS], subset: /^\[\d+\]$/, from: EAST_ASIAN };
}

function variablePackage(name: string): string {
  return `@fontsource-variable/${name.toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * Fonts in the order of lookup: Latin, Greek and Cyrillic first, since names and comments may also contain letters of
 * any other script and emoji.
 */
export const FAMILIES: readonly Family[] = [
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
  ...SCRIPTS.map((script) => ({
    name: `Noto Sans ${script}`,
    package: variablePackage(`Noto Sans ${script}`),
    weights: [ALL_WEIGHTS] as const,
    subset: new RegExp(`^${script.toLowerCase()}$`),
  })),
  JAPANESE,
  KOREAN,
  CHINESE,
];
