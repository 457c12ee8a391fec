import type { RequestHandler as PageHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import { matchedRoute, type Route } from './match-route';
import { refuseInWords } from './request-store';

/** What a route says of itself that takes more than a form that is posted. */
interface MethodHandle {
  methods?: readonly string[];
}

const INSIDE = 'routes/app+/';

/**
 * A method that an address has no answer to is refused with those that it has: by the page around it, in the language of who reads it, and after
 * its guard, so that whoever has not signed in is led there. Remix would fail on a reading of what only takes forms.
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
      // What was sent is not read: the page is that of a reading.
      request.method = 'GET';
      await refuse(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

/** Null for what no route of its own answers. */
function allowedMethods(response: Response): string[] | null {
  const route = matchedRoute(response)?.route;
  if (!route || route.path?.endsWith('*')) return null;
  const { loader, action, default: page, handle } = route.module;
  // Behind the door an answer without its content is none: each look is recorded, and a look is what was shown.
  const reading = loader || page ? (route.id.startsWith(INSIDE) ? ['GET'] : ['GET', 'HEAD']) : [];
  const writing = action ? ((handle as MethodHandle | undefined)?.methods ?? ['POST']) : [];
  return [...reading, ...writing];
}

/** The same routes, each of which answers as what there is not does, which says what the request was refused for. */
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
