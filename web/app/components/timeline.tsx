import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { StatusIcon } from './status-icon';

export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="timeline">{children}</ol>;
}

interface TimelineEntryProps {
  /** Of an entry that can be led to. */
  id?: string;
  /** dd/MM/yyyy and HH:mm:ss, and the instant for machines. */
  date: string;
  time: string;
  instant: string;
  /** The state it led to, or an icon for what changes no state. */
  status?: DisplayStatus;
  icon?: IconName;
  /** Who did what. */
  sentence: ReactNode;
  /** From whom to whom. */
  route?: string;
  /** Comments and files. */
  children?: ReactNode;
}

export function TimelineEntry(props: TimelineEntryProps) {
  const { id, date, time, instant, status, icon, sentence, route, children } = props;
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1}>
      <time className="timeline__when" dateTime={instant}>
        <b>{date}</b>
        {time}
      </time>
      <span className={status ? `timeline__dot is-${status}` : 'timeline__dot'}>
        {status ? <StatusIcon status={status} /> : <Icon name={icon ?? 'comment'} />}
      </span>
      <div className="timeline__body">
        <p className="timeline__line">
          {sentence} {route ? <span className="timeline__route">· {route}</span> : null}
        </p>
        {children}
      </div>
    </li>
  );
}

export function Comment({ children }: { children: ReactNode }) {
  return <div className="quote">{children}</div>;
}

/** Its own sand surface, with a lock and its readers named. */
export function PrivateComment({ readers, children }: { readers: string; children: ReactNode }) {
  return (
    <div className="quote quote--private">
      <p className="quote__tag">
        <Icon name="lock" />
        {readers}
      </p>
      {children}
    </div>
  );
}
