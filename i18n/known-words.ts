import type { i18n } from 'i18next';

/** Words for a key that is made of what is stored, and so cannot be checked by type; where there are none, something else. */
export function knownWords(words: i18n, key: string, otherwise = key): string {
  return words.exists(key) ? (words.t as unknown as (key: string) => string)(key) : otherwise;
}
