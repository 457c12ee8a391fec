import type { Source, Wording } from '@aval/domain/reference/source';
import type { i18n } from 'i18next';

/** Returns a source's citation as published, with our own words in the reader's language. */
export function describeSource({ language }: i18n, { citation }: Pick<Source, 'citation'>): string {
  return inLanguage(citation, language);
}

/** Returns several sources as the end of a sentence, where the full stop of an abbreviation serves both. */
export function describeSources(instance: i18n, sources: readonly Pick<Source, 'citation'>[]): string {
  return sources
    .map((source) => describeSource(instance, source))
    .join('; ')
    .replace(/\.?$/, '.');
}

/** Returns the place that was compared; null when there is none. */
export function describeWhere({ language }: i18n, { where }: Pick<Source, 'where'>): string | null {
  return where && inLanguage(where, language);
}

function inLanguage(wording: Wording, language: string): string {
  return typeof wording === 'string' ? wording : wording[language === 'en' ? 'en' : 'es'];
}
