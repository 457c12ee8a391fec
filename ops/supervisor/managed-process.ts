import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '../postgres/account';
import { StartFailure } from '../prepare/failure.mjs';
import type { ProcessRegister } from './process-register';

export interface ProcessSpecification {
  /** Displayed name, such as "web" or "Temporal". */
  name: string;
  command: string;
  arguments: readonly string[];
  environment: Readonly<Record<string, string>>;
  folder: string;
  account?: Account | null;
  stopSignal: 'SIGINT' | 'SIGTERM';
  /** Polled after a start until it resolves to true. */
  isReady: () => Promise<boolean>;
}

/** Timeout for a process that hangs at its start; generous because a start takes over a minute when other work uses all cores. */
const READY_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 15_000;
/** Waits between restarts in ms; a process that ran for `HEALTHY_AFTER_MS` starts again at the first. */
const BACK_OFF_MS = [100, 500, 1000, 2000, 5000, 10_000] as const;
const HEALTHY_AFTER_MS = 30_000;
const KILLED_FROM_OUTSIDE = 'signal SIGKILL';

/**
 * A child process in its own process group, restarted when it dies. Its output goes directly to a file: a pipe would end the child
 * together with the supervisor, and its last output would be lost.
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
    // Files of the child are private to this user; it inherits the umask that is set here.
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
      // Run without a log rather than not at all.
      return 'ignore';
    }
  }

  private async onEnd(startedAt: number, how: string): Promise<void> {
    if (this.child?.pid !== undefined) this.register.remove(this.child.pid);
    this.child = null;
    if (this.stopping) return;
    // A process killed from outside has not failed and restarts at once, however often that happens.
    const wasInOrder = how === KILLED_FROM_OUTSIDE || Date.now() - startedAt > HEALTHY_AFTER_MS;
    this.failures = wasInOrder ? 1 : this.failures + 1;
    const wait = BACK_OFF_MS[Math.min(this.failures, BACK_OFF_MS.length) - 1] ?? 0;
    // A process ended by a signal has not logged a reason.
    const words = how.startsWith('signal') ? '' : this.lastWords();
    console.log(
      `${this.name} ended (${how}) and is started again in ${wait / 1000} s.${words ? ` Its last words: ${words}` : ''}`,
    );
    await pause(wait);
    if (!this.stopping) this.spawn();
  }

  /** Sends the stop signal, and kills the whole group after `STOP_WITHIN_MS`. */
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

  /** Kills the whole group at once. */
  kill(): void {
    this.stopping = true;
    if (!this.child?.pid) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The process has already ended.
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

/** Returns the variables that a child inherits; those of the product are passed explicitly. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_OPTIONS', 'LD_LIBRARY_PATH', 'XDG_CACHE_HOME'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
