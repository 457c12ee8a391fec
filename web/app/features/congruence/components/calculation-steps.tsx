import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import { describeGap, describeSteps } from '@aval/i18n/clinical/calculation-steps';
import { useCongruenceWords } from '../use-congruence-words';

/** Steps of a calculation, one per line; or the missing inputs when it could not be computed. */
export function CalculationSteps({ calculation }: { calculation: Calculation<object> }) {
  const { i18n } = useCongruenceWords();
  if (!calculation.computable) {
    const gaps = calculation.gaps.map((gap) => describeGap(i18n, gap));
    return <p className="text-ink-3 text-xs/sm">{[...new Set(gaps)].join(' · ')}</p>;
  }
  return (
    <dl className="grid gap-y-0.5 text-xs/sm tabular-nums">
      {describeSteps(i18n, calculation.steps).map(({ subject, text }) => (
        <div key={`${subject} ${text}`} className="wrap-anywhere">
          <dt className="inline text-ink-3 after:content-[':']">{subject}</dt>{' '}
          <dd className="inline text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
