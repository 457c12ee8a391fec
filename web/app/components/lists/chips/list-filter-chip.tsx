import { plainText } from '@aval/domain/reading/plain-text';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { arriving } from '../../actions/arriving';
import { LIST_STATE, MENU_FOOT } from '../../actions/menu-looks';
import { SearchList } from '../../choices/search-list';
import { useNoneFound } from '../../choices/use-none-found';
import type { Option } from '../../fields/select';
import { ChipFrame, type ChipProps, chipButton } from './chip-frame';
import { FilterChip } from './filter-chip';

export interface FilterOption extends Option {
  icon?: ReactNode;
  /** Line above the option, which begins a second group. */
  startsGroup?: boolean;
}

export interface ListFilterChipProps extends ChipProps {
  options: readonly FilterOption[];
  selected: readonly string[];
  /** Allows several values; otherwise a choice replaces the previous one and closes the list. */
  multiple?: boolean;
  onToggle: (value: string) => void;
  footnote?: string | undefined;
}

const SEARCH_FROM = 8;

const ShortListChip = arriving<ListFilterChipProps>(
  () => import('./headless-list-chip'),
  ({ awaiting, ...props }) => {
    const chip = useRef<HTMLButtonElement>(null);
    return (
      <ChipFrame {...props} chip={chip}>
        <button
          ref={chip}
          type="button"
          aria-haspopup="listbox"
          aria-expanded={false}
          {...chipButton(props)}
          {...awaiting}
        />
      </ChipFrame>
    );
  },
);

/** Filter chip with a list of values; from eight options without icons it has a search field. */
export function ListFilterChip(props: ListFilterChipProps) {
  const { options } = props;
  if (options.length >= SEARCH_FROM && !options.some((option) => option.icon)) return <SearchedListChip {...props} />;
  return <ShortListChip {...props} />;
}

function SearchedListChip({ options, selected, multiple, onToggle, footnote, ...chip }: ListFilterChipProps) {
  const { t } = useTranslation('common');
  const noneFound = useNoneFound();
  const [text, setText] = useState('');
  const shown = options.filter((option) => plainText(option.label).includes(plainText(text)));
  return (
    <FilterChip {...chip}>
      {(close) => (
        <>
          <SearchList
            label={chip.label}
            searchLabel={t('filter.search', { name: chip.label })}
            options={shown}
            selected={selected}
            multiple={multiple}
            text={text}
            onToggle={onToggle}
            onTextChange={setText}
            onClose={close}
          />
          {shown.length === 0 ? <p className={LIST_STATE}>{noneFound(text)}</p> : null}
          {footnote ? <p className={MENU_FOOT}>{footnote}</p> : null}
        </>
      )}
    </FilterChip>
  );
}
