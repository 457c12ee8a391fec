import { useEffect, useRef } from 'react';

/** Calls back at an interval while the page is in view, and at once when it comes back into view. */
export function useVisibleRefresh(intervalMs: number, refresh: () => void): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const refreshInView = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(refreshInView, intervalMs);
    document.addEventListener('visibilitychange', refreshInView);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshInView);
    };
  }, [intervalMs]);
}
