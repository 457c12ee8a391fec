import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns whether this render hydrates a page rendered by the server; false after client-side navigation. */
export function useIsDocumentLoad(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
