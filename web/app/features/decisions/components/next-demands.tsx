import type { PendingWork } from '@aval/application/demands/list/pending-work';
import { Link } from '@remix-run/react';
import type { LinkExtras } from '../../../components/actions/menu';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { actionAddress } from '../../demand-actions/action-address';
import { DaysToStart } from '../../demand-list/components/day-counter';
import { TypeTag } from '../../demand-list/components/type-tag';

const PROGRESS = [
  'my-2 block h-1 w-full appearance-none overflow-hidden rounded-full bg-pressed',
  '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-pressed [&::-webkit-progress-value]:bg-brand',
].join(' ');
const LINE = [
  '-mx-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-md p-2 text-ink',
  'hover:bg-hover hover:no-underline',
].join(' ');

interface NextDemandsProps {
  work: PendingWork;
  /** Props of the link to a demand. */
  opening: (demandId: string) => LinkExtras;
}

/** Today's progress and the next demands; taken from the list that the user came from until it is finished. */
export function NextDemands({ work: { decided, left, next, ofList }, opening }: NextDemandsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('decision');
  const total = decided + left;
  return (
    <section className="border-t border-line pt-4" aria-label={t('decided.pending')}>
      <p className="flex justify-between gap-3 tabular-nums">
        <b className="font-semibold">
          {t('decided.decidedToday', { count: decided, decided: numbers.integer(decided) })}
        </b>
        <span className="text-ink-3">{left === 0 ? t('decided.none') : t('decided.left', { count: left })}</span>
      </p>
      <progress className={PROGRESS} value={decided} max={Math.max(total, 1)} aria-hidden="true" />
      {ofList === null || next.length === 0 ? null : (
        <p className="mb-1 text-xs text-ink-2">{t(ofList ? 'decided.ofList' : 'decided.listDone')}</p>
      )}
      <ul>
        {next.map((demand) => (
          <li key={demand.id} className="not-first:border-t not-first:border-line">
            <Link className={LINE} to={actionAddress(demand.id, 'view')} {...opening(demand.id)}>
              <span>
                <span className="font-medium text-ink hover:text-brand-text">{demand.reference}</span>{' '}
                <TypeTag type={demand.type} />
              </span>
              <DaysToStart demand={demand} />
              <small className="col-span-full truncate text-xs/[1.25rem] text-ink-2">
                {demand.doctorName} · {demand.prescriberCenterName}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
