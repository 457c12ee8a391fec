import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import { useReportWords } from '../use-report-words';
import { type BarPart, barParts, limitMarks, scaleOf } from './lifetime-parts';

const COLOURS: Readonly<Record<BarPart['from'], string>> = {
  declared: 'bg-ink-3',
  authorized: 'bg-info-solid',
  request: 'bg-brand',
};

/** Sums and limits as lengths; what it shows stands in words below it. */
export function LifetimeBar({ report }: { report: LifetimeReport }) {
  const { t, figure } = useReportWords();
  const { ledger } = report;
  const scale = scaleOf(report);
  const at = (amount: number) => `${(amount / scale) * 100}%`;
  return (
    <div aria-hidden="true" className="mt-6">
      <div className="relative flex h-6 overflow-visible rounded-sm bg-sunken inset-ring inset-ring-line-2">
        {barParts(ledger).map(({ from, amount, label }) => (
          <span
            key={label}
            className={`grid min-w-0 place-items-center overflow-hidden border-surface border-r text-2xs text-on-solid last:border-r-0 ${COLOURS[from]}`}
            style={{ width: at(amount) }}
          >
            {label}
          </span>
        ))}
        {limitMarks(report).map(({ amount, kind }) => (
          <span
            key={`${kind} ${amount}`}
            className={`absolute -top-1 -bottom-1 border-l-2 ${kind === 'limit' ? 'border-danger-solid' : 'border-warn border-dashed'}`}
            style={{ left: at(amount) }}
          >
            <span className="absolute -top-4 -translate-x-1/2 whitespace-nowrap text-2xs text-ink-2">
              {t(`lifetime.${kind}`)} {figure(amount, null)}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
