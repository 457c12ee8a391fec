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
  /** Reload when a source changes, serve pages from sources. */
  development: boolean;
}

/** The product's own three processes, in the order of starting. */
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

/** Again whenever a source changes; the web process serves changed ones by itself. */
function sourceArguments(name: ProgramName): string[] {
  const source = name === 'web' ? 'web/development.ts' : PROGRAMS[name].source;
  return [...nodeArguments(path.join(CHECKOUT, 'ops/run/source.mjs'), name !== 'web'), path.join(CHECKOUT, source)];
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
