import path from 'node:path';
import type { TemporalConnection } from '@aval/platform/temporal-connection';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { CHECKOUT } from '../prepare/folders.mjs';
import { hasPoller } from '../temporal/pollers';
import type { ProcessSpecification } from './managed-process';

/** Pages leave much short-lived garbage: with the young generation at its default the process keeps some 40 MB that it never needs. */
const WEB_NODE_OPTIONS = ['--max-semi-space-size=4'];

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
  return [
    { name: 'worker', entry: 'worker/main.ts', nodeOptions: [], ...worker },
    { name: 'documents worker', entry: 'worker/documents.ts', nodeOptions: [], ...documents },
    { name: 'web', entry: 'web/server.ts', nodeOptions: WEB_NODE_OPTIONS, ...web },
  ].map(({ name, entry, nodeOptions, isReady }) => ({
    name,
    isReady,
    command: process.execPath,
    arguments: [...nodeOptions, ...nodeArguments(path.join(CHECKOUT, entry), options.development && name !== 'web')],
    environment: options.environment,
    folder: CHECKOUT,
    stopSignal: 'SIGTERM',
  }));
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
