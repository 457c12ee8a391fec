import type { SecurityRow } from '@aval/application/security-record/browse-security-record';
import { knownWords } from '@aval/i18n/known-words';
import type { i18n } from 'i18next';

/** Describes the detail of an event; null for kinds without a detail. */
export function toldDetail(words: i18n, { kind, detail }: Pick<SecurityRow, 'kind' | 'detail'>): string | null {
  return detail && knownWords(words, `securityRecord:detail.${kind}.${detail}`, detail);
}
