import { useRouteLoaderData } from '@remix-run/react';
import type { PageData } from './page-data';

/** Returns the root's data; undefined only when the root itself failed to load. */
export function usePageData(): PageData | undefined {
  return useRouteLoaderData<PageData>('root');
}
