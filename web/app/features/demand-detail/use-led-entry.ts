import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { focusControl } from '../../components/fields/focus-field';

const PLACE = /^#(entry-\d+)$/;

/** Focuses the history entry named by the address, once per navigation; clears the filter if it hides the entry. */
export function useLedEntry(showAll: () => void): void {
  const { hash, key } = useLocation();
  const led = useRef<string | null>(null);
  useEffect(() => {
    const [, place] = PLACE.exec(hash) ?? [];
    if (place === undefined || led.current === key) return;
    if (focusControl(place)) led.current = key;
    else showAll();
  });
}
