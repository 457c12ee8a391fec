import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { useCallback } from 'react';

import { useTranslation } from '../../../shell/words/translation';
import { listAt, textAt } from './form';
import { usePreviousTreatmentTitle } from './previous-treatment-title';

const PREFIXES = [
  'protocol',
  'chemotherapy',
  'drug',
  'radiotherapy',
  'previousTreatments',
  'exposures',
  'extras',
  'patient',
] as const;

const FIRST_DATE = 'chemotherapy.firstSessionDate';

/** Returns a function that names a field for the error summary: "Línea C: Presentación", "Cirugía 2: Fecha". */
export function useFieldLabels(): (name: string, typed: TypedForm) => string {
  const { t, i18n } = useTranslation(['demand', 'wizard']);
  const titleOf = usePreviousTreatmentTitle();
  return useCallback(
    (name, typed) => {
      const parts = name.split(/[.[\]]+/).filter(Boolean);
      const own = [...parts].reverse().find((part) => !/^\d+$/.test(part)) ?? '';
      if (own === '' || name === 'chemotherapyOn' || name === 'radiotherapyOn') return t('section.treatment');
      if (name === 'chemotherapy' || name === 'radiotherapy') return t(`field.${name}.title`);
      if (name === 'prescriberCenterId') return t('field.prescriberCenter');
      if (name === 'patientId') return t('section.patient');
      // Labelled as the first of the sessions, unless the cycle has none.
      if (name === FIRST_DATE && Number(textAt(typed, 'chemotherapy.sessionsPerCycle')) > 0)
        return t('field.chemotherapy.session', { number: 1 });
      const key = [
        // Short label, where the form has no room for the full one.
        `wizard:treatment.short.${own}`,
        ...(parts[0] === 'markers' ? [`demand:marker.${own}`] : []),
        ...(parts[1] === 'drugs' ? [`demand:field.drug.${own}`] : []),
        ...PREFIXES.map((prefix) => `demand:field.${prefix}.${own}`),
      ].find((candidate) => i18n.exists(candidate));
      const label = key ? (t as unknown as (key: string) => string)(key) : own;
      const place = placeOf(parts);
      if (!place) return label;
      if (place.list === 'exposures')
        return `${t('wizard:previousTreatments.exposure', { number: place.number })}: ${label}`;
      if (place.list === 'justifications') return t('field.extras.justifications');
      if (place.list === 'sessionDates') return t('field.chemotherapy.session', { number: place.number });
      if (place.list === 'drugs') return `${t('field.drug.line', { letter: drugLetter(place.number - 1) })}: ${label}`;
      if (place.list === 'radiotherapy') return `${t('field.radiotherapy.entry', { number: place.number })}: ${label}`;
      const types = listAt(typed, 'previousTreatments').map((entry) => textAt(entry, 'type'));
      return `${titleOf(types, place.number - 1)}: ${label}`;
    },
    [t, i18n, titleOf],
  );
}

/** Returns list and number (from 1) of a field within a list. */
function placeOf(parts: readonly string[]): { list: string; number: number } | null {
  const index = parts.findIndex((part) => /^\d+$/.test(part));
  return index < 0 ? null : { list: parts[index - 1] ?? '', number: Number(parts[index]) + 1 };
}
