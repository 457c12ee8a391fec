import type { Source } from '@aval/domain/reference/source';
import type { i18n } from 'i18next';

const OWN_CHOICE = /^Choice of this data set/;

/** What a reader is told of a source: its citation, or that the reference data chose it. The catalogue `congruence` has to be loaded. */
export function describeSource({ t }: i18n, { citation }: Pick<Source, 'citation'>): string {
  return OWN_CHOICE.test(citation) ? t('congruence:ownChoice') : citation;
}
