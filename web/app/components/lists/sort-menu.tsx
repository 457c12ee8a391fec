import { useNavigate } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { useTranslation } from '../../shell/words/translation';
import { Menu, MenuItem } from '../actions/menu';
import { chipLook } from './chips/chip-look';
import { SortArrow, type SortHeaderProps } from './sort-header';

export interface SortChoice extends Pick<SortHeaderProps, 'to' | 'direction'> {
  name: string;
  label: string;
}

interface SortMenuProps {
  /** Same targets as the column headers; the current choice reverses the order. */
  choices: readonly SortChoice[];
  className: string;
}

/** Sort menu for windows in which some sortable headers are hidden. */
export function SortMenu({ choices, className }: SortMenuProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const current = choices.find(({ direction }) => direction !== null);
  const spoken = current?.direction ? `${current.label}, ${t(`sort.${current.direction}`)}` : t('sort.none');
  return (
    <Menu
      className={cx(chipLook({ part: 'plain' }), className)}
      label={`${t('sort.label')}: ${spoken}`}
      button={
        <>
          <span>{t('sort.label')}:</span> <b>{current?.label ?? t('sort.none')}</b>
          {current ? <SortArrow direction={current.direction} /> : null}
        </>
      }
    >
      {choices.map(({ name, label, to, direction }) => (
        <MenuItem key={name} checked={direction !== null} onSelect={() => navigate(to, { preventScrollReset: true })}>
          {label}
          {direction ? <span className="sr-only">, {t(`sort.${direction}`)}</span> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}
