import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { Option } from './select';

export interface FoundOption extends Option {
  /** A second, quieter line: province, national code, role. */
  description?: string;
}

/** What a resource route for a combobox answers. */
export interface FoundOptions {
  options: FoundOption[];
}

const PAUSE_MS = 500;

interface AsyncOptions {
  options: readonly FoundOption[];
  isSearching: boolean;
}

/** Asks `source?q=…` once the reader has paused for half a second; an empty text asks at once for the first options. */
export function useAsyncOptions(source: string, text: string, isActive: boolean): AsyncOptions {
  const fetcher = useFetcher<FoundOptions>();
  const [isWaiting, setWaiting] = useState(false);
  const asked = useRef<string | null>(null);
  const { load } = fetcher;

  useEffect(() => {
    if (!isActive) return;
    const address = `${source}${source.includes('?') ? '&' : '?'}q=${encodeURIComponent(text.trim())}`;
    if (asked.current === address) return;
    setWaiting(true);
    const timer = setTimeout(
      () => {
        asked.current = address;
        setWaiting(false);
        load(address);
      },
      text === '' ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [source, text, isActive, load]);

  return { options: fetcher.data?.options ?? [], isSearching: isWaiting || fetcher.state !== 'idle' };
}
