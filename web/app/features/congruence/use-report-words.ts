import type { Figure } from '@aval/domain/clinical/calculation/steps';
import type { LifetimeLedger } from '@aval/domain/clinical/lifetime/ledger';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { writtenFigure } from '@aval/i18n/clinical/calculation-steps';
import { describeClearanceLimits } from '@aval/i18n/clinical/clearance-words';
import { describeCycles, describeLineCycles } from '@aval/i18n/clinical/cycle-words';
import { describeLineIntakes, type LineIntakes } from '@aval/i18n/clinical/intake-words';
import { describeLifetimeNotes } from '@aval/i18n/clinical/lifetime-words';
import { useMemo } from 'react';
import { useTranslation } from '../../shell/words/translation';

/** The figures behind findings in the reader's words. */
export function useReportWords() {
  const { t, i18n } = useTranslation(['report', 'congruence', 'clinical', 'demand']);
  return useMemo(
    () => ({
      t,
      /** The head of the column of all cycles that are asked for. */
      cycles: (lines: readonly LineReport[]) => describeCycles(i18n, lines),
      intakes: (counts: LineIntakes, dose: string) => describeLineIntakes(i18n, counts, dose),
      lineCycles: (line: LineReport, lines: readonly LineReport[]) => describeLineCycles(i18n, line, lines),
      lifetimeNotes: (ledger: LifetimeLedger) => describeLifetimeNotes(i18n, ledger),
      clearanceLimits: (clearance: NonNullable<CongruenceReport['clearance']>) =>
        describeClearanceLimits(i18n, clearance),
      figure: (value: number, unit: Figure['unit'], decimals?: number) =>
        writtenFigure(i18n, { value, unit, ...(decimals === undefined ? {} : { decimals }) }),
    }),
    [t, i18n],
  );
}

export type ReportWords = ReturnType<typeof useReportWords>;
