import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceChange } from './announce-change';
import { useFieldControl } from './field-context';
import { Icon } from './icon';
import { OptionPanel } from './option-panel';
import { type FoundOption, useAsyncOptions } from './use-async-options';
import { useFloatingPanel } from './use-floating-panel';
import { useListbox } from './use-listbox';

interface TokenComboboxProps {
  /** Repeated in the form, once for each chosen option. */
  name: string;
  source: string;
  label: string;
  id?: string;
  defaultValue?: readonly FoundOption[];
  placeholder?: string;
  form?: string;
  onChange?: (options: readonly FoundOption[]) => void;
}

/** Several of many: the chosen ones stand in the field as tokens; Backspace in the empty field takes the last away. */
export function TokenCombobox(props: TokenComboboxProps) {
  const { name, source, label, id, defaultValue = [], placeholder, form, onChange } = props;
  const { t } = useTranslation('common');
  const [chosen, setChosen] = useState(defaultValue);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const announced = useRef(chosen);
  const { options, isSearching } = useAsyncOptions(source, text, isOpen);
  const selected = chosen.map((option) => option.value);

  function change(next: readonly FoundOption[]) {
    setChosen(next);
    onChange?.(next);
  }
  function toggle(index: number) {
    const option = options[index];
    if (!option) return;
    const isChosen = selected.includes(option.value);
    change(isChosen ? chosen.filter(({ value }) => value !== option.value) : [...chosen, option]);
    setText('');
  }
  function remove(value: string) {
    change(chosen.filter((option) => option.value !== value));
    input.current?.focus();
  }
  const close = useCallback(() => setOpen(false), []);
  const listbox = useListbox({
    count: options.length,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: toggle,
  });
  useFloatingPanel({ anchor, panel, isOpen, onClose: close, matchWidth: true });
  useEffect(() => {
    if (announced.current === chosen) return;
    announced.current = chosen;
    announceChange(input.current);
  }, [chosen]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && text === '' && chosen.length > 0) change(chosen.slice(0, -1));
    else listbox.handleKey(event);
  }

  return (
    <span className="input token-input" ref={anchor}>
      {chosen.map((option) => (
        <span className="tag" key={option.value}>
          <input type="hidden" name={name} value={option.value} form={form} />
          {option.label}
          <button
            type="button"
            className="tag__remove"
            aria-label={t('combobox.clear', { name: option.label })}
            onClick={() => remove(option.value)}
          >
            <Icon name="cross" />
          </button>
        </span>
      ))}
      <input
        ref={input}
        {...useFieldControl({ id })}
        {...listbox.inputAttributes}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? t('combobox.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={handleKey}
      />
      {isOpen ? (
        <OptionPanel
          ref={panel}
          id={listbox.listId}
          label={label}
          options={options}
          isSearching={isSearching}
          active={listbox.active}
          selected={selected}
          optionId={listbox.optionId}
          onPoint={listbox.setActive}
          onKey={listbox.handleKey}
          onChoose={toggle}
        />
      ) : null}
    </span>
  );
}
