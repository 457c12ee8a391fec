import type { Figure } from '@aval/domain/clinical/calculation/steps';
import { writtenFigure } from '@aval/i18n/clinical/calculation-steps';
import { useMemo } from 'react';
import { useTranslation } from '../../shell/words/translation';

/** The figures behind findings in the reader's words. */
export function useReportWords() {
  const { t, i18n } = useTranslation(['report', 'congruence', 'clinical', 'demand']);
  return useMemo(
    () => ({
      t,
      figure: (value: number, unit: Figure['unit'], decimals?: number) =>
        writtenFigure(i18n, { value, unit, ...(decimals === undefined ? {} : { decimals }) }),
    }),
    [t, i18n],
  );
}

export type ReportWords = ReturnType<typeof useReportWords>;
