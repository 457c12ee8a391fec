import type { ContextCard } from '@aval/application/context/context';
import { useEffect, useRef, useState } from 'react';

/** All windows of a browser share its session and with it what is in context; each says what its frame shows. */
const CHANNEL = 'context';

interface Shown {
  userId: number;
  /** What is chosen of everything that can be. */
  chosen: string;
  name: string;
}

/**
 * What another window of the same person has chosen since, by its name; null while it is what this one shows. Lists are narrowed to it from their next
 * question on. The page is not loaded anew by itself: something may be typed in it, and a demand is led to its own company. Source: docs/rules.md 5.6.
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
