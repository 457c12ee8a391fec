import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RequestHandler, Response } from 'express';

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Routes = ServerBuild['routes'];
export type Route = NonNullable<Routes[string]>;

export interface MatchedRoute {
  route: Route;
  /** What was asked, with nothing in it that somebody may have typed: names of ours, ids and numbers. */
  address: string;
}

/** Built once; the development server has new routes after a change. */
const trees = new WeakMap<Routes, RouteObject[]>();

/** Finds the route of a request once for all that want to know it. */
export function matchRoute(build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  const read = typeof build === 'function' ? build : () => build;
  return async (request, response, next) => {
    try {
      const { routes } = await read();
      response.locals.matched = findRoute(routes, request.path);
      next();
    } catch (error) {
      next(error);
    }
  };
}

/** Undefined for what no route answers, and before it was looked for. */
export function matchedRoute(response: Response): MatchedRoute | undefined {
  return response.locals.matched;
}

function findRoute(routes: Routes, path: string): MatchedRoute | undefined {
  const asked = path.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');
  const matches = matchRoutes(knownTree(routes), asked);
  const leaf = matches?.at(-1);
  const route = leaf?.route.id === undefined ? undefined : routes[leaf.route.id];
  if (!matches || !leaf || !route) return undefined;
  const pattern = matches.flatMap(({ route: { path: part } }) => (part ? [part] : [])).join('/');
  const address = `/${pattern.replace(/:(\w+)/g, (name, key: string) => idIn(leaf.params[key]) ?? name)}`;
  return { route, address: asked === path ? address : `${address}.data` };
}

/** A version, a file: no number as long as that of a card or a document. */
function idIn(value = ''): string | null {
  return /^(\d{1,7}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(value) ? value : null;
}

function knownTree(routes: Routes): RouteObject[] {
  const known = trees.get(routes) ?? treeOf(routes);
  trees.set(routes, known);
  return known;
}

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path, children: treeOf(routes, id) }));
}
