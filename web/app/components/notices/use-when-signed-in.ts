import { useEffect, useRef } from 'react';

/** All windows of a browser share its session, and hear from one another that there is one again. */
const CHANNEL = 'signed-in';

/** Tells the other windows that somebody is signed in. */
export function useTellSignedIn(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(null);
    channel.close();
  }, []);
}

/** Somebody has signed in in another window: what the end of the session has stopped goes on, while it is still wanted. */
export function useWhenSignedIn(isWanted: boolean, goOn: () => void): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    if (!isWanted) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => latest.current();
    return () => channel.close();
  }, [isWanted]);
}
