import { useTranslation } from '../../shell/words/translation';

/**
 * Returns the message of an empty option list. "Other letters" helps only after typing; a patient search finds more by
 * number than it lists at first.
 */
export function useNoneFound(): (text: string, isPrivate?: boolean) => string {
  const { t } = useTranslation('common');
  return (text, isPrivate = false) => {
    if (text.trim() !== '') return t('combobox.noneFound');
    return t(isPrivate ? 'combobox.placeholder' : 'combobox.nothingToChoose');
  };
}
