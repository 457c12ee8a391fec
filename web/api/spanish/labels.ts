import englishApi from '@aval/i18n/en/api';
import englishFields from '@aval/i18n/en/demands/demand-fields';
import { marker as englishMarkers, option as englishOptions } from '@aval/i18n/en/demands/demand-options';
import spanishApi from '@aval/i18n/es/api';
import spanishFields from '@aval/i18n/es/demands/demand-fields';
import { marker as spanishMarkers, option as spanishOptions } from '@aval/i18n/es/demands/demand-options';

/** Words of the interface in one language: texts, or groups of them. */
interface Words {
  readonly [key: string]: string | Words;
}

/** Returns the texts of one language with those at the same places in the other. */
function pairsOf(english: Words, spanish: Words): [string, string][] {
  return Object.entries(english).flatMap(([key, said]): [string, string][] => {
    const other = spanish[key];
    if (typeof said === 'string') return typeof other === 'string' ? [[said, other]] : [];
    return typeof other === 'object' ? pairsOf(said, other) : [];
  });
}

/** Labels of the request's fields, from which the document describes fields. */
export const FIELD_LABELS: ReadonlyMap<string, string> = new Map(pairsOf(englishFields, spanishFields));

/** Names of tumour types and of their markers. */
export const TUMOUR_LABELS: ReadonlyMap<string, string> = new Map(
  pairsOf(englishOptions.tumourType, spanishOptions.tumourType),
);
export const MARKER_LABELS: ReadonlyMap<string, string> = new Map(pairsOf(englishMarkers, spanishMarkers));

/** Messages of problems, which the document also lists. */
export const PROBLEM_MESSAGES: ReadonlyMap<string, string> = new Map(pairsOf(englishApi.problem, spanishApi.problem));
