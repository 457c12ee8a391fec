import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, isAlive, type ProcessIdentity } from '../prepare/process-identity.mjs';
import { writeWhole } from '../prepare/write-whole.mjs';

type Entry = ProcessIdentity & { name: string };

/** Name of the mark that children inherit to their own children: a browser that a killed worker left behind carries it too. */
const MARK = 'AVAL_RUN';
const END_WITHIN_MS = 10_000;

/**
 * Remembers the started processes on disk, so that the next start recognises what a `kill -9` left behind, and ends that and nothing else.
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

  /** A full disk or a deleted folder must not take the supervisor down: the mark still finds what this file then forgets. */
  private write(): void {
    try {
      writeWhole(this.file, JSON.stringify(this.entries), 0o600);
    } catch (error) {
      console.log(`The list of processes cannot be written: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Ends what an earlier run left behind; answers how many processes that were. */
  async endLeftOvers(): Promise<number> {
    const recorded = this.readEarlier().filter(isAlive);
    // Workers before the servers they talk to: the file has the order of starting. SIGINT is PostgreSQL's fast stop.
    for (const entry of recorded.toReversed()) await end(entry, 'SIGINT');
    return recorded.length + (await this.endStrays());
  }

  /** Ends what children left behind of their own, for example a browser; they themselves must have ended before. */
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

  /** Linux tells the environment that a process was started with; elsewhere the file alone must do. */
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
    // It ended between the look and the signal.
  }
}
