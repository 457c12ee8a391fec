import { Combobox as HeadlessCombobox } from '@headlessui/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announceChange } from '../fields/announce-change';
import { OptionSearch } from './option-search';
import { SearchProblem } from './search-problem';
import { TOKEN_TEXT, TOKENS, Token } from './token';
import type { FoundOption, SearchProblemKind } from './use-async-options';

interface TokenComboboxProps {
  /** Field name, submitted once for each chosen option. */
  name: string;
  source: string;
  label: string;
  id?: string;
  defaultValue?: readonly FoundOption[];
  placeholder?: string;
  form?: string;
  onChange?: (options: readonly FoundOption[]) => void;
}

/** Multiple choice with tokens in the field; Backspace in the empty text field removes the last one. */
export function TokenCombobox(props: TokenComboboxProps) {
  const { name, source, label, id, defaultValue = [], placeholder, form, onChange } = props;
  const [chosen, setChosen] = useState([...defaultValue]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SearchProblemKind>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const announcer = useRef<HTMLInputElement>(null);
  const announced = useRef(chosen);

  function change(next: FoundOption[]) {
    setChosen(next);
    setText('');
    if (input.current) input.current.value = '';
    onChange?.(next);
  }
  function remove(value: string) {
    change(chosen.filter((option) => option.value !== value));
    input.current?.focus();
  }
  function toggle(option: FoundOption) {
    const others = chosen.filter(({ value }) => value !== option.value);
    change(others.length < chosen.length ? others : [...chosen, option]);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && event.currentTarget.value === '' && chosen.length > 0) change(chosen.slice(0, -1));
  }
  useEffect(() => {
    if (announced.current === chosen) return;
    announced.current = chosen;
    announceChange(announcer.current);
  }, [chosen]);

  return (
    // Single-select mode: with multiple selection, Headless UI would leave the list open over the following content.
    <HeadlessCombobox<FoundOption | null>
      value={null}
      by={(_none, option) => chosen.some(({ value }) => value === option?.value)}
      immediate
      onChange={(option) => option && toggle(option)}
      onClose={() => setText('')}
    >
      {({ open }) => (
        <>
          <span className={TOKENS} data-control data-part="tokens" ref={anchor}>
            {/* Disabled, so never submitted: represents the name for change detection when the last token is
                removed. */}
            <input ref={announcer} type="hidden" name={name} form={form} disabled />
            {chosen.map((option) => (
              <Token key={option.value} label={option.label} onRemove={() => remove(option.value)}>
                <input type="hidden" name={name} value={option.value} form={form} />
              </Token>
            ))}
            <OptionSearch
              ref={input}
              anchor={anchor}
              isOpen={open}
              source={source}
              label={label}
              text={text}
              onTextChange={setText}
              id={id}
              className={TOKEN_TEXT}
              placeholder={placeholder}
              onProblem={setProblem}
              onKeyDown={handleKey}
            />
          </span>
          {problem ? <SearchProblem problem={problem} /> : null}
        </>
      )}
    </HeadlessCombobox>
  );
}
