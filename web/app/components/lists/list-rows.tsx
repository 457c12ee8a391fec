import { useLocation } from '@remix-run/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { usePageData } from '../../shell/data/use-page-data';
import { returnToRow, watchRows } from './left-row';

// Without a connection the help stays away: the list works without it.
const KeyboardHelp = lazy(() => import('./keyboard-help').catch(() => ({ default: () => <></> })));

interface ListRowsProps {
  /** Positions of the hidden columns. */
  hides: string | undefined;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Rows of a list with pointer and keyboard behaviour, which is loaded after the page. */
export function ListRows({ hides, isHelpOpen, onHelp, children }: ListRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const help = useRef(onHelp);
  help.current = onHelp;
  const [wasHelpOpen, setWasHelpOpen] = useState(false);
  if (isHelpOpen && !wasHelpOpen) setWasHelpOpen(true);
  const { pathname } = useLocation();
  const list = `${usePageData()?.user?.id}${pathname}`;
  useEffect(() => {
    if (!box.current) return;
    returnToRow(box.current, list);
    return watchRows(box.current, list);
  }, [list]);
  useEffect(() => {
    let isGone = false;
    let detach: (() => void) | undefined;
    void import('./list-behaviours').then(({ attachListBehaviours }) => {
      if (!isGone && box.current) detach = attachListBehaviours(box.current, () => help.current(true));
    }, stayWithout);
    return () => {
      isGone = true;
      detach?.();
    };
  }, []);
  return (
    <>
      <div ref={box} className="list-rows" data-hides={hides}>
        {children}
      </div>
      {wasHelpOpen ? (
        <Suspense>
          <KeyboardHelp isOpen={isHelpOpen} onClose={() => onHelp(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Ignores a failed import: the links in the rows still work. */
function stayWithout(): void {}
