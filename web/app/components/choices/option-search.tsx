import { ComboboxInput } from '@headlessui/react';
import {
  Fragment,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useTranslation } from '../../shell/words/translation';
import { useFieldControl } from '../fields/field-context';
import { isFocusLed } from '../fields/focus-field';
import { OptionPanel } from './option-panel';
import { isExactly } from './rank-options';
import { type FoundOption, type SearchProblemKind, useAsyncOptions } from './use-async-options';
import { useEarlyEnter } from './use-early-enter';
import { useWholeOptions } from './use-whole-options';

interface OptionSearchProps {
  /** Element that the list opens under, with the same width. */
  anchor: RefObject<HTMLElement>;
  isOpen: boolean;
  source: string;
  /** The address returns the complete list, which is searched in the browser. */
  isWhole?: boolean | undefined;
  isPrivate?: boolean | undefined;
  label: string;
  /** Typed text without a choice yet. */
  text: string;
  onTextChange: (text: string) => void;
  /** Key of the list; a new key resets the active option. */
  listKey?: string;
  /** Field value while nothing is typed. */
  chosenText?: string;
  id?: string | undefined;
  className?: string;
  /** Set when this input is the bordered control itself, not part of one. */
  'data-control'?: boolean;
  placeholder?: string | undefined;
  /** Content of the active option, beside the list. */
  pane?: ReactNode;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Reports a search problem; the surrounding component displays it, because it outlives the list. */
  onProblem: (problem: SearchProblemKind) => void;
  /** Receives the displayed options. */
  onFound?: (options: readonly FoundOption[]) => void;
}

/** Reopens the list on a click into the already focused field, because the list opens on focus. */
function refocus({ currentTarget }: MouseEvent<HTMLInputElement>) {
  if (document.activeElement === currentTarget) currentTarget.blur();
}

const isOneActive = (input: HTMLInputElement) => input.hasAttribute('aria-activedescendant');

/** Text field and option list; must be inside a Headless UI combobox. */
export const OptionSearch = forwardRef<HTMLInputElement, OptionSearchProps>(function OptionSearch(props, ref) {
  const {
    anchor,
    isOpen,
    source,
    isWhole = false,
    isPrivate,
    label,
    text,
    onTextChange,
    listKey,
    chosenText = '',
    id,
    className,
    onProblem,
    onFound,
  } = props;
  const { t } = useTranslation('common');
  const { id: controlId, ...attributes } = useFieldControl({ id });
  const asked = useAsyncOptions(source, { text, isPrivate, isActive: isOpen && !isWhole });
  const whole = useWholeOptions(isWhole ? source : null, { text, isPrivate, isActive: isOpen });
  const { options, more = 0, isSearching, problem } = isWhole ? whole : asked;
  const early = useEarlyEnter({ text, options, isSearching, isOpen });
  /** Text whose exact match an arrow has confirmed, so that the next one moves on. */
  const met = useRef<string | null>(null);
  useEffect(() => onProblem(problem), [onProblem, problem]);
  // Opening the list interrupts the browser's own scrolling to the field, which would stay behind the bottom bar.
  useEffect(() => {
    if (isOpen) anchor.current?.scrollIntoView({ block: 'nearest' });
  }, [anchor, isOpen]);
  useEffect(() => onFound?.(isSearching ? [] : options), [onFound, isSearching, options]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Enter must never submit the surrounding form, as with a native select.
    if (event.key === 'Enter' && !isOpen) event.preventDefault();
    // Enter would choose from the previous results while the search is running, and nothing in the frame in which the
    // options appear, before Headless UI makes the first one active.
    const isEarly = isSearching || (text !== '' && event.isTrusted && !isOneActive(event.currentTarget));
    if (event.key === 'Enter' && isOpen && isEarly) {
      event.preventDefault();
      early.keep(event.currentTarget);
      return;
    }
    // The first option is active from the start, so the first arrow would leave the one that was typed in full.
    if (event.key === 'ArrowDown' && isOpen && met.current !== text && isExactly(options, text)) {
      event.preventDefault();
      met.current = text;
      return;
    }
    props.onKeyDown?.(event);
  }
  return (
    <>
      <ComboboxInput
        as={Fragment}
        ref={ref}
        {...(controlId ? { id: controlId } : {})}
        displayValue={(chosen: FoundOption | readonly FoundOption[] | null) =>
          chosen && 'label' in chosen ? chosen.label : text
        }
        onChange={(event) => onTextChange(event.target.value)}
      >
        {/* Separate element, because Headless UI would replace the field's description with its own. */}
        <input
          {...attributes}
          data-control={props['data-control']}
          className={className}
          defaultValue={chosenText}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={props.placeholder ?? t('combobox.placeholder')}
          onFocus={(event) => {
            // Headless UI ignores prevented events, so the list stays closed when the focus was moved by script.
            if (isFocusLed()) event.preventDefault();
            props.onFocus?.();
          }}
          onMouseDown={isOpen ? undefined : refocus}
          onKeyDown={handleKey}
        />
      </ComboboxInput>
      {isOpen && !(problem && !isSearching) ? (
        <OptionPanel
          key={listKey}
          anchor={anchor}
          label={label}
          options={options}
          isSearching={isSearching}
          text={text}
          isPrivate={isPrivate}
          pane={options.length > 0 ? props.pane : null}
          note={early.isUndecided ? t('combobox.several') : more > 0 ? t('combobox.more', { count: more }) : undefined}
        />
      ) : null}
    </>
  );
});
