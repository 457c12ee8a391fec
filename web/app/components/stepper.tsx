import { Link } from '@remix-run/react';
import { Icon } from './icon';

export interface Step {
  key: string;
  title: string;
  /** Second line: what the step holds. */
  content: string;
  state: 'done' | 'current' | 'later';
  /** Only a step that may be opened has an address. */
  to?: string;
}

/** A list of links: done ones lead back, the next one to be filled in leads on, those after it are no links yet. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className="stepper">
        {steps.map((step, index) => {
          const content = (
            <>
              <span className="step__number">{step.state === 'done' ? <Icon name="check" /> : index + 1}</span>
              <span>
                <b title={step.title}>{step.title}</b>
                <small title={step.content}>{step.content}</small>
              </span>
            </>
          );
          return (
            <li
              key={step.key}
              className={step.state === 'done' ? 'is-done' : step.state === 'current' ? 'is-now' : undefined}
            >
              {step.to !== undefined ? (
                <Link className="step" to={step.to} aria-current={step.state === 'current' ? 'step' : undefined}>
                  {content}
                </Link>
              ) : (
                <span className="step" aria-current={step.state === 'current' ? 'step' : undefined}>
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
