import { useEffect, useRef } from 'react';

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
