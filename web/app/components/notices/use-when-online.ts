import { useEffect, useRef, useState } from 'react';

/** A connection that was away comes back without anybody's doing: so does what could not be done without it, while it is still wanted. */
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

/** How often a connection that was wanted has come back: a question that holds the number is asked anew with each. `forget` lets go of what failed. */
export function useReturns(isWanted: boolean, forget?: () => void): number {
  const [returns, setReturns] = useState(0);
  useWhenOnline(isWanted, () => {
    forget?.();
    setReturns((before) => before + 1);
  });
  return returns;
}
