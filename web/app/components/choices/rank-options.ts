import { plainText } from '@aval/domain/reading/plain-text';
import type { FoundOption } from './use-async-options';

/** Option with its normalised words, prepared once instead of on each key press. */
export interface SearchedOption {
  option: FoundOption;
  label: string;
  description: string;
}

/** Normalises the text and precedes each word with a space, so that " x" matches the beginning of a word. */
function asWords(text: string): string {
  return ` ${plainText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
}

export function prepareOptions(options: readonly FoundOption[]): SearchedOption[] {
  return options.map((option) => ({
    option,
    label: asWords(option.label),
    description: asWords(option.description ?? ''),
  }));
}

/** Maximum number of options shown. */
const SHOWN = 50;

export interface RankedOptions {
  options: FoundOption[];
  /** Number of matches beyond those shown. */
  more: number;
}

/**
 * Ranks matches: names that begin with the text, names with a word that does, names that contain it; then options that
 * contain every word, ranked in the same way by the first word. Ties keep the list's order. A grouped list is ranked
 * within each group.
 */
export function rankOptions(options: readonly SearchedOption[], text: string): RankedOptions {
  const sought = asWords(text.trim());
  const words = sought.split(' ').flatMap((word) => (word === '' ? [] : [` ${word}`]));
  const groups = new Map<string | undefined, FoundOption[][]>();
  for (const searched of options) {
    const { group } = searched.option;
    const ranks = groups.get(group) ?? Array.from({ length: 2 * RANKS }, () => []);
    groups.set(group, ranks);
    ranks[placeOf(searched, sought, words)]?.push(searched.option);
  }
  const found = [...groups.values()].flat(2);
  return { options: found.slice(0, SHOWN), more: Math.max(0, found.length - SHOWN) };
}

const RANKS = 4;

function placeOf(searched: SearchedOption, sought: string, words: readonly string[]): number {
  const rank = rankOf(searched, sought);
  const [first] = words;
  if (rank >= 0 || first === undefined) return rank;
  return words.every((word) => rankOf(searched, word) >= 0) ? RANKS + rankOf(searched, first) : -1;
}

function rankOf({ label, description }: SearchedOption, sought: string): number {
  if (label.startsWith(sought)) return 0;
  if (label.includes(sought)) return 1;
  if (description.includes(sought)) return 2;
  const anywhere = sought.trimStart();
  return label.includes(anywhere) || description.includes(anywhere) ? 3 : -1;
}

/** Returns whether the first match is the text itself. */
export function isExactly(options: readonly FoundOption[], text: string): boolean {
  const [first] = options;
  return first !== undefined && text.trim() !== '' && plainText(first.label) === plainText(text.trim());
}

/**
 * Returns whether the first match is unambiguous: the only match, an exact one, or the only one that begins with the
 * text.
 */
export function isPlainly(options: readonly FoundOption[], text: string): boolean {
  const sought = plainText(text.trim());
  const [first, second] = options.map(({ label }) => plainText(label));
  if (first === undefined || sought === '') return false;
  return second === undefined || first === sought || (first.startsWith(sought) && !second.startsWith(sought));
}
