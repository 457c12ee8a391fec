import { Combobox as HeadlessCombobox } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../shell/translation';
import { announceChange } from './announce-change';
import { Icon } from './icon';
import { OptionSearch } from './option-search';
import { SearchProblem } from './search-problem';
import type { FoundOption, SearchProblemKind } from './use-async-options';

interface ComboboxProps {
  name: string;
  /** Address of a resource route that answers FoundOptions for `?q=`. */
  source: string;
  searchPauseMs?: number | undefined;
  /** For readers, the name of the list. */
  label: string;
  id?: string;
  defaultValue?: FoundOption | null;
  placeholder?: string;
  disabled?: boolean;
  form?: string;
  onChange?: (option: FoundOption | null) => void;
}

/** One of many, found by typing. The form gets the option's value; text that was not chosen goes back on leaving. */
export function Combobox(props: ComboboxProps) {
  const {
    name,
    source,
    searchPauseMs,
    label,
    id,
    defaultValue = null,
    placeholder,
    disabled = false,
    form,
    onChange,
  } = props;
  const { t } = useTranslation('common');
  const [chosen, setChosen] = useState<FoundOption | null>(defaultValue);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SearchProblemKind>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const announced = useRef(chosen?.value);
  const isLeaving = useRef(false);

  function choose(option: FoundOption | null) {
    setChosen(option);
    onChange?.(option);
  }
  useEffect(() => {
    if (announced.current === chosen?.value) return;
    announced.current = chosen?.value;
    announceChange(hidden.current);
  }, [chosen]);

  return (
    <HeadlessCombobox
      value={chosen}
      by="value"
      immediate
      disabled={disabled}
      onChange={(option) => {
        // Tab would choose the first option found, unseen.
        if (!isLeaving.current) choose(option);
      }}
      onClose={() => setText('')}
    >
      {({ open }) => (
        <>
          <span className="affix affix--lead" ref={anchor}>
            <Icon name="search" small />
            <input ref={hidden} type="hidden" name={name} value={chosen?.value ?? ''} form={form} disabled={disabled} />
            <OptionSearch
              ref={input}
              anchor={anchor}
              isOpen={open}
              source={source}
              searchPauseMs={searchPauseMs}
              label={label}
              text={text}
              onTextChange={setText}
              chosenText={defaultValue?.label ?? ''}
              id={id}
              className="input"
              placeholder={placeholder}
              onProblem={setProblem}
              onFocus={() => {
                isLeaving.current = false;
              }}
              onKeyDown={(event) => {
                isLeaving.current = event.key === 'Tab';
              }}
            />
            {chosen && !disabled ? (
              <button
                type="button"
                className="affix__button"
                aria-label={t('combobox.clear', { name: chosen.label })}
                onClick={() => {
                  choose(null);
                  input.current?.focus();
                }}
              >
                <Icon name="cross" small />
              </button>
            ) : null}
          </span>
          {problem ? <SearchProblem problem={problem} /> : null}
        </>
      )}
    </HeadlessCombobox>
  );
}
