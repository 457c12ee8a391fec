import { type Blocker, type BlockerFunction, useBlocker } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIsConnected } from '../notices/use-is-connected';

interface Leaving {
  blocker: Blocker;
  /** Id of the guard whose question is shown. */
  askedBy: string | null;
  guards: Map<string, Guard>;
}

interface Guard {
  holds: BlockerFunction;
  needsServer: BlockerFunction | undefined;
}

const LeavingContext = createContext<Leaving | null>(null);

/**
 * Blocks navigation away from unsaved input, and any navigation without a connection, which would replace the work with
 * an error page. One provider for all guards, because a router consults only the last of several blockers. Source:
 * docs/rules.md 9.9.
 */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const isConnected = useIsConnected();
  const guards = useRef(new Map<string, Guard>()).current;
  const [askedBy, setAskedBy] = useState<string | null>(null);
  const blocker = useBlocker((change) => {
    const { currentLocation, nextLocation } = change;
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      [...guards.values()].some(({ needsServer }) => needsServer?.(change));
    if (isElsewhere && !isConnected()) {
      setAskedBy(null);
      return true;
    }
    const asking = [...guards].find(([, { holds }]) => holds(change));
    setAskedBy(asking?.[0] ?? null);
    return asking !== undefined;
  });
  useEffect(() => {
    if (blocker.state === 'blocked' && askedBy === null) blocker.reset();
  }, [blocker, askedBy]);
  const leaving = useMemo(() => ({ blocker, askedBy, guards }), [blocker, askedBy, guards]);
  return <LeavingContext.Provider value={leaving}>{children}</LeavingContext.Provider>;
}

/** Registers a navigation guard; the returned blocker is `blocked` while this guard's own question is unanswered. */
export function useLeaving(holds: BlockerFunction, needsServer?: BlockerFunction): Blocker {
  const leaving = useContext(LeavingContext);
  if (!leaving) throw new Error('A page asks before it is left only within LeavingProvider');
  const id = useId();
  const { blocker, askedBy, guards } = leaving;
  useEffect(() => {
    guards.set(id, { holds, needsServer });
  });
  useEffect(() => () => void guards.delete(id), [guards, id]);
  return askedBy === id ? blocker : REST;
}

const REST: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };
