import { Combobox as HeadlessCombobox } from '@headlessui/react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';
import { Affix, AffixButton, AffixIcon } from '../fields/affix';
import { announceChange } from '../fields/announce-change';
import { FieldError } from '../fields/field';
import { useFieldControl } from '../fields/field-context';
import { inputLook } from '../fields/input-look';
import { OptionSearch } from './option-search';
import { findNamed } from './rank-options';
import { SearchProblem } from './search-problem';
import type { FoundOption, SearchProblemKind } from './use-async-options';

interface ComboboxProps {
  name: string;
  /** Address of a resource route that returns `FoundOptions` for `?q=`. */
  source: string;
  /** The address returns the complete list, which is searched in the browser. */
  isWhole?: boolean | undefined;
  /** The search text or the parameters of the address contain patient data, so the request is a POST. */
  isPrivate?: boolean;
  /** Accessible name of the list. */
  label: string;
  id?: string;
  defaultValue?: FoundOption | null;
  placeholder?: string;
  disabled?: boolean;
  form?: string;
  onChange?: (option: FoundOption | null) => void;
  /** Shows the content of the active option in a pane beside the list, where there is room for one. */
  renderPane?: (active: FoundOption) => ReactNode;
}

/** Represents text that was left without a choice: an option without a value. */
function unchosen(text: string): FoundOption {
  return { value: '', label: text };
}

function isSame(one: FoundOption | null, other: FoundOption | null): boolean {
  return one?.value === other?.value;
}

/**
 * Single choice by typing. The form submits the option's value. Text left without a choice stays in the field, is
 * reported as unmatched and clears the previous choice; Escape restores that choice.
 */
export function Combobox(props: ComboboxProps) {
  const {
    name,
    source,
    isWhole,
    isPrivate,
    label,
    id,
    defaultValue = null,
    placeholder,
    disabled = false,
    form,
    onChange,
    renderPane,
  } = props;
  const { t } = useTranslation('common');
  const [chosen, setChosen] = useState<FoundOption | null>(defaultValue);
  const [text, setText] = useState('');
  const isTyped = text !== '';
  /** Updated one render later: the list must re-render only after Headless UI knows that nothing is selected. */
  const [isListTyped, setIsListTyped] = useState(isTyped);
  useLayoutEffect(() => setIsListTyped(isTyped), [isTyped]);
  const [problem, setProblem] = useState<SearchProblemKind>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const announced = useRef(chosen?.value ?? '');
  const isLeaving = useRef(false);

  const found = useRef<readonly FoundOption[]>([]);
  const typed = useRef('');
  const isUnchosen = chosen !== null && chosen.value === '';
  const { 'aria-invalid': isInvalid } = useFieldControl({});

  function type(next: string) {
    typed.current = next;
    setText(next);
  }
  function choose(option: FoundOption | null) {
    type('');
    setChosen(option);
    onChange?.(option);
  }
  function leave() {
    const left = typed.current.trim();
    type('');
    if (left === '' || left === chosen?.label) return;
    const named = findNamed(found.current, left);
    setChosen(named ?? unchosen(left));
    onChange?.(named ?? null);
  }
  const keepFound = useCallback((options: readonly FoundOption[]) => {
    found.current = options;
  }, []);
  const value = chosen?.value ?? '';
  useEffect(() => {
    if (announced.current === value) return;
    announced.current = value;
    announceChange(hidden.current);
  }, [value]);

  return (
    <HeadlessCombobox
      // No selection while text is typed, so that Enter takes the first match instead of the previous choice.
      value={isTyped ? null : chosen}
      by={isSame}
      immediate
      disabled={disabled}
      onChange={(option) => {
        // Tab would select the first match unseen; Escape, or closing without a selection, would empty the field.
        if (isLeaving.current || (option === null && typed.current !== '')) return;
        choose(option);
      }}
      onClose={leave}
    >
      {({ open, activeOption }) => (
        <>
          <Affix ref={anchor}>
            <AffixIcon name="search" />
            <input ref={hidden} type="hidden" name={name} value={value} form={form} disabled={disabled} />
            <OptionSearch
              ref={input}
              anchor={anchor}
              isOpen={open}
              source={source}
              isWhole={isWhole}
              isPrivate={isPrivate}
              label={label}
              text={text}
              onTextChange={(next) => {
                isLeaving.current = false;
                type(next);
              }}
              listKey={isListTyped ? 'typed' : 'opened'}
              chosenText={defaultValue?.label ?? ''}
              id={id}
              data-control
              className={inputLook({ start: 'icon', end: chosen && !disabled ? 'buttonAfterIcon' : 'plain' })}
              placeholder={placeholder}
              pane={activeOption && renderPane?.(activeOption)}
              onProblem={setProblem}
              onFound={keepFound}
              onFocus={() => {
                isLeaving.current = false;
                if (isUnchosen) type(chosen.label);
              }}
              onKeyDown={(event) => {
                isLeaving.current = event.key === 'Tab' || event.key === 'Escape';
                if (event.key === 'Escape') type('');
              }}
            />
            {chosen && !disabled ? (
              <AffixButton
                aria-label={t('combobox.clear', { name: chosen.label })}
                onClick={() => {
                  choose(null);
                  input.current?.focus();
                }}
              >
                <Icon name="cross" small />
              </AffixButton>
            ) : null}
          </Affix>
          {problem ? (
            <SearchProblem problem={problem} />
          ) : isUnchosen && !open && !isInvalid ? (
            <FieldError role="alert">{t('combobox.unchosen', { text: chosen.label })}</FieldError>
          ) : chosen?.warning ? (
            <p className="flex gap-[5px] text-warn text-xs" role="status">
              <Icon name="warning" small className="mt-px" />
              {chosen.warning}
            </p>
          ) : null}
        </>
      )}
    </HeadlessCombobox>
  );
}
