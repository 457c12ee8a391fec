import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';
import { bundleProgram, type Program } from './bundle-program';
import { buildWhenChanged } from './source-hash';

/** The product's own three processes. */
export const PROGRAMS = {
  web: {
    source: 'web/server.ts',
    file: 'web/build/current/server/program.cjs',
    // Pages leave much short-lived garbage, which at the defaults is let grow to several times of what is in use.
    nodeOptions: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  },
  worker: { source: 'worker/main.ts', file: 'worker/build/main.cjs', nodeOptions: [] },
  'documents worker': { source: 'worker/documents.ts', file: 'worker/build/documents.cjs', nodeOptions: [] },
} as const satisfies Record<string, Program>;

/** What the web process reads files of catalogues in, beside its program. */
export const READING_THREAD = {
  source: 'application/catalogues/import/reading/reading-thread.ts',
  file: 'web/build/current/server/reading-thread.mjs',
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/** What Node is given to run a program as it was built. */
export function programArguments(name: ProgramName): string[] {
  const { file, nodeOptions } = PROGRAMS[name];
  return [...nodeOptions, path.join(CHECKOUT, 'ops/run/built.mjs'), path.join(CHECKOUT, file)];
}

/** Both workers; the web process is built with its pages. */
export function buildWorkers(): Promise<void> {
  const workers = [PROGRAMS.worker, PROGRAMS['documents worker']];
  return buildWhenChanged({
    name: 'workers',
    progress: 'Bundling the workers',
    sources: [
      'package-lock.json',
      'ops/compile',
      'ops/run',
      'domain',
      'i18n',
      'prisma',
      'platform',
      'application',
      'workflows',
      'worker',
    ],
    products: [PROGRAMS.worker.file, PROGRAMS['documents worker'].file],
    run: async () => {
      await Promise.all(workers.map((worker) => bundleProgram(worker)));
    },
  });
}
