import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';

/** Bundles a worker thread into one module beside the program that starts it, under the name that the sources use. */
export async function bundleThread(source: string, file: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [source],
    outfile: path.join(CHECKOUT, file),
    absWorkingDir: CHECKOUT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'error',
  });
}
