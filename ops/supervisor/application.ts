import path from 'node:path';
import type { TemporalConnection } from '@aval/platform/temporal-connection';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { PROGRAMS, type ProgramName } from '../compile/programs';
import { CHECKOUT } from '../prepare/folders.mjs';
import { hasPoller } from '../temporal/pollers';
import type { ProcessSpecification } from './managed-process';

/** Pages leave much short-lived garbage, which at the defaults is let grow to several times of what is in use. */
const WEB_NODE_OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=25'];

export interface ApplicationOptions {
  environment: Readonly<Record<string, string>>;
  port: number;
  temporal: TemporalConnection;
  /** Reload when a source changes, serve pages from sources. */
  development: boolean;
}

/** The product's own three processes, in the order of starting. */
export function applicationProcesses(options: ApplicationOptions): ProcessSpecification[] {
  const worker = { isReady: () => hasPoller(options.temporal, TASK_QUEUES.demands) };
  const documents = { isReady: () => hasPoller(options.temporal, TASK_QUEUES.documents) };
  const web = { isReady: () => servesPages(options.port) };
  const programs: { name: ProgramName; nodeOptions: string[]; isReady: () => Promise<boolean> }[] = [
    { name: 'worker', nodeOptions: [], ...worker },
    { name: 'documents worker', nodeOptions: [], ...documents },
    { name: 'web', nodeOptions: WEB_NODE_OPTIONS, ...web },
  ];
  return programs.map(({ name, nodeOptions, isReady }) => ({
    name,
    isReady,
    command: process.execPath,
    arguments: [...nodeOptions, ...programArguments(name, options.development)],
    environment: options.environment,
    folder: CHECKOUT,
    stopSignal: 'SIGTERM',
  }));
}

/** In development from its sources, again whenever one of them changes; the web process serves changed ones by itself. */
function programArguments(name: ProgramName, development: boolean): string[] {
  const { source, file } = PROGRAMS[name];
  return development ? nodeArguments(path.join(CHECKOUT, source), name !== 'web') : [path.join(CHECKOUT, file)];
}

/** Node on TypeScript; `watch` starts the script again when a file that it imports changes. */
export function nodeArguments(script: string, watch = false): string[] {
  if (watch) return [path.join(CHECKOUT, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', script];
  return ['--import', 'tsx', script];
}

async function servesPages(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) });
    return answer.ok;
  } catch {
    return false;
  }
}
