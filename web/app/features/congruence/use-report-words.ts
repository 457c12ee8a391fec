import type { Figure } from '@aval/domain/clinical/calculation/steps';
import type { Check } from '@aval/domain/congruence/coverage/check';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { unitSign, writtenFigure } from '@aval/i18n/clinical/calculation-steps';
import {
  describeCheck,
  describeCheckBriefly,
  describeUnchecked,
  describeUncheckedDoses,
  describeUncheckedKinds,
} from '@aval/i18n/clinical/check-words';
import { describeClearanceLimits } from '@aval/i18n/clinical/clearance-words';
import { describeCycles, describeLineCycles } from '@aval/i18n/clinical/cycle-words';
import { describeDeviation, signedPercent } from '@aval/i18n/clinical/deviation-words';
import { describeSessionDose } from '@aval/i18n/clinical/intake-words';
import { describeLifetime, type LifetimeWording } from '@aval/i18n/clinical/lifetime-words';
import { describeUnknownDrugs } from '@aval/i18n/clinical/unknown-drug-words';
import { useMemo } from 'react';
import { useTranslation } from '../../shell/words/translation';

/** Wording of the report's figures, in the user's language. */
export function useReportWords() {
  const { t, i18n } = useTranslation(['report', 'congruence', 'clinical', 'demand']);
  return useMemo(
    () => ({
      t,
      /** Header of the column that covers all requested cycles. */
      cycles: (lines: readonly LineReport[]) => describeCycles(i18n, lines),
      deviation: (line: Pick<LineReport, 'deviation' | 'isBesideRegimen'>) => describeDeviation(i18n, line),
      signedPercent: (percent: number) => signedPercent(i18n, percent),
      sessionDose: (line: LineReport) => describeSessionDose(i18n, line),
      lineCycles: (line: LineReport, lines: readonly LineReport[]) => describeLineCycles(i18n, line, lines),
      clearanceLimits: (clearance: NonNullable<CongruenceReport['clearance']>) =>
        describeClearanceLimits(i18n, clearance),
      lifetime: (report: LifetimeReport, wording?: LifetimeWording) => describeLifetime(i18n, report, wording),
      unknownDrugs: (lines: Parameters<typeof describeUnknownDrugs>[1]) => describeUnknownDrugs(i18n, lines),
      check: (check: Check) => describeCheck(i18n, check),
      checkBriefly: (check: Check) => describeCheckBriefly(i18n, check),
      unchecked: (checks: readonly Check[]) => describeUnchecked(i18n, checks),
      uncheckedKinds: (lines: Parameters<typeof describeUncheckedKinds>[1]) => describeUncheckedKinds(i18n, lines),
      uncheckedDoses: (lines: Parameters<typeof describeUncheckedDoses>[1]) => describeUncheckedDoses(i18n, lines),
      unit: (unit: string) => unitSign(i18n, unit),
      figure: (value: number, unit: Figure['unit'], decimals?: number) =>
        writtenFigure(i18n, { value, unit, ...(decimals === undefined ? {} : { decimals }) }),
    }),
    [t, i18n],
  );
}

export type ReportWords = ReturnType<typeof useReportWords>;
