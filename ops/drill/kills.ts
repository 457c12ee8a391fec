import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random';

export const KILLED = ['web', 'worker', 'documents worker', 'Temporal', 'PostgreSQL'] as const;
export type Victim = (typeof KILLED)[number];

export interface Kill {
  victims: Victim[];
  /** Time of the kill, in ms of `performance.now()`. */
  at: number;
}

/** Shortest pause between two kills, counted once everything answers again. */
const LEAST_PAUSE_MS = 300;
const MOST_PAUSE_MS = 5000;
/** Share of kills that do not wait for readiness and so hit processes while they restart. */
const HASTY = 0.2;
const HASTY_PAUSE_MS = 2000;
const SEVERAL_AT_ONCE = 0.15;
const ALL_AT_ONCE = 0.03;
const LOOK_EVERY_MS = 200;

/**
 * Kills processes with SIGKILL, as a power failure or the OOM killer would, until `end` aborts, and records each kill. Most kills
 * wait until web, database and engine answer: on a busy machine nothing would otherwise be running, and no user could work.
 */
export async function killAtRandom(
  { home, port }: { home: string; port: number },
  random: Random,
  end: AbortSignal,
  kills: Kill[],
): Promise<void> {
  while (!end.aborted) {
    const isHasty = random.chance(HASTY);
    const wait = isHasty ? random.between(0, HASTY_PAUSE_MS) : random.between(LEAST_PAUSE_MS, MOST_PAUSE_MS);
    if (!isHasty) await untilReady(port, end);
    await pause(wait, undefined, { signal: end }).catch(() => undefined);
    if (end.aborted) return;
    const victims = chooseVictims(random).filter((victim) => kill(home, victim));
    if (victims.length > 0) kills.push({ victims, at: performance.now() });
  }
}

async function untilReady(port: number, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const signal = AbortSignal.timeout(3000);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => null);
    if (answer?.ok) return;
    await pause(LOOK_EVERY_MS);
  }
}

function chooseVictims(random: Random): Victim[] {
  if (random.chance(ALL_AT_ONCE)) return [...KILLED];
  const first = random.pick(KILLED);
  const second = random.chance(SEVERAL_AT_ONCE) ? random.pick(KILLED) : undefined;
  return [...new Set([first, second])].filter((victim) => victim !== undefined);
}

/** Kills all processes, as a power failure would. */
export function killAll(home: string): void {
  for (const victim of KILLED) kill(home, victim);
}

/** Kills a process; false when it is not running because it is being restarted. */
function kill(home: string, victim: Victim): boolean {
  const pid = pidOf(home, victim);
  if (pid === null) return false;
  // Each child of PostgreSQL leads its own process group and would outlive a signal to the first one for a while.
  const pids = victim === 'PostgreSQL' ? [pid, ...childrenOf(pid)] : [pid];
  return pids.map(killOne)[0] ?? false;
}

function killOne(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

/** Reads the pid from the supervisor's register; null while the process is not running. */
function pidOf(home: string, name: string): number | null {
  try {
    const running = JSON.parse(readFileSync(path.join(home, 'run', 'processes.json'), 'utf8')) as {
      name: string;
      pid: number;
    }[];
    return running.find((each) => each.name === name)?.pid ?? null;
  } catch {
    return null;
  }
}

/** Returns child processes on Linux; on other systems they end by themselves once the parent is gone. */
function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
        return parent === String(pid) ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
}
