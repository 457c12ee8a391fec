import type { i18n } from 'i18next';

/**
 * Returns the words for a key made of stored data, which cannot be checked by type, or `otherwise` when there are none.
 */
export function knownWords(words: i18n, key: string, otherwise = key): string {
  return words.exists(key) ? (words.t as unknown as (key: string) => string)(key) : otherwise;
}
