import { plainText } from '@aval/domain/reading/plain-text';
import type { FoundOption } from './use-async-options';

/** An option with the words that are looked for in it, so that a key has nothing to prepare. */
export interface SearchedOption {
  option: FoundOption;
  label: string;
  description: string;
}

/** Each word has a blank before it, by which beginnings of words are told. */
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

/** More are not looked through by eye. */
const SHOWN = 50;

export interface RankedOptions {
  options: FoundOption[];
  /** How many more were found than are shown. */
  more: number;
}

/**
 * Options whose name begins with the text, then those with a word that does, then those that hold it; then, in the same order by the first word, those that
 * have every word somewhere; each in the order of the list. Where the list has groups, so within each.
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

/** Whether the first of what was found is plainly what was typed: it alone was found, is called so, or alone begins so. */
export function isPlainly(options: readonly FoundOption[], text: string): boolean {
  const sought = plainText(text.trim());
  const [first, second] = options.map(({ label }) => plainText(label));
  if (first === undefined || sought === '') return false;
  return second === undefined || first === sought || (first.startsWith(sought) && !second.startsWith(sought));
}
