import type { ServerBuild } from '@remix-run/node';
import { createServer } from 'vite';
import { startWeb } from './server/start';

/** Starts the web process from its sources, with hot reload. */
export function main(folder: string): Promise<void> {
  return startWeb(async () => {
    const vite = await createServer({ root: folder, server: { middlewareMode: true } });
    const build = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
    return { build, assets: vite.middlewares, wordFiles: {} };
  }, true);
}
