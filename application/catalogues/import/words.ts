import { OPTIONS, type OptionSet } from '@aval/domain/catalogue/options';
import type { Namespace } from '@aval/i18n/catalogues';
import { createI18n } from '@aval/i18n/instance';
import { LANGUAGES } from '@aval/i18n/languages';
import { translateMessage } from '@aval/i18n/message';

/** Reduces a heading or an option to letters and digits without accents and case, "mg/m²" to "mgm2", for comparison. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const NAMESPACES: readonly Namespace[] = [
  'drugs',
  'presentations',
  'codes',
  'centers',
  'catalogues',
  'catalogueImport',
  'demand',
];

/** The product's words in all of its languages, so that a file exported in one can be imported in another. */
export interface ImportWords {
  /** Normalised words of a key in all languages. */
  of: (key: string) => string[];
  /** Options of a set that a word may mean. */
  options: (set: OptionSet, word: string) => string[];
}

export async function loadImportWords(): Promise<ImportWords> {
  const instances = await Promise.all(LANGUAGES.map((language) => createI18n(language, NAMESPACES)));
  const of = (key: string) => instances.map(({ t }) => plainWord(translateMessage(t, key)));
  const sets = new Map<OptionSet, Map<string, string[]>>();
  const wordsOf = (set: OptionSet) => {
    const words = new Map<string, string[]>();
    for (const option of OPTIONS[set]) {
      for (const word of new Set([plainWord(option), ...of(`demand:option.${set}.${option}`)]))
        words.set(word, [...(words.get(word) ?? []), option]);
    }
    sets.set(set, words);
    return words;
  };
  return { of, options: (set, word) => (sets.get(set) ?? wordsOf(set)).get(plainWord(word)) ?? [] };
}
