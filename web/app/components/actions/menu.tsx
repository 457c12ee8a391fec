import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../basics/icon';
import { arriving } from './arriving';

export { MenuHead, MenuItem, MenuSeparator } from './menu-parts';

export interface MenuProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'aria-label'> {
  /** What the menu is for, read aloud with its button. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  /** MenuItems, MenuSeparators and MenuHeads. */
  children: ReactNode;
}

/** A button with a menu of verbs; arrows, Home, End and first letters move, Escape goes back to the button. */
export const Menu = arriving<MenuProps>(
  () => import('./headless-menu'),
  ({ label, button, children, awaiting, ...attributes }) => (
    <button type="button" aria-haspopup="menu" aria-expanded={false} aria-label={label} {...attributes} {...awaiting}>
      {button}
    </button>
  ),
);

/** The "…" at the end of a row; only allowed actions are its children. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu label={label} data-part="row-button" button={<Icon name="more" />}>
      {children}
    </Menu>
  );
}
