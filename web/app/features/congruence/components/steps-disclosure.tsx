import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import { Icon } from '../../../components/basics/icon';
import { useReportWords } from '../use-report-words';
import { CalculationSteps } from './calculation-steps';

interface StepsDisclosureProps {
  calculation: Calculation<object>;
  /** Of what, for those who hear it among others. */
  name: string;
  /** It is one of several of a kind, which on paper are told apart by it. */
  isOfLine?: boolean;
}

/** How a figure was found, for whoever opens it; of what cannot be computed, why. */
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
    <details className="break-inside-avoid text-xs print:details-content:[content-visibility:visible]">
      <summary className="-my-1 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm py-1 text-brand-text print:hidden finger:min-h-touch [&::-webkit-details-marker]:hidden">
        <Icon name="right" small className="transition-transform [[open]>summary>&]:rotate-90" />
        {t('doses.steps', { name })}
      </summary>
      {/* On paper all of them are open. */}
      {isOfLine ? <p className="hidden font-medium text-ink-2 print:block">{name}</p> : null}
      <CalculationSteps calculation={calculation} />
    </details>
  );
}
