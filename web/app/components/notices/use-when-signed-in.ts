import { useEffect, useRef } from 'react';

/** Channel on which the windows of a browser, which share one session, announce a sign-in. */
const CHANNEL = 'signed-in';

/** Tells the other windows that the user is signed in without open obligations. */
export function useTellSignedIn(isObliged: boolean): void {
  useEffect(() => {
    if (isObliged) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(null);
    channel.close();
  }, [isObliged]);
}

/** Runs `goOn` when the user has signed in or met obligations in another window while `isWanted`. */
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
