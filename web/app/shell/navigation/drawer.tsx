import { useLocation } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../components/actions/button';
import { useTranslation } from '../words/translation';

const PANEL = [
  'm-0 h-dvh max-h-none w-(--w-drawer) max-w-[calc(100vw-56px)] border-0 bg-canvas px-2.5 pb-3 text-ink',
  'open:flex open:animate-slide open:flex-col',
];

/**
 * Navigation on phones: opened by its button, closed by Escape, a click outside or navigating. Its content is rendered
 * on first opening, because most windows never open it.
 */
export function Drawer({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const drawer = useRef<HTMLDialogElement>(null);
  const [isFilled, setFilled] = useState(false);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    drawer.current?.close();
  }, [key]);
  function open() {
    flushSync(() => setFilled(true));
    drawer.current?.showModal();
  }
  return (
    <>
      <IconButton
        className="max-md:size-touch md:hidden"
        icon="menu"
        label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={open}
      />
      <dialog
        ref={drawer}
        className={cx(PANEL)}
        aria-label={t('mainNavigation')}
        onClick={(event) => {
          if (event.target === drawer.current) drawer.current.close();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') drawer.current?.close();
        }}
      >
        {isFilled ? <nav aria-label={t('mainNavigation')}>{children}</nav> : null}
      </dialog>
    </>
  );
}
