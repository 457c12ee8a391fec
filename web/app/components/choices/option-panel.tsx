import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { cva } from 'class-variance-authority';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { LIST_STATE, MENU_HEAD, MENU_TICK, menuItem, menuPanel } from '../actions/menu-looks';
import { usePlacedBeside } from '../actions/placed-beside';
import { Icon, Spinner } from '../basics/icon';
import type { FoundOption } from './use-async-options';
import { useNoneFound } from './use-none-found';

const panes = cva('flex min-h-0 flex-col', {
  variants: {
    hasPane: {
      true: 'two-panes:grid two-panes:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] two-panes:grid-rows-[minmax(0,1fr)]',
    },
  },
});

const part = cva('max-h-78 min-h-0 overflow-auto overscroll-contain', {
  variants: { hasPane: { true: 'two-panes:max-h-108' } },
});

interface OptionPanelProps {
  anchor: RefObject<HTMLElement>;
  label: string;
  options: readonly FoundOption[];
  isSearching: boolean;
  /** The search text. */
  text: string;
  isPrivate?: boolean | undefined;
  /** Message below the list. */
  note?: string | undefined;
  /** Content of the active option, in a pane beside the list where there is room for one. */
  pane?: ReactNode;
}

/**
 * Option list of a combobox; keeps the previous options while the next ones load. Neither modal nor in a portal, which
 * would put it behind a dialog; a popover is in the browser's top layer.
 */
export function OptionPanel({ anchor, label, options, isSearching, text, isPrivate, note, pane }: OptionPanelProps) {
  const { t } = useTranslation('common');
  const noneFound = useNoneFound();
  const placed = usePlacedBeside(anchor, { matchWidth: true });
  return (
    <div
      ref={placed}
      data-part="options"
      className={menuPanel({ holds: 'list', className: pane ? '@container' : undefined })}
    >
      <div className={panes({ hasPane: Boolean(pane) })}>
        <ComboboxOptions
          modal={false}
          className={part({ hasPane: Boolean(pane) })}
          aria-label={label}
          aria-busy={isSearching}
        >
          {groupsOf(options).map(({ head, members }) =>
            head === undefined ? (
              <Members key="" options={members} />
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but not fieldsets.
              <div key={head} role="group" aria-label={head}>
                <p aria-hidden className={MENU_HEAD}>
                  {head}
                </p>
                <Members options={members} />
              </div>
            ),
          )}
        </ComboboxOptions>
        {pane ? (
          <div
            data-part="option-pane"
            className={part({
              hasPane: true,
              className: 'hidden border-line border-l py-2 pr-2 pl-3.5 two-panes:block',
            })}
          >
            {pane}
          </div>
        ) : null}
      </div>
      <p className={LIST_STATE} role="status">
        {isSearching ? (
          <>
            <Spinner small />
            {t('combobox.searching')}
          </>
        ) : options.length === 0 ? (
          noneFound(text, isPrivate)
        ) : (
          note
        )}
      </p>
    </div>
  );
}

function Members({ options }: { options: readonly PlacedOption[] }) {
  return options.map(({ option, key }) => (
    <ComboboxOption key={key} value={option} className={menuItem()}>
      {({ selected }) => (
        <>
          <span>
            {option.label}
            {option.description ? <small>{option.description}</small> : null}
            {option.warning ? <small className="text-warn">{option.warning}</small> : null}
          </span>
          {selected ? <Icon name="check" className={MENU_TICK} /> : null}
        </>
      )}
    </ComboboxOption>
  ));
}

interface PlacedOption {
  option: FoundOption;
  /**
   * Includes the position, so that a moved option gets a new element. Headless UI keeps options in order of
   * registration, and Enter would otherwise take another option than the first one displayed.
   */
  key: string;
}

interface Group {
  head: string | undefined;
  members: PlacedOption[];
}

/** Groups adjacent options by `group`, keeping their order. */
function groupsOf(options: readonly FoundOption[]): Group[] {
  const groups: Group[] = [];
  for (const [place, option] of options.entries()) {
    const last = groups.at(-1);
    const key = `${place} ${option.value}`;
    if (last && last.head === option.group) last.members.push({ option, key });
    else groups.push({ head: option.group, members: [{ option, key }] });
  }
  return groups;
}
