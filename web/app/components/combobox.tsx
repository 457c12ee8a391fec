import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceChange } from './announce-change';
import { useFieldControl } from './field-context';
import { Icon } from './icon';
import { OptionPanel } from './option-panel';
import { type FoundOption, useAsyncOptions } from './use-async-options';
import { useFloatingPanel } from './use-floating-panel';
import { useListbox } from './use-listbox';

interface ComboboxProps {
  name: string;
  /** Address of a resource route that answers FoundOptions for `?q=`. */
  source: string;
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
  const { name, source, label, id, defaultValue = null, placeholder, disabled, form, onChange } = props;
  const { t } = useTranslation('common');
  const [chosen, setChosen] = useState<FoundOption | null>(defaultValue);
  const [text, setText] = useState(defaultValue?.label ?? '');
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const announced = useRef(chosen?.value);
  const query = text === chosen?.label ? '' : text;
  const { options, isSearching } = useAsyncOptions(source, query, isOpen);

  const close = useCallback(() => {
    setOpen(false);
    setText(chosen?.label ?? '');
  }, [chosen]);
  function choose(option: FoundOption | null) {
    setChosen(option);
    setText(option?.label ?? '');
    setOpen(false);
    onChange?.(option);
  }
  const listbox = useListbox({
    count: options.length,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: (index) => choose(options[index] ?? null),
  });
  useFloatingPanel({ anchor, panel, isOpen, onClose: close, matchWidth: true });
  useEffect(() => {
    if (announced.current === chosen?.value) return;
    announced.current = chosen?.value;
    announceChange(hidden.current);
  }, [chosen]);

  return (
    <span className="affix affix--lead" ref={anchor}>
      <Icon name="search" small />
      <input ref={hidden} type="hidden" name={name} value={chosen?.value ?? ''} form={form} disabled={disabled} />
      <input
        {...useFieldControl({ id })}
        {...listbox.inputAttributes}
        className="input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? t('combobox.placeholder')}
        value={text}
        disabled={disabled}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          if (event.target.value === '') setChosen(null);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={listbox.handleKey}
      />
      {chosen && !disabled ? (
        <button
          type="button"
          className="affix__button"
          aria-label={t('combobox.clear', { name: chosen.label })}
          onClick={() => choose(null)}
        >
          <Icon name="cross" small />
        </button>
      ) : null}
      {isOpen ? (
        <OptionPanel
          ref={panel}
          id={listbox.listId}
          label={label}
          options={options}
          isSearching={isSearching}
          active={listbox.active}
          selected={chosen ? [chosen.value] : []}
          optionId={listbox.optionId}
          onPoint={listbox.setActive}
          onKey={listbox.handleKey}
          onChoose={(index) => choose(options[index] ?? null)}
        />
      ) : null}
    </span>
  );
}
