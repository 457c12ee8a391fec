import { cva } from 'class-variance-authority';
import { Icon } from '../../../components/basics/icon';

interface Task {
  key: string;
  title: string;
  /** Note at the right: deadline, or done. */
  note: string;
  state: 'done' | 'current' | 'later';
}

const row = cva('flex items-center gap-2.5 rounded-lg border px-3 py-2', {
  variants: {
    state: {
      done: 'border-line text-ink-2',
      current: 'border-brand inset-ring inset-ring-brand font-medium text-ink',
      later: 'border-line text-ink-2',
    },
  },
});

const number = cva('grid size-5.5 flex-none place-items-center rounded-full border text-xs font-semibold', {
  variants: {
    state: {
      done: 'border-success-line bg-success-bg text-success',
      current: 'border-brand bg-brand text-on-brand',
      later: 'border-control',
    },
  },
});

/** Steps to complete, in order. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ol className="grid gap-1.5">
      {tasks.map(({ key, title, note, state }, index) => (
        <li key={key} className={row({ state })} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={number({ state })} aria-hidden="true">
            {state === 'done' ? <Icon name="check" small /> : index + 1}
          </span>
          <span>{title}</span>
          <span className="ml-auto text-right text-xs font-normal text-ink-2">{note}</span>
        </li>
      ))}
    </ol>
  );
}
