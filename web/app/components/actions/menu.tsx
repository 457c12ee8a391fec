import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../basics/icon';
import { arriving } from './arriving';

export { type LinkExtras, MenuHead, MenuItem, MenuSeparator } from './menu-parts';

export interface MenuProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'aria-label'> {
  /** Purpose of the menu, read aloud with its button. */
  label: string;
  /** Content of the button. */
  button: ReactNode;
  /** `MenuItem`, `MenuSeparator` and `MenuHead` elements. */
  children: ReactNode;
}

/** Button with a menu of actions. Arrows, Home, End and first letters move; Escape returns to the button. */
export const Menu = arriving<MenuProps>(
  () => import('./headless-menu'),
  ({ label, button, children, awaiting, ...attributes }) => (
    <button type="button" aria-haspopup="menu" aria-expanded={false} aria-label={label} {...attributes} {...awaiting}>
      {button}
    </button>
  ),
);

/** Row menu ("…"); its children are only the actions that the user may perform. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu label={label} data-part="row-button" button={<Icon name="more" />}>
      {children}
    </Menu>
  );
}
