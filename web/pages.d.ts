/** The built pages: what Vite makes of them in development, and what the bundle of the server takes in. */
declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';

  const build: ServerBuild;
  export = build;
}
