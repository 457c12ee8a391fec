/** Remix build: served by Vite in development, bundled into the server otherwise. */
declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';

  const build: ServerBuild;
  export = build;
}
