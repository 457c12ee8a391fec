import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { useTranslation } from '../shell/translation';
import { joinClasses } from './join-classes';
import { StatusIcon } from './status-icon';

interface StatusBadgeProps {
  status: DisplayStatus;
  /** "Pte. de análisis", for columns; readers still hear the full form. */
  short?: boolean;
  /** 26 px, for headers. */
  large?: boolean;
}

export function StatusBadge({ status, short, large }: StatusBadgeProps) {
  const { t } = useTranslation('demand');
  const full = t(`status.${status}.long`);
  const shown = short ? t(`status.${status}.short`) : full;
  return (
    <span className={joinClasses('status', `is-${status}`, large && 'status--large')}>
      <StatusIcon status={status} />
      {shown === full ? (
        <span>{full}</span>
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{full}</span>
        </>
      )}
    </span>
  );
}
