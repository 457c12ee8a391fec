import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';
import { bundleProgram, type Program } from './bundle-program';
import { buildWhenChanged } from './source-hash';

/** The three processes of the product. */
export const PROGRAMS = {
  web: {
    source: 'web/server.ts',
    file: 'web/build/current/server/program.cjs',
    // Rendering leaves much short-lived garbage, which the defaults would let grow to several times the live heap.
    nodeOptions: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  },
  worker: { source: 'worker/main.ts', file: 'worker/build/main.cjs', nodeOptions: [] },
  'documents worker': { source: 'worker/documents.ts', file: 'worker/build/documents.cjs', nodeOptions: [] },
} as const satisfies Record<string, Program>;

/** Worker thread in which the web process reads catalogue files. */
export const READING_THREAD = {
  source: 'application/catalogues/import/reading/reading-thread.ts',
  file: 'web/build/current/server/reading-thread.mjs',
} as const;

/** Worker thread in which the web process opens a PDF that does not look whole. */
export const OPENING_THREAD = {
  source: 'platform/files/judging/pdf/opening-thread.mjs',
  file: 'web/build/current/server/opening-thread.mjs',
} as const;

/** Worker threads of the web process. */
export const THREADS = [READING_THREAD, OPENING_THREAD];

export type ProgramName = keyof typeof PROGRAMS;

/** Returns Node's arguments to run a built program. */
export function programArguments(name: ProgramName): string[] {
  const { file, nodeOptions } = PROGRAMS[name];
  return [...nodeOptions, path.join(CHECKOUT, 'ops/run/built.mjs'), path.join(CHECKOUT, file)];
}

/** Builds both workers; the web process is built with the pages. */
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
