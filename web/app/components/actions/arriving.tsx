import { type ComponentType, type MouseEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useIsConnected } from '../notices/use-is-connected';

/** The user's interaction with the placeholder button before the real one was loaded. */
export interface Awaited {
  awaited?: 'focused' | 'pressed' | 'pressed_by_key' | undefined;
}

/** Handlers that the placeholder button has to attach. */
export interface AwaitingEvents {
  onClick: (event: MouseEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Defers a component until after the page: Headless UI is a quarter of a page's scripts. `Alone` is its placeholder
 * button; if the user pressed it meanwhile, the component opens once loaded.
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
        // A click made by the keyboard has `detail` 0.
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

/** Reloads the page after a lost connection: a browser caches a failed import for the life of the document. */
function loadAnew(): void {
  window.location.reload();
}

/** Restores focus, and repeats a press, that the placeholder button received. */
export function useAwaited(button: RefObject<HTMLButtonElement>, awaited: Awaited['awaited']): void {
  const before = useRef(awaited);
  useEffect(() => {
    const left = before.current;
    before.current = undefined;
    if (!left) return;
    button.current?.focus();
    if (left === 'pressed') button.current?.click();
    // Headless UI marks the first item only when a key opens the menu.
    if (left === 'pressed_by_key') {
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    }
  }, [button]);
}
