import { ComboboxInput } from '@headlessui/react';
import { Fragment, forwardRef, type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { useFieldControl } from '../fields/field-context';
import { isFocusLed } from '../fields/focus-field';
import { OptionPanel } from './option-panel';
import { type FoundOption, type SearchProblemKind, useAsyncOptions } from './use-async-options';
import { useEarlyEnter } from './use-early-enter';
import { useWholeOptions } from './use-whole-options';

interface OptionSearchProps {
  /** What the list stands under, as wide as it. */
  anchor: RefObject<HTMLElement>;
  isOpen: boolean;
  source: string;
  /** The address answers the whole list, which is searched here. */
  isWhole?: boolean | undefined;
  isPrivate?: boolean | undefined;
  label: string;
  /** What is typed and not chosen yet. */
  text: string;
  onTextChange: (text: string) => void;
  /** A list with another one is another list, in which nothing is marked yet. */
  listKey?: string;
  /** What the field shows while nothing is typed. */
  chosenText?: string;
  id?: string | undefined;
  className?: string;
  /** It is the control with the edge, not something within it. */
  'data-control'?: boolean;
  placeholder?: string | undefined;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Shown under the field by whoever stands around it, where it outlives the list. */
  onProblem: (problem: SearchProblemKind) => void;
  /** What the list shows for the text. */
  onFound?: (options: readonly FoundOption[]) => void;
}

/** The list opens with the focus; a click into the field that has it already takes it anew. */
function refocus({ currentTarget }: MouseEvent<HTMLInputElement>) {
  if (document.activeElement === currentTarget) currentTarget.blur();
}

/** The text field and the list of a combobox of Headless UI, which has to stand around it. */
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
  useEffect(() => onProblem(problem), [onProblem, problem]);
  // A list that opens ends the browser's own scrolling to the field, which would stay behind the bar at the bottom.
  useEffect(() => {
    if (isOpen) anchor.current?.scrollIntoView({ block: 'nearest' });
  }, [anchor, isOpen]);
  useEffect(() => onFound?.(isSearching ? [] : options), [onFound, isSearching, options]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // As in a list that is pulled down: Enter is never for the form around it.
    if (event.key === 'Enter' && !isOpen) event.preventDefault();
    // Enter would choose from the list of the text before.
    if (event.key === 'Enter' && isOpen && isSearching) {
      event.preventDefault();
      early.keep(event.currentTarget);
    } else props.onKeyDown?.(event);
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
        {/* Its own element, for Headless UI would put its own description in place of the field's. */}
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
            // For Headless UI: it leaves alone what has been seen to, and so the list stays closed.
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
          note={early.isUndecided ? t('combobox.several') : more > 0 ? t('combobox.more', { count: more }) : undefined}
        />
      ) : null}
    </>
  );
});
