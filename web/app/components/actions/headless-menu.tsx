import { MenuItem as HeadlessItem, Menu as HeadlessMenu, MenuButton, MenuItems } from '@headlessui/react';
import { Link } from '@remix-run/react';
import { type ButtonHTMLAttributes, forwardRef, useRef } from 'react';
import { Icon } from '../basics/icon';
import { type Awaited, useAwaited } from './arriving';
import type { MenuProps } from './menu';
import { MENU_TICK, menuItem, menuPanel } from './menu-looks';
import { MenuItemContext, type MenuItemProps } from './menu-parts';
import { usePlacedBeside } from './placed-beside';

/** Neither modal nor in a portal: both would put the menu behind the dialog that contains it. */
export default function MenuOfVerbs({ label, button, children, awaited, ...attributes }: MenuProps & Awaited) {
  const anchor = useRef<HTMLButtonElement>(null);
  useAwaited(anchor, awaited);
  const placed = usePlacedBeside(anchor, { align: 'end' });
  return (
    <HeadlessMenu>
      <MenuButton ref={anchor} {...attributes} aria-label={label}>
        {button}
      </MenuButton>
      <MenuItems ref={placed} modal={false} className={menuPanel()}>
        <MenuItemContext.Provider value={Item}>{children}</MenuItemContext.Provider>
      </MenuItems>
    </HeadlessMenu>
  );
}

function Item({ icon, to, link, onSelect, danger, checked, isSwitch, end, children }: MenuItemProps) {
  const className = menuItem({ tone: danger ? 'danger' : 'plain' });
  const content = (
    <>
      {icon ? <Icon name={icon} className={danger ? undefined : 'text-ink-3'} /> : null}
      <span>{children}</span>
      {checked && !isSwitch ? <Icon name="check" className={MENU_TICK} /> : null}
      {end ? <span className="ml-auto text-(length:--fs-xs) text-ink-3">{end}</span> : null}
    </>
  );
  if (to !== undefined) {
    return (
      <HeadlessItem as={Link} className={className} to={to} {...link}>
        {content}
      </HeadlessItem>
    );
  }
  const kind = checked === undefined ? undefined : isSwitch ? 'menuitemcheckbox' : 'menuitemradio';
  return (
    <HeadlessItem as={ActionRow} className={className} kind={kind} aria-checked={checked} onClick={onSelect}>
      {content}
    </HeadlessItem>
  );
}

interface ActionRowProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'menuitemcheckbox' | 'menuitemradio' | undefined;
}

/** Sets the `role` on the element, because Headless UI renders only plain menu items. */
const ActionRow = forwardRef<HTMLButtonElement, ActionRowProps>(function ActionRow({ kind, ...attributes }, ref) {
  return <button ref={ref} type="button" {...attributes} {...(kind ? { role: kind } : {})} />;
});
