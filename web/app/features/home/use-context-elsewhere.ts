import type { ContextCard } from '@aval/application/context/context';
import { useEffect, useRef, useState } from 'react';

/** Channel between windows, which share one session and its context; each announces the context that it shows. */
const CHANNEL = 'context';

interface Shown {
  userId: number;
  /** All chosen values. */
  chosen: string;
  name: string;
}

/**
 * Returns the name of a context chosen meanwhile in another window of the same user; null while it is the one shown
 * here. Lists use the new context from their next request. The page is not reloaded automatically, because it may
 * contain input, and a demand's page switches to its own company. Source: docs/rules.md 5.6.
 */
export function useContextElsewhere(userId: number, choices: readonly ContextCard[], name: string): string | null {
  const chosen = choices.map(({ dimension, chosenId }) => `${dimension} ${chosenId}`).join();
  const own = useRef<Shown>({ userId, chosen, name });
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  useEffect(() => {
    own.current = { userId, chosen, name };
    setElsewhere(null);
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Shown>) => {
      if (data.userId !== own.current.userId) return;
      setElsewhere(data.chosen === own.current.chosen ? null : data.name);
    };
    channel.postMessage(own.current);
    return () => channel.close();
  }, [userId, chosen, name]);
  return elsewhere;
}
