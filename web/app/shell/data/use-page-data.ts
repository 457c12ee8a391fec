import { useRouteLoaderData } from '@remix-run/react';
import type { PageData } from './page-data';

/** The root's data; undefined only when the root itself could not be loaded. */
export function usePageData(): PageData | undefined {
  return useRouteLoaderData<PageData>('root');
}
