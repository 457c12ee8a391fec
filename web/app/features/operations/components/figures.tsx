import type { DemandFigures } from '@aval/application/operations/read-outstanding';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';

const FIGURES = ['active', 'onClock', 'overdue', 'marked'] as const;
/** Those that should be zero. */
const FAULTS: ReadonlySet<string> = new Set(['overdue', 'marked']);

/** How many demands are alive, and how many of them should not be as they are. */
export function Figures({ demands }: { demands: DemandFigures }) {
  const numbers = useNumbers();
  const { t } = useTranslation('operations');
  return (
    <dl className="figures">
      {FIGURES.map((figure) => (
        <div key={figure}>
          <dt>{t(`figure.${figure}`)}</dt>
          <dd className={FAULTS.has(figure) && demands[figure] > 0 ? 'is-bad' : undefined}>
            <b>{numbers.integer(demands[figure])}</b>
            <span className="hint">{t(`figure.${figure}Hint`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
