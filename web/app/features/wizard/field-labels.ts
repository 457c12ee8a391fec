import { useCallback } from 'react';
import { drugLetter } from '../../components/drug-letter';
import { useTranslation } from '../../shell/translation';

const PREFIXES = [
  'protocol',
  'chemotherapy',
  'drug',
  'radiotherapy',
  'previousTreatments',
  'extras',
  'patient',
] as const;

/** How the error summary names a field: "Presentación · línea C". */
export function useFieldLabels(): (name: string) => string {
  const { t, i18n } = useTranslation(['demand', 'wizard']);
  return useCallback(
    (name) => {
      const parts = name.split(/[.[\]]+/).filter(Boolean);
      const own = [...parts].reverse().find((part) => !/^\d+$/.test(part)) ?? '';
      if (own === '' || name === 'chemotherapyOn' || name === 'radiotherapyOn') return t('field.treatment.title');
      if (name === 'prescriberCenterId') return t('field.prescriberCenter');
      if (name === 'patientId') return t('field.patient.title');
      const key = [
        ...(parts[0] === 'markers' ? [`marker.${own}`] : []),
        ...(parts[1] === 'drugs' ? [`field.drug.${own}`] : []),
        ...PREFIXES.map((prefix) => `field.${prefix}.${own}`),
      ].find((candidate) => i18n.exists(`demand:${candidate}`));
      const label = key ? (t as unknown as (key: string) => string)(key) : own;
      return [label, placeOf(parts)].filter(Boolean).join(' ');
    },
    [t, i18n],
  );
}

/** Which of several: the letter of a drug line, the number of a session or of an entry. */
function placeOf(parts: readonly string[]): string {
  const index = parts.findIndex((part) => /^\d+$/.test(part));
  if (index < 0) return '';
  const number = Number(parts[index]);
  return parts[index - 1] === 'drugs' ? drugLetter(number) : String(number + 1);
}
