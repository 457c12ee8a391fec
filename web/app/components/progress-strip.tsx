import { Icon } from './icon';
import { StatusIcon } from './status-icon';

export interface Phase {
  key: string;
  title: string;
  /** Who and when. */
  detail?: string;
  /** Skipped: it has no part in this life. */
  state: 'done' | 'denied' | 'current' | 'later' | 'skipped';
}

const CLASSES = {
  done: 'is-done',
  denied: 'is-done is-denied',
  current: 'is-now',
  skipped: 'is-skipped',
  later: undefined,
} as const;

/** The phases of a life: done, half filled for the current one, to come. */
export function ProgressStrip({ label, phases }: { label: string; phases: readonly Phase[] }) {
  return (
    <ol className="progress-strip" aria-label={label}>
      {phases.map((phase) => (
        <li
          key={phase.key}
          className={CLASSES[phase.state]}
          aria-current={phase.state === 'current' ? 'step' : undefined}
        >
          <b>
            {phase.state === 'done' ? <Icon name="check" /> : null}
            {phase.state === 'denied' ? <StatusIcon status="sended_denied" /> : null}
            {phase.title}
          </b>
          <span>{phase.detail ?? '\u00a0'}</span>
        </li>
      ))}
    </ol>
  );
}
