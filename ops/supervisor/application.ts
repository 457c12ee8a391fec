import path from 'node:path';
import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { PROGRAMS, type ProgramName, programArguments } from '../compile/programs';
import { CHECKOUT } from '../prepare/folders.mjs';
import { hasPoller } from '../temporal/pollers';
import type { ProcessSpecification } from './managed-process';

export interface ApplicationOptions {
  environment: Readonly<Record<string, string>>;
  port: number;
  temporal: TemporalConnection;
  /** Runs from sources and reloads when they change. */
  development: boolean;
}

/** Returns the product's three processes in the order of starting. */
export function applicationProcesses(options: ApplicationOptions): ProcessSpecification[] {
  const worker = { isReady: () => hasPoller(options.temporal, TASK_QUEUES.demands) };
  const documents = { isReady: () => hasPoller(options.temporal, TASK_QUEUES.documents) };
  const web = { isReady: () => servesPages(options.port) };
  const programs: { name: ProgramName; isReady: () => Promise<boolean> }[] = [
    { name: 'worker', ...worker },
    { name: 'documents worker', ...documents },
    { name: 'web', ...web },
  ];
  return programs.map(({ name, isReady }) => ({
    name,
    isReady,
    command: process.execPath,
    arguments: options.development ? sourceArguments(name) : programArguments(name),
    environment: options.environment,
    folder: CHECKOUT,
    stopSignal: 'SIGTERM',
  }));
}

/** Returns Node's arguments to run from sources; workers restart on changes, the web process reloads by itself. */
function sourceArguments(name: ProgramName): string[] {
  const source = name === 'web' ? 'web/development.ts' : PROGRAMS[name].source;
  return [...nodeArguments(path.join(CHECKOUT, 'ops/run/source.mjs'), name !== 'web'), path.join(CHECKOUT, source)];
}

/** Returns Node's arguments to run TypeScript; `watch` restarts the script when a file that it imports changes. */
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
