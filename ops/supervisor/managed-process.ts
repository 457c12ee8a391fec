import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '../postgres/account';
import { StartFailure } from '../prepare/failure.mjs';
import type { ProcessRegister } from './process-register';

export interface ProcessSpecification {
  /** As people read it: "web", "Temporal". */
  name: string;
  command: string;
  arguments: readonly string[];
  environment: Readonly<Record<string, string>>;
  folder: string;
  account?: Account | null;
  stopSignal: 'SIGINT' | 'SIGTERM';
  /** Asked again and again after a start until it says yes. */
  isReady: () => Promise<boolean>;
}

/** Ends what hangs; what dies is found at once. What is ready in seconds takes more than a minute while other work has all cores. */
const READY_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 15_000;
/** Waits between restarts; a process that lived long enough begins anew. */
const BACK_OFF_MS = [100, 500, 1000, 2000, 5000, 10_000] as const;
const HEALTHY_AFTER_MS = 30_000;
const KILLED_FROM_OUTSIDE = 'signal SIGKILL';

/**
 * One child in a process group of its own, started again when it dies. Its output goes straight to a file: a pipe would kill it together with
 * the supervisor, and the next start would find nothing to read.
 */
export class ManagedProcess {
  private child: ChildProcess | null = null;
  private stopping = false;
  private failures = 0;
  private readonly logFile: string;

  constructor(
    private readonly specification: ProcessSpecification,
    private readonly register: ProcessRegister,
    logFolder: string,
  ) {
    this.logFile = path.join(logFolder, `${specification.name.toLowerCase().replaceAll(' ', '-')}.log`);
  }

  get name(): string {
    return this.specification.name;
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    this.spawn();
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await this.specification.isReady())) {
      if (this.stopping) return;
      if (this.failures > 3 || Date.now() > deadline) {
        throw new StartFailure(`${this.name} does not start: ${this.lastWords()} The whole log is ${this.logFile}`);
      }
      await pause(50);
    }
  }

  private spawn(): void {
    const { command, arguments: parameters, environment, folder, account } = this.specification;
    const output = this.openLog();
    const startedAt = Date.now();
    // What a part of the product writes nobody else on the machine reads; a child takes over the mask of the moment.
    const mask = process.umask(0o077);
    const child = spawn(command, parameters, {
      cwd: folder,
      env: { ...inherited(), ...environment, ...this.register.mark() },
      stdio: ['ignore', output, output],
      detached: true,
      ...(account ?? {}),
    });
    process.umask(mask);
    if (output !== 'ignore') closeSync(output);
    this.child = child;
    if (child.pid !== undefined) this.register.add(this.name, child.pid);
    child.once('error', (error) => void this.onEnd(startedAt, error.message));
    child.once('exit', (code, signal) => void this.onEnd(startedAt, signal ? `signal ${signal}` : `exit code ${code}`));
  }

  private openLog(): number | 'ignore' {
    try {
      return openSync(this.logFile, 'a', 0o600);
    } catch {
      // Better without a log than not at all.
      return 'ignore';
    }
  }

  private async onEnd(startedAt: number, how: string): Promise<void> {
    if (this.child?.pid !== undefined) this.register.remove(this.child.pid);
    this.child = null;
    if (this.stopping) return;
    // Who was killed from outside has not failed, and is missed: it comes back at once, however often that happens.
    const wasInOrder = how === KILLED_FROM_OUTSIDE || Date.now() - startedAt > HEALTHY_AFTER_MS;
    this.failures = wasInOrder ? 1 : this.failures + 1;
    const wait = BACK_OFF_MS[Math.min(this.failures, BACK_OFF_MS.length) - 1] ?? 0;
    // Who was killed from outside had nothing to say about it.
    const words = how.startsWith('signal') ? '' : this.lastWords();
    console.log(
      `${this.name} ended (${how}) and is started again in ${wait / 1000} s.${words ? ` Its last words: ${words}` : ''}`,
    );
    await pause(wait);
    if (!this.stopping) this.spawn();
  }

  /** Asks the process to stop and, when it does not listen, ends its whole group. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child?.pid) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(this.specification.stopSignal);
    const force = setTimeout(() => this.kill(), STOP_WITHIN_MS);
    await ended;
    clearTimeout(force);
  }

  /** At once and without asking. */
  kill(): void {
    this.stopping = true;
    if (!this.child?.pid) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // It ended by itself a moment ago.
    }
  }

  private lastWords(): string {
    try {
      const lines = readFileSync(this.logFile, 'utf8').trim().split('\n');
      const telling = lines.slice(-40).findLast((line) => /error|fatal|cannot|failed/i.test(line));
      return (telling ?? lines.at(-1) ?? '').trim().slice(0, 300);
    } catch {
      return '';
    }
  }
}

/** What a child may know of the surroundings; everything of the product's is given to it by name. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_OPTIONS', 'LD_LIBRARY_PATH', 'XDG_CACHE_HOME'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
