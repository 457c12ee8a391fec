import type { ChangeField } from '@aval/application/change-record/change-fields';
import { useTranslation } from '../../shell/words/translation';

const LABELS = {
  companyId: 'common:label.company',
  name: 'common:label.name',
  tumourType: 'common:label.tumour',
  intentions: 'demand:field.chemotherapy.intention',
  cycleLengthDays: 'regimens:field.cycleLengthDays',
  plannedCycles: 'regimens:field.plannedCycles',
  lines: 'regimens:field.lines',
  citation: 'regimens:field.citation',
  doi: 'regimens:field.doi',
  otherNames: 'common:label.otherNames',
} as const satisfies Partial<Record<ChangeField, string>>;

/** Describes the fields changed between two versions of a regimen. */
export function useChangedWords(): (changed: readonly ChangeField[]) => string {
  const { t, i18n } = useTranslation(['regimens', 'common', 'demand']);
  return (changed) => {
    const named = changed
      .filter((field) => field !== 'version')
      .map((field) => t(LABELS[field as keyof typeof LABELS]));
    return new Intl.ListFormat(i18n.language).format(named.map((name) => (name === 'DOI' ? name : name.toLowerCase())));
  };
}
