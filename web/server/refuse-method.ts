import type { RequestHandler as PageHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import { matchedRoute, type Route } from './match-route';
import { refuseInWords } from './request-store';

/** Handle of a route that accepts more than a posted form. */
interface MethodHandle {
  methods?: readonly string[];
}

const INSIDE = 'routes/app+/';

/**
 * Refuses unsupported methods with the list of allowed ones. The error page is rendered in the user's language and
 * after its guard, so that anonymous users are redirected to sign-in. Remix itself would fail on a GET to a route
 * without a loader.
 */
export function refuseMethod(
  build: ServerBuild | (() => Promise<ServerBuild>),
  answer: (build: ServerBuild | (() => Promise<ServerBuild>)) => PageHandler,
): RequestHandler {
  const refuse = answer(typeof build === 'function' ? async () => refusingBuild(await build()) : refusingBuild(build));
  return async (request, response, next) => {
    try {
      const allowed = allowedMethods(response);
      if (!allowed || allowed.includes(request.method)) return next();
      response.set('Allow', allowed.join(', '));
      refuseInWords(405);
      // The body is not read: the error page is rendered as for a GET.
      request.method = 'GET';
      await refuse(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

/** Returns null for requests without a route of their own. */
function allowedMethods(response: Response): string[] | null {
  const route = matchedRoute(response)?.route;
  if (!route || route.path?.endsWith('*')) return null;
  const { loader, action, default: page, handle } = route.module;
  // No HEAD for signed-in pages: each request is recorded in the access log as a display, and HEAD displays nothing.
  const reading = loader || page ? (route.id.startsWith(INSIDE) ? ['GET'] : ['GET', 'HEAD']) : [];
  const writing = action ? ((handle as MethodHandle | undefined)?.methods ?? ['POST']) : [];
  return [...reading, ...writing];
}

/** Returns the same routes with the modules of the catch-all routes, whose error page tells the reason. */
function refusingBuild(build: ServerBuild): ServerBuild {
  const parents = new Set(all(build.routes).map(({ parentId }) => parentId));
  const routes = all(build.routes).map((route): [string, Route] => {
    const refusing = build.routes[route.id.startsWith(INSIDE) ? `${INSIDE}$` : 'routes/_public+/$'];
    const isFrame = parents.has(route.id) && route.module.default;
    return [route.id, isFrame || !refusing ? route : { ...route, module: refusing.module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function all(routes: ServerBuild['routes']): Route[] {
  return Object.values(routes).filter((route) => route !== undefined);
}
