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

/**
 * Returns what a source rests on: the text that its row was compared with, or knowledge. Of a choice the citation says it
 * itself, and a library or an older finding gives the place alone. Null where there is nothing to say. Needs the
 * catalogue `congruence`.
 */
export function describeBasis({ t, language }: i18n, { where, checked }: Pick<Source, 'where' | 'checked'>) {
  const place = where && inLanguage(where, language);
  if (checked === 'knowledge') return t('congruence:basis.knowledge');
  if (checked !== 'text') return place;
  return place ? t('congruence:basis.textAt', { where: place }) : t('congruence:basis.text');
}

/** Returns several sources as the end of a sentence, each with what it rests on. Needs the catalogue `congruence`. */
export function describeSourcesWithBasis(instance: i18n, sources: readonly Source[]): string {
  const { t } = instance;
  const basisOf = ({ checked }: Source) =>
    checked === 'text' || checked === 'knowledge' ? ` (${t(`congruence:basis.${checked}`)})` : '';
  return sources
    .map((source) => `${describeSource(instance, source)}${basisOf(source)}`)
    .join('; ')
    .replace(/\.?$/, '.');
}

function inLanguage(wording: Wording, language: string): string {
  return typeof wording === 'string' ? wording : wording[language === 'en' ? 'en' : 'es'];
}
