import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../prepare/failure.mjs';
import { CHECKOUT } from '../prepare/folders.mjs';
import { buildWhenChanged } from './source-hash';

const run = promisify(execFile);

/** Pages and their scripts; what the server's build takes in of the other workspaces counts as a source. */
export function buildWeb(): Promise<void> {
  return buildWhenChanged({
    name: 'web',
    progress: 'Building the pages (about fifteen seconds)',
    sources: [
      'package-lock.json',
      'web',
      'domain',
      'i18n',
      'platform',
      'application',
      'prisma',
      'workflows/contract.ts',
    ],
    product: 'web/build/server/index.js',
    run: async () => {
      const command = path.join(CHECKOUT, 'node_modules/@remix-run/dev/dist/cli.js');
      try {
        await run(process.execPath, [command, 'vite:build'], {
          cwd: path.join(CHECKOUT, 'web'),
          env: { ...process.env, NODE_ENV: 'production' },
          maxBuffer: 50_000_000,
        });
      } catch (error) {
        if (error instanceof Error && 'stderr' in error)
          console.error(String(error.stderr).trim().split('\n').slice(0, 12).join('\n'));
        throw new StartFailure('The pages could not be built; what the build said stands above.');
      }
    },
  });
}
