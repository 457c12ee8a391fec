import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import { PrintedDisclosure } from '../../../components/basics/printed-disclosure';
import { useReportWords } from '../use-report-words';
import { CalculationSteps } from './calculation-steps';

interface StepsDisclosureProps {
  calculation: Calculation<object>;
  /** Name of the calculated figure, for screen readers. */
  name: string;
  /** Whether it is one of several figures of the same kind, whose name is also printed. */
  isOfLine?: boolean;
}

/** Collapsed steps of a calculation; if it could not be computed, the reasons. */
export function StepsDisclosure({ calculation, name, isOfLine = false }: StepsDisclosureProps) {
  const { t } = useReportWords();
  if (!calculation.computable)
    return (
      <div className="flex gap-1">
        <span className="text-ink-3 text-xs/sm">{name}:</span>
        <CalculationSteps calculation={calculation} />
      </div>
    );
  if (calculation.steps.length === 0) return null;
  return (
    <PrintedDisclosure summary={t('doses.steps', { name })} className="break-inside-avoid text-xs">
      {isOfLine ? <p className="hidden font-medium text-ink-2 print:block">{name}</p> : null}
      <CalculationSteps calculation={calculation} />
    </PrintedDisclosure>
  );
}
