import type { LinkProps } from '@remix-run/react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { IconName } from '../basics/icon-paths';

/** Props of a link besides its address. */
export type LinkExtras = Pick<LinkProps, 'state' | 'onClick' | 'onAuxClick' | 'onContextMenu'>;

export interface MenuItemProps {
  icon?: IconName;
  /** Link target; without it the item is an action. */
  to?: string;
  link?: LinkExtras;
  onSelect?: () => void;
  danger?: boolean;
  /** State of a checkable item. */
  checked?: boolean;
  /** With `checked`: an independent switch instead of one choice among several. */
  isSwitch?: boolean;
  end?: ReactNode;
  children: ReactNode;
}

/** Item component of the enclosing menu, so that menu content can load without Headless UI. */
export const MenuItemContext = createContext<ComponentType<MenuItemProps>>(() => null);

export function MenuItem(props: MenuItemProps) {
  const Item = useContext(MenuItemContext);
  return <Item {...props} />;
}

/** Separator above the destructive item. */
export function MenuSeparator() {
  return <hr className="-mx-1 my-1 h-px border-0 bg-line" />;
}

export function MenuHead({ children }: { children: ReactNode }) {
  return (
    <p className="px-2 pt-1.5 pb-1 text-2xs leading-4 font-medium text-ink-3" role="presentation">
      {children}
    </p>
  );
}
