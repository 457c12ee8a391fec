import { Icon } from './icon';

export interface Phase {
  key: string;
  title: string;
  /** Who and when. */
  detail?: string;
  state: 'done' | 'current' | 'later';
}

/** The phases of a life: done, half filled for the current one, to come. */
export function ProgressStrip({ label, phases }: { label: string; phases: readonly Phase[] }) {
  return (
    <ol className="progress-strip" aria-label={label}>
      {phases.map((phase) => (
        <li
          key={phase.key}
          className={phase.state === 'done' ? 'is-done' : phase.state === 'current' ? 'is-now' : undefined}
          aria-current={phase.state === 'current' ? 'step' : undefined}
        >
          <b>
            {phase.state === 'done' ? <Icon name="check" /> : null}
            {phase.title}
          </b>
          <span>{phase.detail ?? '\u00a0'}</span>
        </li>
      ))}
    </ol>
  );
}
