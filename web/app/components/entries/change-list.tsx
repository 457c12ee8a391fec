import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { focusControl } from '../fields/focus-field';
import type { FieldChange } from './changed-fields';

/** Limits a long value to four lines. */
const SAID = 'line-clamp-4 whitespace-pre-line wrap-anywhere';

/** List of changes, each with a link to its field. */
export function ChangeList({
  changes,
  fieldId,
}: {
  changes: readonly FieldChange[];
  fieldId: (name: string) => string;
}) {
  function lead(event: MouseEvent<HTMLAnchorElement>, name: string) {
    if (focusControl(fieldId(name))) event.preventDefault();
  }
  return (
    <dl className="grid gap-x-5 pb-2.5 text-sm md:grid-cols-[minmax(8rem,1fr)_3fr]">
      {changes.map((change) => (
        <div
          key={change.name}
          className="grid gap-x-5 border-line border-b py-1.5 md:col-span-2 md:grid-cols-subgrid"
          data-change={change.name}
        >
          <dt className="text-ink-2">
            <a
              className="finger-area underline"
              href={`#${fieldId(change.name)}`}
              onClick={(event) => lead(event, change.name)}
            >
              {change.label}
            </a>
          </dt>
          <dd className="min-w-0">
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ change }: { change: FieldChange }) {
  const { t } = useTranslation('common');
  const none = t('answer.none');
  if (change.kind === 'unseen') return change.said ?? t(change.isGone ? 'entry.change.gone' : 'entry.change.other');
  if (change.kind === 'several') {
    return (
      <ul>
        {change.added.map((name) => (
          <Piece key={`+${name}`} sign="+" word={t('relation.added')} look="bg-success-bg">
            {name}
          </Piece>
        ))}
        {change.removed.map((name) => (
          <Piece key={`−${name}`} sign="−" word={t('relation.removed')} look="bg-danger-bg">
            <del>{name}</del>
          </Piece>
        ))}
      </ul>
    );
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{t('entry.change.before')}</span>
      <del className={`${SAID} text-ink-3`}>{change.before || none}</del>
      <span aria-hidden="true">→</span>
      <span className="sr-only">{t('entry.change.after')}</span>
      <ins className={`${SAID} no-underline`}>{change.after || none}</ins>
    </span>
  );
}

function Piece({ sign, word, look, children }: { sign: string; word: string; look: string; children: ReactNode }) {
  return (
    <li className={`flex gap-2 rounded-sm px-1.5 ${look}`}>
      <span aria-hidden="true">{sign}</span>
      <span className={SAID}>{children}</span>
      <span className="ml-auto flex-none text-ink-2 text-xs">{word}</span>
    </li>
  );
}

/** One-line summary of the changes, truncated to the available width. */
export function ChangeSummary({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useTranslation('common');
  return (
    <p className="truncate text-ink-2 text-xs max-md:hidden">
      {changes.map((change, place) => (
        <span key={change.name}>
          {place > 0 ? ' · ' : null}
          {change.label}
          {change.kind === 'text' ? ' ' : ': '}
          {change.kind === 'several' ? (
            [...change.added.map((name) => `+ ${name}`), ...change.removed.map((name) => `− ${name}`)].join(', ')
          ) : change.kind === 'unseen' ? (
            (change.said ?? t(change.isGone ? 'entry.change.gone' : 'entry.change.other'))
          ) : (
            <>
              <del>{change.before || t('answer.none')}</del> → {change.after || t('answer.none')}
            </>
          )}
        </span>
      ))}
    </p>
  );
}
