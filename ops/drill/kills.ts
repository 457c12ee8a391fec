import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random';

export const KILLED = ['web', 'worker', 'documents worker', 'Temporal', 'PostgreSQL'] as const;
export type Victim = (typeof KILLED)[number];

export interface Kill {
  victims: Victim[];
  /** Of `performance.now()`. */
  at: number;
}

/** Between two kills, once everything answers again. */
const LEAST_PAUSE_MS = 300;
const MOST_PAUSE_MS = 5000;
/** How often the next one comes without waiting for that: it then meets the start of what was killed before. */
const HASTY = 0.2;
const HASTY_PAUSE_MS = 2000;
const SEVERAL_AT_ONCE = 0.15;
const ALL_AT_ONCE = 0.03;
const LOOK_EVERY_MS = 200;

/**
 * Kills as a power cut or the system's memory killer would, until it is told to end, and adds what it killed when. Most kills wait until web,
 * database and engine answer: on a busy machine there would otherwise be nothing left to kill, and nobody who could work.
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

/** All of them, as when the machine loses its power. */
export function killAll(home: string): void {
  for (const victim of KILLED) kill(home, victim);
}

/** False when it was just dead: then it is being started again. */
function kill(home: string, victim: Victim): boolean {
  const pid = pidOf(home, victim);
  if (pid === null) return false;
  // Each of PostgreSQL's own children leads a group: a signal to the first one's would leave them alive for a while.
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

/** As the supervisor has written it down; null while there is none. */
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

/** Linux only; elsewhere they notice by themselves that the first one is gone. */
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
