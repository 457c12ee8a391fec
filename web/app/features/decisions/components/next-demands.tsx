import type { PendingWork } from '@aval/application/demands/list/pending-work';
import { Link } from '@remix-run/react';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';
import { actionAddress } from '../../demand-actions/action-address';
import { DaysToStart } from '../../demand-list/components/day-counter';
import { TypeTag } from '../../demand-list/components/type-tag';

/** How far somebody has come today, and what waits next. */
export function NextDemands({ work: { decided, left, next } }: { work: PendingWork }) {
  const numbers = useNumbers();
  const { t } = useTranslation('decision');
  const total = decided + left;
  return (
    <section className="next-demands" aria-label={t('decided.pending')}>
      <p className="next-demands__count">
        <b>{t('decided.progress', { decided: numbers.integer(decided), total: numbers.integer(total) })}</b>
        <span>{left === 0 ? t('decided.none') : t('decided.left', { count: left })}</span>
      </p>
      <progress value={decided} max={Math.max(total, 1)} aria-hidden="true" />
      <ul>
        {next.map((demand) => (
          <li key={demand.id}>
            <Link to={actionAddress(demand.id, 'view')}>
              <span>
                <span className="reference">{demand.reference}</span> <TypeTag type={demand.type} />
              </span>
              <DaysToStart demand={demand} />
              <small>
                {demand.doctorName} · {demand.prescriberCenterName}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
