import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, isAlive, type ProcessIdentity } from '../prepare/process-identity.mjs';
import { writeWhole } from '../prepare/write-whole.mjs';

type Entry = ProcessIdentity & { name: string };

/** Environment variable that children pass on to their own children, such as a browser that outlives a killed worker. */
const MARK = 'AVAL_RUN';
const END_WITHIN_MS = 10_000;

/**
 * Records the started processes on disk, so that the next start can end those, and only those, that a `kill -9` left behind.
 */
export class ProcessRegister {
  private readonly file: string;
  private entries: Entry[] = [];

  constructor(
    home: string,
    private readonly identity: string,
  ) {
    this.file = path.join(home, 'run', 'processes.json');
    mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 });
  }

  mark(): Record<string, string> {
    return { [MARK]: this.identity };
  }

  add(name: string, pid: number): void {
    const identity = identify(pid);
    if (!identity) return;
    this.entries.push({ name, ...identity });
    this.write();
  }

  remove(pid: number): void {
    this.entries = this.entries.filter((entry) => entry.pid !== pid);
    this.write();
  }

  /** Writes the file. A full disk or deleted folder must not stop the supervisor: the mark still finds the processes. */
  private write(): void {
    try {
      writeWhole(this.file, JSON.stringify(this.entries), 0o600);
    } catch (error) {
      console.log(`The list of processes cannot be written: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Ends the processes of an earlier run and returns their number. */
  async endLeftOvers(): Promise<number> {
    const recorded = this.readEarlier().filter(isAlive);
    // End workers before the servers they use: the file has the order of starting. SIGINT is PostgreSQL's fast shutdown.
    for (const entry of recorded.toReversed()) await end(entry, 'SIGINT');
    return recorded.length + (await this.endStrays());
  }

  /** Ends processes that the children started, such as a browser, and returns their number. The children must have ended. */
  async endStrays(): Promise<number> {
    const strays = this.findMarked();
    await Promise.all(strays.map((stray) => end(stray, 'SIGTERM')));
    return strays.length;
  }

  private readEarlier(): Entry[] {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Entry[];
    } catch {
      return [];
    }
  }

  /** Finds processes by the mark in their environment, which only Linux exposes; other systems rely on the file. */
  private findMarked(): ProcessIdentity[] {
    if (process.platform !== 'linux') return [];
    const wanted = `${MARK}=${this.identity}`;
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .flatMap((name) => {
        try {
          const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0');
          const identity = environment.includes(wanted) ? identify(Number(name)) : null;
          return identity ? [identity] : [];
        } catch {
          return [];
        }
      });
  }
}

async function end(entry: ProcessIdentity, politely: NodeJS.Signals): Promise<void> {
  const deadline = Date.now() + END_WITHIN_MS;
  signal(entry.pid, politely);
  while (isAlive(entry)) {
    if (Date.now() > deadline) signal(entry.pid, 'SIGKILL');
    await pause(50);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended between the check and the signal.
  }
}
