import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../components/button';
import { useTranslation } from './translation';

/** The navigation on phones: opened by its button, closed by Escape, a click beside it, or going somewhere. */
export function Drawer({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    drawer.current?.close();
  }, [key]);
  return (
    <>
      <IconButton
        className="md:hidden"
        icon="menu"
        label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      />
      <dialog
        ref={drawer}
        className="drawer"
        aria-label={t('mainNavigation')}
        onClick={(event) => {
          if (event.target === drawer.current) drawer.current.close();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') drawer.current?.close();
        }}
      >
        <nav aria-label={t('mainNavigation')}>{children}</nav>
      </dialog>
    </>
  );
}
