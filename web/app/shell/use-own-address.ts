import { useCallback, useState } from 'react';
import { withReader } from '../server/reader';
import { usePageData } from './data/use-page-data';

/** Makes addresses to which is sent in the name of whom this was opened for, whoever has signed in since in another tab. */
export function useOwnAddress(): (address: string) => string {
  const user = usePageData()?.user;
  const [readerId] = useState(user?.id);
  return useCallback((address) => (readerId === undefined ? address : withReader(address, readerId)), [readerId]);
}
