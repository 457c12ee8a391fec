import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { cx } from 'class-variance-authority';
import { useTranslation } from '../../shell/words/translation';
import { StatusIcon } from './status-icon';

const LARGE = 'h-[26px] gap-1.5 pr-[11px] pl-[7px] text-sm/none [&_svg]:size-4';

/** Line styles for a draft and for a canceled demand. */
const TOLD_BY_LINES: Partial<Record<DisplayStatus, string>> = {
  draft: 'border-dashed',
  canceled: '[&>span]:line-through [&>span]:decoration-(--st-line) [&>span]:decoration-1',
};

interface StatusBadgeProps {
  status: DisplayStatus;
  /** Short label for columns ("Pte. de análisis"); screen readers still get the full one. */
  short?: boolean;
  /** 26 px, for headers. */
  large?: boolean;
}

export function StatusBadge({ status, short, large }: StatusBadgeProps) {
  const { t } = useTranslation('demand');
  const full = t(`status.${status}.long`);
  const shown = short ? t(`status.${status}.short`) : full;
  return (
    <span data-status={status} className={cx('status', large && LARGE, TOLD_BY_LINES[status])}>
      <StatusIcon status={status} within />
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
