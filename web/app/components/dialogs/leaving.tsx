import { type BlockerFunction, type Location, useBlocker, useNavigate } from '@remix-run/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsConnected } from '../notices/use-is-connected';

/** Navigation that a guard holds back. */
interface Held {
  guardId: string;
  location: Location;
}

interface Leaving {
  held: Held | null;
  guards: Map<string, Guard>;
  /** Goes where the held navigation leads; nothing once the user has chosen to stay. */
  proceed: (held: Held) => void;
  stay: () => void;
  /** Forgets a guard that has left the page, with the navigation that it held. */
  drop: (guardId: string) => void;
}

interface Guard {
  holds: BlockerFunction;
  needsServer: BlockerFunction | undefined;
}

/** Question of one guard: where the user wants to go, null while nothing is held back. */
export interface Leave {
  location: Location | null;
  proceed: () => void;
  stay: () => void;
}

const LeavingContext = createContext<Leaving | null>(null);

/**
 * Blocks navigation away from unsaved input, and any navigation without a connection, which would replace the work with
 * an error page. One provider for all guards, because a router consults only the last of several blockers. The held
 * navigation is kept here, because the router forgets it whenever data on the page are read again. Source:
 * docs/rules.md 9.9.
 */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const isConnected = useIsConnected();
  const navigate = useNavigate();
  const guards = useRef(new Map<string, Guard>()).current;
  const [held, setHeld] = useState<Held | null>(null);
  const latest = useRef(held);
  const isPassing = useRef(false);
  const hold = useCallback((next: Held | null) => {
    latest.current = next;
    setHeld(next);
  }, []);
  const blocker = useBlocker((change) => {
    if (isPassing.current) return false;
    const { currentLocation, nextLocation } = change;
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      [...guards.values()].some(({ needsServer }) => needsServer?.(change));
    if (isElsewhere && !isConnected()) {
      hold(null);
      return true;
    }
    const asking = [...guards].find(([, { holds }]) => holds(change));
    hold(asking ? { guardId: asking[0], location: nextLocation } : null);
    return asking !== undefined;
  });
  const current = useRef(blocker);
  useLayoutEffect(() => {
    current.current = blocker;
  }, [blocker]);
  useEffect(() => {
    if (blocker.state === 'blocked' && held === null) blocker.reset();
  }, [blocker, held]);
  const proceed = useCallback(
    (asked: Held) => {
      if (latest.current !== asked) return;
      hold(null);
      isPassing.current = true;
      if (current.current.state === 'blocked') current.current.proceed();
      else navigate(asked.location);
      isPassing.current = false;
    },
    [hold, navigate],
  );
  const stay = useCallback(() => hold(null), [hold]);
  const drop = useCallback(
    (guardId: string) => {
      guards.delete(guardId);
      if (latest.current?.guardId === guardId) hold(null);
    },
    [guards, hold],
  );
  const leaving = useMemo(() => ({ held, guards, proceed, stay, drop }), [held, guards, proceed, stay, drop]);
  return <LeavingContext.Provider value={leaving}>{children}</LeavingContext.Provider>;
}

/** Registers a navigation guard; the location is set while this guard's own question is unanswered. */
export function useLeaving(holds: BlockerFunction, needsServer?: BlockerFunction): Leave {
  const leaving = useContext(LeavingContext);
  if (!leaving) throw new Error('A page asks before it is left only within LeavingProvider');
  const id = useId();
  const { held, guards, proceed, stay, drop } = leaving;
  useEffect(() => {
    guards.set(id, { holds, needsServer });
  });
  useEffect(() => () => drop(id), [drop, id]);
  const own = held?.guardId === id ? held : null;
  return useMemo(
    () => ({ location: own?.location ?? null, proceed: () => own && proceed(own), stay }),
    [own, proceed, stay],
  );
}
