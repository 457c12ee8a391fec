import { useState } from 'react';
import { useOwnAddress } from '../../shell/use-own-address';
import { useTranslation } from '../../shell/words/translation';
import { buttonLook, WORDS_WITH_ROOM } from '../actions/button-look';
import { Popover } from '../actions/popover';
import { Icon } from '../basics/icon';
import { Checkbox } from '../fields/checkbox';
import { answerOf } from '../notices/answer-of';

export interface ChoosableColumn {
  name: string;
  label: string;
  /** Identifies the row, so the column cannot be hidden. */
  isRequired?: boolean;
  /** Classes that hide the choice where the window is too narrow for the column. */
  folds?: string | undefined;
  /** Rows have its values only while it is shown. */
  comesWhenShown?: boolean;
}

/** Endpoint that stores the hidden columns. */
const PATH = '/app/list-columns';

interface HiddenColumns {
  hidden: readonly string[];
  toggle: (name: string) => void;
}

interface ChoiceOptions {
  listKey: string;
  /** Columns hidden so far. */
  kept: readonly string[];
  columns: readonly ChoosableColumn[];
  /** Reads the rows again. */
  ask: () => void;
}

/**
 * Hidden columns of a list, stored until sign-out; if storing fails, they apply to the current page only. Source:
 * docs/rules.md 9.6.
 */
export function useHiddenColumns({ listKey, kept, columns, ask }: ChoiceOptions): HiddenColumns {
  const [hidden, setHidden] = useState(kept);
  const ownAddress = useOwnAddress();
  async function toggle(name: string) {
    const next = hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name];
    setHidden(next);
    await answerOf(ownAddress(PATH), {
      method: 'POST',
      body: new URLSearchParams({ list: listKey, hidden: next.join(',') }),
    });
    if (columns.some((column) => column.name === name && column.comesWhenShown)) ask();
  }
  return { hidden, toggle: (name) => void toggle(name) };
}

/** Returns the 1-based positions of the hidden columns for `data-hides`, by which the style sheet hides them. */
export function hiddenPlaces(columns: readonly ChoosableColumn[], hidden: readonly string[]): string | undefined {
  const places = columns.flatMap(({ name, isRequired }, place) =>
    hidden.includes(name) && !isRequired ? [place + 1] : [],
  );
  return places.join(' ') || undefined;
}

export function ColumnChoice({ columns, hidden, toggle }: HiddenColumns & { columns: readonly ChoosableColumn[] }) {
  const { t } = useTranslation('common');
  return (
    <Popover
      className={buttonLook({ kind: 'ghost', className: WORDS_WITH_ROOM })}
      title={t('list.columns')}
      aria-label={t('list.columns')}
      button={
        <>
          <Icon name="columns" />
          <span className="max-xl:hidden">{t('list.columns')}</span>
        </>
      }
      align="end"
      padding="wide"
      startsAt="input"
    >
      {() => (
        <ul className="grid gap-1.5">
          {columns.map(({ name, label, isRequired, folds }) =>
            isRequired ? null : (
              <li key={name} className={folds}>
                <Checkbox checked={!hidden.includes(name)} onChange={() => toggle(name)}>
                  {label}
                </Checkbox>
              </li>
            ),
          )}
        </ul>
      )}
    </Popover>
  );
}
