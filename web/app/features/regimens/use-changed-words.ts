import type { ChangeField } from '@aval/application/change-record/change-fields';
import { useTranslation } from '../../shell/words/translation';

/** Describes the fields changed between two versions of a regimen. */
export function useChangedWords(): (changed: readonly ChangeField[]) => string {
  const { t, i18n } = useTranslation('regimens');
  return (changed) => {
    const named = changed.filter((field) => field !== 'version').map((field) => t(`field.${field as 'name'}`));
    return new Intl.ListFormat(i18n.language).format(named.map((name) => (name === 'DOI' ? name : name.toLowerCase())));
  };
}
