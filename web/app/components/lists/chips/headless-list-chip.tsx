import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { type KeyboardEvent, useRef } from 'react';
import { type Awaited, useAwaited } from '../../actions/arriving';
import { FILTER_LIST, MENU_FOOT, MENU_TICK, menuItem, menuPanel } from '../../actions/menu-looks';
import { usePlacedBeside } from '../../actions/placed-beside';
import { Icon } from '../../basics/icon';
import { toggledIn } from '../../choices/toggled-in';
import { ChipFrame, chipButton } from './chip-frame';
import type { ListFilterChipProps } from './list-filter-chip';

/**
 * Headless UI does not open on Enter, which would submit the surrounding form; a synthetic space key opens the list
 * instead.
 */
function openByEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
}

export default function HeadlessListChip(props: ListFilterChipProps & Awaited) {
  const { options, selected, multiple = false, onToggle, footnote } = props;
  const chip = useRef<HTMLButtonElement>(null);
  useAwaited(chip, props.awaited);
  const placed = usePlacedBeside(chip);
  const { onKeyDown, ...attributes } = chipButton(props);
  return (
    <Listbox
      value={multiple ? [...selected] : (selected[0] ?? null)}
      multiple={multiple}
      onChange={(chosen: string | string[] | null) => onToggle(toggledIn(selected, chosen))}
    >
      {({ open }) => (
        <>
          <ChipFrame {...props} chip={chip}>
            <ListboxButton
              ref={chip}
              {...attributes}
              onKeyDown={(event) => {
                onKeyDown(event);
                openByEnter(event);
              }}
            />
          </ChipFrame>
          {open ? (
            <div ref={placed} className={menuPanel()}>
              <ListboxOptions modal={false} className={FILTER_LIST}>
                {options.map((option) => (
                  <ListboxOption
                    key={option.value}
                    value={option.value}
                    className={menuItem({ startsGroup: option.startsGroup, hasStatus: option.icon !== undefined })}
                  >
                    {option.icon}
                    <span>{option.label}</span>
                    {selected.includes(option.value) ? <Icon name="check" className={MENU_TICK} /> : null}
                  </ListboxOption>
                ))}
              </ListboxOptions>
              {footnote ? <p className={MENU_FOOT}>{footnote}</p> : null}
            </div>
          ) : null}
        </>
      )}
    </Listbox>
  );
}
