import { Link } from '@remix-run/react';
import {
  type ButtonHTMLAttributes,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { joinClasses } from './join-classes';
import { useFloatingPanel } from './use-floating-panel';

const MenuContext = createContext<{ close: (returnFocus: boolean) => void }>({ close: () => {} });

interface MenuProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'aria-label'> {
  /** What the menu is for, read aloud with its button. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  align?: 'start' | 'end';
  /** MenuItems, MenuSeparators and MenuHeads. */
  children: ReactNode;
  onOpenChange?: (isOpen: boolean) => void;
}

function itemsOf(panel: HTMLElement | null): HTMLElement[] {
  return Array.from(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}

/** A button with a menu of verbs; arrows, Home, End and first letters move, Escape goes back to the button. */
export function Menu({ label, button, align = 'end', children, onOpenChange, className, ...rest }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  const changeOpen = useCallback(
    (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const close = useCallback(
    (returnFocus: boolean) => {
      changeOpen(false);
      if (returnFocus) anchor.current?.focus();
    },
    [changeOpen],
  );
  useFloatingPanel({ anchor, panel, isOpen, onClose: useCallback(() => changeOpen(false), [changeOpen]), align });
  useEffect(() => {
    if (isOpen) itemsOf(panel.current)[0]?.focus();
  }, [isOpen]);

  function moveBy(event: KeyboardEvent) {
    const items = itemsOf(panel.current);
    const current = items.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: (current - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase() : null;
    const byLetter = [...items.slice(current + 1), ...items].find(
      (item) => letter && item.textContent?.trim().toLocaleLowerCase().startsWith(letter),
    );
    const target = items[targets[event.key] ?? -1] ?? byLetter;
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      close(true);
    } else if (target) {
      event.preventDefault();
      target.focus();
    }
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={label}
        {...rest}
        className={className}
        onClick={() => changeOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          changeOpen(true);
        }}
      >
        {button}
      </button>
      {isOpen ? (
        <MenuContext.Provider value={{ close }}>
          <div
            ref={panel}
            id={panelId}
            className="menu"
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={moveBy}
          >
            {children}
          </div>
        </MenuContext.Provider>
      ) : null}
    </>
  );
}

interface MenuItemProps {
  icon?: IconName;
  /** Somewhere to go; without it the item is an action. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** For a choice among several: ticked or not. */
  checked?: boolean;
  /** With `checked`: on or off by itself. */
  isSwitch?: boolean;
  end?: ReactNode;
  children: ReactNode;
}

export function MenuItem({ icon, to, onSelect, danger, checked, isSwitch, end, children }: MenuItemProps) {
  const { close } = useContext(MenuContext);
  const className = joinClasses('menu__item', danger && 'menu__item--danger');
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {checked && !isSwitch ? <Icon name="check" className="menu__tick" /> : null}
      {end ? <span className="menu__end">{end}</span> : null}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={className} role="menuitem" tabIndex={-1} to={to} onClick={() => close(false)}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      {...(checked === undefined
        ? { role: 'menuitem' }
        : { role: isSwitch ? 'menuitemcheckbox' : 'menuitemradio', 'aria-checked': checked })}
      tabIndex={-1}
      onClick={() => {
        close(true);
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}

/** Before the destructive item. */
export function MenuSeparator() {
  return <hr className="menu__separator" />;
}

export function MenuHead({ children }: { children: ReactNode }) {
  return (
    <p className="menu__head" role="presentation">
      {children}
    </p>
  );
}

/** The "…" at the end of a row; only allowed actions are its children. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu label={label} className="row-button" button={<Icon name="more" />}>
      {children}
    </Menu>
  );
}
