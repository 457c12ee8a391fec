import { cva } from 'class-variance-authority';
import { Icon } from '../basics/icon';
import { StatusIcon } from './status-icon';

export interface Phase {
  key: string;
  title: string;
  /** Person and time. */
  detail?: string;
  /** The same in full, for screen readers, where the shown one is shortened. */
  fullDetail?: string | undefined;
  /** `skipped`: the phase does not occur for this demand. */
  state: 'done' | 'denied' | 'current' | 'later' | 'skipped';
}

/** Spacing below the facts, and above the row that follows the header. */
const STRIP = [
  'mb-3.5 grid auto-cols-[1fr] grid-flow-col gap-1 max-xl:mb-2 beside-panel:mb-2 [div+&]:mt-3.5',
  'max-md:auto-cols-[minmax(0,1fr)] max-md:gap-[3px]',
].join(' ');

const REACHED = [
  'forced-colors:border-t-[Highlight] forced-colors:forced-color-adjust-none',
  'forced-colors:[&>b]:text-[CanvasText] forced-colors:[&>span]:text-[CanvasText]',
];
const NAMELESS = 'max-md:[&>b]:hidden';
const FAINT = '[&>b]:font-medium [&>b]:text-ink-3 forced-colors:border-t-[GrayText]';

const look = cva(
  [
    'min-w-0 border-t-3 pt-2 pr-1.5 text-ink-3 text-xs [&>b]:flex [&>b]:items-center [&>b]:gap-[5px]',
    '[&>b>svg]:size-3 [&>b>svg]:flex-none [&>span]:block [&>span]:tabular-nums max-md:[&>span]:hidden',
  ],
  {
    variants: {
      state: {
        done: [REACHED, NAMELESS, 'border-brand [&>b>svg]:stroke-2 [&>b]:font-medium [&>b]:text-ink-2'],
        denied: [REACHED, NAMELESS, 'border-danger [&>b]:font-medium [&>b]:text-danger'],
        /**
         * Half filled. On a phone only this phase shows its name; the last phase's name is wider than its column and
         * extends to the left.
         */
        current: [
          REACHED,
          'border-line-2 [&>b]:font-semibold [&>b]:text-ink [&>span]:text-ink-2',
          '[border-image:linear-gradient(90deg,var(--c-brand)_55%,var(--c-brand-line)_55%)_1]',
          'max-md:overflow-visible max-md:last:pr-0 max-md:[&>b]:whitespace-nowrap max-md:last:[&>b]:justify-end',
          'forced-colors:border-t-5 forced-colors:[border-image:none]',
        ],
        skipped: [NAMELESS, FAINT, 'border-brand-line'],
        later: [NAMELESS, FAINT, 'border-line-2'],
      },
    },
  },
);

/** Phases of a demand: done, current (half filled), later. */
export function ProgressStrip({ label, phases }: { label: string; phases: readonly Phase[] }) {
  return (
    <ol className={STRIP} aria-label={label}>
      {phases.map((phase) => (
        <li
          key={phase.key}
          className={look({ state: phase.state })}
          aria-current={phase.state === 'current' ? 'step' : undefined}
        >
          <b>
            {phase.state === 'done' ? <Icon name="check" /> : null}
            {phase.state === 'denied' ? <StatusIcon status="sended_denied" /> : null}
            {phase.title}
          </b>
          {phase.fullDetail === undefined ? (
            <span>{phase.detail ?? '\u00a0'}</span>
          ) : (
            <span title={phase.fullDetail}>
              <span aria-hidden="true">{phase.detail}</span>
              <span className="sr-only">{phase.fullDetail}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
