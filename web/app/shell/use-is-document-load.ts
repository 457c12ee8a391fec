import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether React takes over a page that the server has drawn, in this render; false for what a link inside the product brings. */
export function useIsDocumentLoad(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
