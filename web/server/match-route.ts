import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RequestHandler, Response } from 'express';

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Routes = ServerBuild['routes'];
export type Route = NonNullable<Routes[string]>;

export interface MatchedRoute {
  route: Route;
  /** Requested address without user input: route segments, ids and numbers. */
  address: string;
}

/** Route trees by build; the development server has a new build after a change. */
const trees = new WeakMap<Routes, RouteObject[]>();

/** Matches the route of a request once for all later middleware. */
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

/** Returns the matched route; undefined without a match, and before matching. */
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

/** Returns a version number or file id; seven digits are too short for a card or document number. */
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
