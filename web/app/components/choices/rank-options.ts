import { plainText } from '@aval/domain/reading/plain-text';
import type { FoundOption } from './use-async-options';

/** Option with its normalised words, prepared once instead of on each key press. */
export interface SearchedOption {
  option: FoundOption;
  label: string;
  description: string;
  otherNames: readonly { name: string; words: string }[];
}

/** Normalises the text and precedes each word with a space, so that " x" matches the beginning of a word. */
function asWords(text: string): string {
  return ` ${plainText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
}

/** Other name as words, and as one where signs part its letters: "5-FU" is found by "5 FU" and by "5FU". */
function asSpelled(name: string): string {
  const words = asWords(name);
  const one = words.replaceAll(' ', '');
  return words.trimStart() === one ? words : `${words} ${one}`;
}

export function prepareOptions(options: readonly FoundOption[]): SearchedOption[] {
  return options.map((option) => ({
    option,
    label: asWords(option.label),
    description: asWords(option.description ?? ''),
    otherNames: (option.otherNames ?? []).map((name) => ({ name, words: asSpelled(name) })),
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
 * within each group. An option that is found by another name shows it before its description.
 */
export function rankOptions(options: readonly SearchedOption[], text: string): RankedOptions {
  const sought = asWords(text.trim());
  const words = sought.split(' ').flatMap((word) => (word === '' ? [] : [` ${word}`]));
  const groups = new Map<string | undefined, FoundOption[][]>();
  for (const searched of options) {
    const { group } = searched.option;
    const ranks = groups.get(group) ?? Array.from({ length: 2 * RANKS }, () => []);
    groups.set(group, ranks);
    ranks[placeOf(searched, sought, words)]?.push(showing(searched, words));
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

function rankOf({ label, description, otherNames }: SearchedOption, sought: string): number {
  if (label.startsWith(sought)) return 0;
  if (label.includes(sought)) return 1;
  const others = [description, ...otherNames.map(({ words }) => words)];
  if (others.some((words) => words.includes(sought))) return 2;
  const anywhere = sought.trimStart();
  return [label, ...others].some((words) => words.includes(anywhere)) ? 3 : -1;
}

/** Returns the option with the other name that a word of the search is in, where neither label nor description has it. */
function showing({ option, label, description, otherNames }: SearchedOption, words: readonly string[]): FoundOption {
  const sought = words.map((word) => word.trimStart());
  const missing = sought.filter((word) => !label.includes(word) && !description.includes(word));
  const [found] = otherNames
    .filter(({ words: spelled }) => missing.some((word) => spelled.includes(word)))
    .map(({ name, words: spelled }) => ({ name, count: sought.filter((word) => spelled.includes(word)).length }))
    .sort((one, other) => other.count - one.count);
  if (!found) return option;
  return { ...option, description: [found.name, option.description].filter(Boolean).join(' · ') };
}

/** Returns the option that is called exactly so, by its label before another name. */
export function findNamed(options: readonly FoundOption[], text: string): FoundOption | undefined {
  const sought = plainText(text.trim());
  return (
    options.find(({ label }) => plainText(label) === sought) ??
    options.find(({ otherNames = [] }) => otherNames.some((name) => plainText(name) === sought))
  );
}

/** Returns whether the first match is the text itself. */
export function isExactly(options: readonly FoundOption[], text: string): boolean {
  const [first] = options;
  return first !== undefined && text.trim() !== '' && findNamed([first], text) === first;
}

/**
 * Returns whether the first match is unambiguous: the only match, an exact one, or the only one that begins with the
 * text.
 */
export function isPlainly(options: readonly FoundOption[], text: string): boolean {
  const sought = plainText(text.trim());
  const [first, second] = options.map(({ label }) => plainText(label));
  if (first === undefined || sought === '') return false;
  if (isExactly(options, text)) return true;
  return second === undefined || (first.startsWith(sought) && !second.startsWith(sought));
}
