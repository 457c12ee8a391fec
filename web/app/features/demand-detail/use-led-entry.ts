import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { focusControl } from '../../components/fields/focus-field';

const PLACE = /^#(entry-\d+)$/;

/** The entry of the history that the address leads to gets the focus, once for each time it is asked for; what is filtered out is shown first. */
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
