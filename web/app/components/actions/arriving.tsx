import { type ComponentType, type MouseEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useIsConnected } from '../notices/use-is-connected';

/** What the reader did with the button that stood there before. */
export interface Awaited {
  awaited?: 'focused' | 'pressed' | 'pressed_by_key' | undefined;
}

/** For the button that stands there at first. */
export interface AwaitingEvents {
  onClick: (event: MouseEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Headless UI weighs a quarter of the scripts of a page: what needs it follows the page, where its button alone stands meanwhile. One that
 * was pressed opens when the rest has come.
 */
export function arriving<P extends object>(
  load: () => Promise<{ default: ComponentType<P & Awaited> }>,
  Alone: ComponentType<P & { awaiting: AwaitingEvents }>,
): ComponentType<P> {
  let Arrived: ComponentType<P & Awaited> | null = null;
  let isAsked = false;
  let hasFailed = false;
  let pressAgain: (() => void) | null = null;
  const listeners = new Set<() => void>();

  async function ask() {
    if (isAsked) return;
    isAsked = true;
    try {
      Arrived = (await load()).default;
      for (const listener of listeners) listener();
    } catch {
      hasFailed = true;
      pressAgain?.();
    }
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    void ask();
    return () => void listeners.delete(listener);
  }

  return function Arriving(props: P) {
    const Whole = useSyncExternalStore(
      subscribe,
      () => Arrived,
      () => null,
    );
    const awaited = useRef<Awaited['awaited']>();
    const isConnected = useIsConnected();
    if (Whole) return <Whole {...props} awaited={awaited.current} />;
    const awaiting: AwaitingEvents = {
      onClick: ({ detail }) => {
        // A click that a key has made counts no presses of a pointer.
        awaited.current = detail === 0 ? 'pressed_by_key' : 'pressed';
        pressAgain = () => {
          if (isConnected()) loadAnew();
        };
        if (hasFailed) pressAgain();
      },
      onFocus: () => {
        awaited.current ??= 'focused';
      },
      onBlur: () => {
        awaited.current = undefined;
      },
    };
    return <Alone {...props} awaiting={awaiting} />;
  };
}

/** Without a connection a moment ago. A browser remembers for a document what of it could not be fetched: only a new one has it. */
function loadAnew(): void {
  window.location.reload();
}

/** The button goes on where the one before it was left. */
export function useAwaited(button: RefObject<HTMLButtonElement>, awaited: Awaited['awaited']): void {
  const before = useRef(awaited);
  useEffect(() => {
    const left = before.current;
    before.current = undefined;
    if (!left) return;
    button.current?.focus();
    if (left === 'pressed') button.current?.click();
    // By a key it opens with its first item marked.
    if (left === 'pressed_by_key') {
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    }
  }, [button]);
}
