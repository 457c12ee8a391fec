import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { StatusIcon } from '../demand/status-icon';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

/**
 * Columns for time, event and person, with a line that connects the entries; on a phone the time is above the rest.
 * Entries can receive the focus from a link, and none is split across printed pages.
 */
const timeline = cva(
  [
    'relative [&>li]:relative [&>li]:grid [&>li]:grid-cols-[104px_26px_minmax(0,1fr)] [&>li]:gap-x-2.5',
    'max-md:[&>li]:grid-cols-[26px_minmax(0,1fr)] [&>li:not(:last-child)]:pb-5 print:[&>li]:break-inside-avoid',
    '[&>li:focus]:[outline:var(--focus)] [&>li:focus]:outline-offset-4',
    '[&>li:not(:last-child)]:before:absolute [&>li:not(:last-child)]:before:top-7',
    '[&>li:not(:last-child)]:before:-bottom-0.5 [&>li:not(:last-child)]:before:left-[126.5px]',
    '[&>li:not(:last-child)]:before:w-px [&>li:not(:last-child)]:before:bg-line-2',
    'max-md:[&>li:not(:last-child)]:before:left-[12.5px]',
  ],
  {
    variants: {
      folded: {
        true: 'on-screen:[&>li:nth-child(5)]:before:hidden on-screen:[&>li:nth-child(n+6)]:hidden',
        false: '',
      },
      /** Entries with only a private comment are hidden in print, because anybody may read the paper. */
      ofComments: {
        true: 'print:[&>li:has([data-part=private]):not(:has([data-part=comment],[data-part=files]))]:hidden',
        false: '',
      },
    },
  },
);

interface TimelineProps {
  /** Shows the first five entries on screen; print shows all. */
  folded?: boolean;
  ofComments?: boolean;
  children: ReactNode;
}

export function Timeline({ folded = false, ofComments = false, children }: TimelineProps) {
  return <ol className={timeline({ folded, ofComments })}>{children}</ol>;
}

const WHEN = [
  'pt-[3px] text-right text-ink-3 text-xs tabular-nums [&>b]:block [&>b]:font-medium [&>b]:text-ink-2',
  'max-md:col-start-2 max-md:row-start-1 max-md:flex max-md:gap-1.5 max-md:pt-[5px] max-md:text-left',
].join(' ');

/** Dot in the colours of the resulting status. */
const DOT = [
  'relative z-1 grid size-6.5 place-items-center rounded-full border border-(--st-line,var(--c-line-2))',
  'bg-(--st-bg,var(--c-surface)) text-(--st-fg,var(--c-ink-2)) [&>svg]:size-3.5',
  'max-md:col-start-1 max-md:row-start-1 max-md:row-end-3',
].join(' ');

interface TimelineEntryProps {
  /** Id of an entry that can be linked to. */
  id?: string;
  /** `date` is dd/MM/yyyy, `time` HH:mm:ss, `instant` the machine-readable value. */
  date: string;
  time: string;
  instant: string;
  /** Resulting status, or `icon` for an event that changes no status. */
  status?: DisplayStatus;
  icon?: IconName;
  /** Person and action. */
  sentence: ReactNode;
  /** Sender and receiver. */
  route?: string;
  /** Comments and files. */
  children?: ReactNode;
}

export function TimelineEntry(props: TimelineEntryProps) {
  const { id, date, time, instant, status, icon, sentence, route, children } = props;
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1}>
      <time className={WHEN} dateTime={instant}>
        <b>{date}</b>
        {time}
      </time>
      <span className={DOT} data-status={status}>
        {status ? <StatusIcon status={status} /> : <Icon name={icon ?? 'comment'} />}
      </span>
      <div className="max-md:col-start-2 max-md:row-start-2">
        <p className="pt-[3px] [&_b]:font-semibold">
          {sentence} {route ? <span className="text-ink-3">· {route}</span> : null}
        </p>
        {children}
      </div>
    </li>
  );
}

const quote = cva('mt-1.5 max-w-[76ch] rounded-lg px-3 py-2 text-ink text-sm', {
  variants: {
    isPrivate: { true: 'bg-private-bg inset-ring inset-ring-private-line print:hidden', false: 'bg-sunken' },
  },
});

export function Comment({ children }: { children: ReactNode }) {
  return (
    <div className={quote({ isPrivate: false })} data-part="comment">
      {children}
    </div>
  );
}

/** Private comment: separate background, lock icon and the names of its readers. */
export function PrivateComment({ readers, children }: { readers: string; children: ReactNode }) {
  return (
    <div className={quote({ isPrivate: true })} data-part="private">
      <p className="mb-0.5 flex items-center gap-[5px] font-medium text-private text-xs [&>svg]:size-3">
        <Icon name="lock" />
        {readers}
      </p>
      {children}
    </div>
  );
}
