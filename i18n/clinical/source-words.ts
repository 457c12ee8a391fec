import type { Source, Wording } from '@aval/domain/reference/source';
import type { i18n } from 'i18next';

/** What a reader is told of a source: its citation as it was published, and what of it is ours in the reader's language. */
export function describeSource({ language }: i18n, { citation }: Pick<Source, 'citation'>): string {
  return inLanguage(citation, language);
}

/** Several of them as the end of a sentence: one may end in an abbreviation, whose stop is the sentence's too. */
export function describeSources(instance: i18n, sources: readonly Pick<Source, 'citation'>[]): string {
  return sources
    .map((source) => describeSource(instance, source))
    .join('; ')
    .replace(/\.?$/, '.');
}

/** What was opened to compare; null where nothing was. */
export function describeWhere({ language }: i18n, { where }: Pick<Source, 'where'>): string | null {
  return where && inLanguage(where, language);
}

function inLanguage(wording: Wording, language: string): string {
  return typeof wording === 'string' ? wording : wording[language === 'en' ? 'en' : 'es'];
}
