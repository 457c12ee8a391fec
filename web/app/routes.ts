import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config';
import { getAppDirectory } from '@remix-run/route-config';
import { flatRoutes } from 'remix-flat-routes';

interface FoundRoute extends RouteConfigEntry {
  id: string;
  parentId?: string;
}

type DefineRoute = (path: string | undefined, file: string, options?: unknown, children?: unknown) => void;

/** Adapts the callback API of remix-flat-routes (Remix 1): collects the defined routes with their nesting. */
function collectRoutes(define: (route: DefineRoute) => void): Record<string, FoundRoute> {
  const found: Record<string, FoundRoute> = {};
  const parents: string[] = [];
  define((path, file, options, children) => {
    const nested = typeof options === 'function' ? options : children;
    const id = file.replace(/\.tsx?$/, '');
    const isIndex = typeof options === 'object' && options !== null && 'index' in options && options.index === true;
    found[id] = { id, file, path: path || undefined, index: isIndex || undefined, parentId: parents.at(-1) };
    if (typeof nested === 'function') {
      parents.push(id);
      nested();
      parents.pop();
    }
  });
  return found;
}

function childrenOf(found: FoundRoute[], parentId: string): RouteConfigEntry[] {
  return found
    .filter((route) => route.parentId === parentId)
    .map(({ id, file, path, index }) => {
      const children = childrenOf(found, id);
      return { id, file, path, index, ...(children.length > 0 ? { children } : {}) };
    });
}

/** Folders that end in + are areas; files and folders that start with two underscores are not routes. */
const found = flatRoutes('routes', collectRoutes, {
  appDir: getAppDirectory(),
  ignoredRouteFiles: ['**/*.test.*', '**/__*', '**/__*/**', '**/*.server.*', '**/*.css'],
});

export default childrenOf(Object.values(found) as FoundRoute[], 'root') satisfies RouteConfig;
