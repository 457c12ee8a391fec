import { useEffect, useRef, useState } from 'react';

/** Runs `goOn` when the connection returns while `isWanted`. */
export function useWhenOnline(isWanted: boolean, goOn: () => void): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    if (!isWanted) return;
    const go = () => latest.current();
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [isWanted]);
}

/**
 * Counts how often the connection returned while wanted; effects that depend on the number repeat their request.
 * `forget` clears the failure.
 */
export function useReturns(isWanted: boolean, forget?: () => void): number {
  const [returns, setReturns] = useState(0);
  useWhenOnline(isWanted, () => {
    forget?.();
    setReturns((before) => before + 1);
  });
  return returns;
}
