import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';

/** A thread of a program with all of its packages as one module. It is found beside whatever starts it, under the name that its start from the sources has. */
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
