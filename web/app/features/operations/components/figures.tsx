import type { DemandFigures } from '@aval/application/operations/read-outstanding';
import { cx } from 'class-variance-authority';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';

const FIGURES = ['active', 'onClock', 'overdue', 'marked'] as const;
/** Figures that should be zero. */
const FAULTS: ReadonlySet<string> = new Set(['overdue', 'marked']);

/** Numbers of active demands, and of those with faults. */
export function Figures({ demands }: { demands: DemandFigures }) {
  const numbers = useNumbers();
  const { t } = useTranslation('operations');
  return (
    <dl className="grid grid-cols-4 gap-x-6 gap-y-3 max-lg:grid-cols-2">
      {FIGURES.map((figure) => (
        <div key={figure}>
          <dt className="text-(length:--fs-sm) text-ink-2">{t(`figure.${figure}`)}</dt>
          <dd className="text-ink tabular-nums">
            <b
              className={cx('block text-xl font-semibold', FAULTS.has(figure) && demands[figure] > 0 && 'text-danger')}
            >
              {numbers.integer(demands[figure])}
            </b>
            <span className="text-xs text-ink-3">{t(`figure.${figure}Hint`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
