import { OPTIONS } from '@aval/domain/catalogue/options';
import { useCallback } from 'react';
import { useTranslation } from '../../../shell/words/translation';

/** Returns the title of a previous treatment: its group, numbered if there are several of the group. */
export function usePreviousTreatmentTitle(): (types: readonly string[], index: number) => string {
  const { t } = useTranslation('demand');
  return useCallback(
    (types, index) => {
      const type = types[index] ?? '';
      const known = OPTIONS.previousTreatment.find((option) => option === type);
      const group = known ? t(`option.previousTreatment.${known}`) : type;
      const isOnly = types.filter((other) => other === type).length === 1;
      const place = types.slice(0, index + 1).filter((other) => other === type).length;
      return isOnly ? group : `${group} ${place}`;
    },
    [t],
  );
}
