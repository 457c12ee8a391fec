import { useEffect, useRef } from 'react';

/** All windows of a browser share its session, and hear from one another that there is one again. */
const CHANNEL = 'signed-in';

/** Tells the other windows that somebody is signed in who owes nothing first. */
export function useTellSignedIn(isObliged: boolean): void {
  useEffect(() => {
    if (isObliged) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(null);
    channel.close();
  }, [isObliged]);
}

/** Somebody has signed in in another window, or met there what was owed: what that has stopped goes on, while it is still wanted. */
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
