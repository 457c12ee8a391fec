import { Link } from '@remix-run/react';
import { cva } from 'class-variance-authority';
import { Icon } from './icon';

export interface Step {
  key: string;
  title: string;
  /** Second line: content of the step. */
  content: string;
  state: 'done' | 'current' | 'later';
  /** Address; only steps that may be opened have one. */
  to?: string;
}

const STEPS = [
  'grid auto-cols-[1fr] grid-flow-col border-line border-b pt-4 pr-gutter-end pl-gutter',
  'max-lg:relative max-lg:flex max-lg:pt-2 max-lg:pb-7',
].join(' ');

const OTHERS = 'border-transparent';

const link = cva(
  [
    '-mb-px flex w-full min-w-0 items-center gap-2.5 border-b-2 pr-3 pb-[13px] finger:min-h-touch',
    'max-lg:justify-center max-lg:border-transparent max-lg:pr-0 max-lg:pb-0.5 small-screen:min-h-touch',
  ],
  {
    variants: {
      state: {
        done: [OTHERS, 'text-ink-2'],
        current: 'border-brand text-ink',
        later: [OTHERS, 'text-ink-3'],
      },
    },
  },
);

const number = cva(
  [
    'grid size-5.5 flex-none place-items-center rounded-full border font-semibold text-xs/sm tabular-nums',
    '[&_svg]:size-3 [&_svg]:stroke-[2.2]',
  ],
  {
    variants: {
      state: {
        done: 'border-brand-line bg-brand-soft text-brand-text',
        current: [
          'border-brand bg-brand text-on-brand',
          'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        ],
        later: 'border-control',
      },
    },
  },
);

/**
 * In a narrow window only the current step shows its name, in a line of its own below the numbers, where it is never truncated;
 * the others keep it for screen readers.
 */
const name = cva('min-w-0 *:block *:truncate [&>b]:leading-xs [&>small]:text-2xs/[0.875rem]', {
  variants: {
    state: {
      done: 'max-lg:sr-only [&>b]:font-medium',
      current: [
        '[&>b]:font-semibold [&>b]:whitespace-normal max-lg:absolute max-lg:bottom-1.5 max-lg:left-gutter max-lg:flex max-lg:items-baseline',
        'max-lg:gap-2',
      ],
      later: 'max-lg:sr-only [&>b]:font-medium',
    },
  },
});

/** Progress of a wizard: completed steps and the next one to fill in are links, later steps are not. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className={STEPS} data-part="stepper">
        {steps.map((step, index) => {
          const content = (
            <>
              <span className={number({ state: step.state })}>
                {step.state === 'done' ? <Icon name="check" /> : index + 1}
              </span>
              <span className={name({ state: step.state })}>
                <b title={step.title}>{step.title}</b>
                <small title={step.content}>{step.content}</small>
              </span>
            </>
          );
          return (
            <li key={step.key} className="min-w-0 max-lg:flex-1">
              {step.to !== undefined ? (
                <Link
                  className={link({ state: step.state })}
                  to={step.to}
                  aria-current={step.state === 'current' ? 'step' : undefined}
                >
                  {content}
                </Link>
              ) : (
                <span
                  className={link({ state: step.state })}
                  aria-current={step.state === 'current' ? 'step' : undefined}
                >
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
