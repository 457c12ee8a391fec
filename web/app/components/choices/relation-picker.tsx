import { Combobox as HeadlessCombobox } from '@headlessui/react';
import { cva } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Count } from '../basics/count';
import { Icon } from '../basics/icon';
import { useFoundNames } from '../entries/found-names';
import { KEEPS_A_DIFFERENCE } from '../entries/set-field';
import { Affix, AffixIcon } from '../fields/affix';
import { announceChange } from '../fields/announce-change';
import { Field } from '../fields/field';
import { lead } from '../fields/focus-field';
import { inputLook } from '../fields/input-look';
import { OptionSearch } from './option-search';
import { SearchProblem } from './search-problem';
import type { FoundOption, SearchProblemKind } from './use-async-options';

interface RelationPickerProps {
  /** Field name, submitted once for each relation that remains after saving. */
  name: string;
  id: string;
  label: string;
  /** Label of the field that adds a relation: "Añadir un centro". */
  addLabel: string;
  source: string;
  /** Stored relations. Choices are kept as a difference to them, and so survive a concurrent change by another user. */
  kept: readonly FoundOption[];
  /** Options added initially. */
  preset?: readonly FoundOption[];
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  isChanged?: boolean;
}

type Change = 'kept' | 'added' | 'removed';

const row = cva(
  'flex min-h-9 items-center gap-2 border-line px-2.5 py-1 text-sm not-last:border-b finger:min-h-touch',
  {
    variants: { change: { kept: '', added: 'bg-success-bg text-ink', removed: 'bg-danger-bg' } },
  },
);

/** Picker for many relations that shows stored, added and removed ones before saving. */
export function RelationPicker(props: RelationPickerProps) {
  const { name, id, label, addLabel, source, kept, preset = [], hint, error, optional, isChanged } = props;
  const { t } = useTranslation('common');
  const [chosenAlso, setChosenAlso] = useState(preset);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SearchProblemKind>(null);
  const nameFound = useFoundNames();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const announcer = useRef<HTMLInputElement>(null);
  const isKept = new Set(kept.map(({ value }) => value));
  // Another user may have stored the same relation meanwhile.
  const added = chosenAlso.filter(({ value }) => !isKept.has(value));
  const goes = kept.filter(({ value }) => removed.has(value));
  const wanted = [...kept.filter(({ value }) => !removed.has(value)), ...added];
  const sent = wanted.map(({ value }) => value).join();
  const announced = useRef(sent);
  const addedCount = added.length;
  useEffect(() => {
    // Scrolls a long list to the most recently added row.
    if (addedCount > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [addedCount]);
  useEffect(() => {
    if (announced.current === sent) return;
    announced.current = sent;
    announceChange(announcer.current);
  }, [sent]);

  function choose(next: readonly FoundOption[]) {
    const isNext = new Set(next.map(({ value }) => value));
    nameFound(name, next);
    setChosenAlso(next.filter(({ value }) => !isKept.has(value)));
    setRemoved(new Set(kept.flatMap(({ value }) => (isNext.has(value) ? [] : [value]))));
    setText('');
    if (input.current) input.current.value = '';
  }
  function toggle(option: FoundOption) {
    const others = wanted.filter(({ value }) => value !== option.value);
    choose(others.length < wanted.length ? others : [...wanted, option]);
  }
  function take(option: FoundOption, change: Change) {
    choose(change === 'removed' ? [...wanted, option] : wanted.filter(({ value }) => value !== option.value));
    // A stored relation keeps its row and the focus; an added one disappears with its button, so the focus moves to the
    // field without opening its list.
    if (change === 'added') lead(() => input.current?.focus());
  }
  const rows = [
    ...kept.map((option) => ({ option, change: removed.has(option.value) ? ('removed' as const) : ('kept' as const) })),
    ...added.map((option) => ({ option, change: 'added' as const })),
  ];
  return (
    <Field
      id={id}
      label={label}
      count={<Count size="small">{String(wanted.length)}</Count>}
      aside={<Difference added={added.length} removed={goes.length} />}
      hint={hint}
      error={error}
      {...(optional ? { optional } : {})}
      {...(isChanged ? { isChanged } : {})}
    >
      {/* Disabled, so never submitted: represents the name for change detection when the last relation is removed. */}
      <input ref={announcer} type="hidden" name={name} disabled {...KEEPS_A_DIFFERENCE} />
      {wanted.map(({ value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      {rows.length > 0 ? (
        <ul ref={list} className="mb-1.5 max-h-96 overflow-y-auto rounded-md border border-line-2">
          {rows.map(({ option, change }) => (
            <RelationRow key={option.value} option={option} change={change} onTake={() => take(option, change)} />
          ))}
        </ul>
      ) : null}
      {/* Single-select mode: with multiple selection, Headless UI would leave the list open over the following
          content. */}
      <HeadlessCombobox<FoundOption | null>
        value={null}
        by={(_none, option) => wanted.some(({ value }) => value === option?.value)}
        immediate
        onChange={(option) => option && toggle(option)}
        onClose={() => setText('')}
      >
        {({ open }) => (
          <>
            <Affix ref={anchor}>
              <AffixIcon name="search" />
              <OptionSearch
                ref={input}
                anchor={anchor}
                isOpen={open}
                source={source}
                label={addLabel}
                text={text}
                onTextChange={setText}
                id={id}
                data-control
                className={inputLook({ start: 'icon', end: 'plain' })}
                placeholder={addLabel}
                onProblem={setProblem}
              />
            </Affix>
            {problem ? <SearchProblem problem={problem} /> : null}
          </>
        )}
      </HeadlessCombobox>
      <p className="sr-only" role="status">
        {t('relation.difference', {
          added: t('relation.adds', { count: added.length }),
          removed: t('relation.removes', { count: goes.length }),
        })}
      </p>
    </Field>
  );
}

function Difference({ added, removed }: { added: number; removed: number }) {
  if (added + removed === 0) return null;
  return (
    <span aria-hidden="true" className="inline-flex gap-2 font-medium" data-part="difference">
      {added > 0 ? <span className="text-success">+{added}</span> : null}
      {removed > 0 ? <span className="text-danger">−{removed}</span> : null}
    </span>
  );
}

function RelationRow({ option, change, onTake }: { option: FoundOption; change: Change; onTake: () => void }) {
  const { t } = useTranslation('common');
  const { label, description } = option;
  return (
    <li className={row({ change })} data-change={change}>
      <span className="w-4 flex-none text-center" aria-hidden="true">
        {change === 'kept' ? <Icon name="check" small /> : change === 'added' ? '+' : '−'}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {change === 'removed' ? <del>{label}</del> : label}
        {description ? <span className="text-xs text-ink-2"> {description}</span> : null}
      </span>
      {change === 'kept' ? null : <span className="flex-none text-xs text-ink-2">{t(`relation.${change}`)}</span>}
      <button
        type="button"
        className="finger-area grid size-6 flex-none place-items-center rounded-sm hover:bg-pressed"
        aria-label={t(change === 'removed' ? 'relation.undo' : 'relation.remove', { name: label })}
        onClick={onTake}
      >
        <Icon name={change === 'removed' ? 'undo' : 'cross'} small />
      </button>
    </li>
  );
}
