import { ROUTES_AT_HOME } from '@aval/domain/clinical/route';
import type { RegimenLine } from '@aval/domain/reference/regimen';
import { useTranslation } from '../../shell/words/translation';
import { daysText } from './regimen-form-values';

type Schedule = Pick<RegimenLine, 'administration' | 'days' | 'timesPerDay'>;

/** Describes the days of a line and, for routes at home, the intakes per day: "1-14 · 2 veces al día". */
export function useScheduleWords() {
  const { t } = useTranslation('demand');
  return ({ administration, days, timesPerDay }: Schedule): string[] => {
    const isSaid = timesPerDay > 1 || ROUTES_AT_HOME.includes(administration);
    return [daysText(days), ...(isSaid ? [t('timesPerDay', { count: timesPerDay })] : [])];
  };
}
