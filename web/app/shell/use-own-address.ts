import { useCallback, useState } from 'react';
import { withReader } from '../server/reader';
import { usePageData } from './data/use-page-data';

/**
 * Returns a function that adds the current user to addresses, so that requests are made in that user's name even if
 * another user has signed in since in another tab.
 */
export function useOwnAddress(): (address: string) => string {
  const user = usePageData()?.user;
  const [readerId] = useState(user?.id);
  return useCallback((address) => (readerId === undefined ? address : withReader(address, readerId)), [readerId]);
}
