import type { CivilDate } from '../calendar/civil-date';

export interface CalendarSession {
  cycle: number;
  /** Whether the session is in this version's cycle, not a later one. */
  current: boolean;
  /** Session number in its cycle, from 1. */
  number: number;
  date: CivilDate;
}

/** Cuts a calendar that is wider than a page into blocks, between cycles wherever a cycle fits into a block. */
export function inBlocks(sessions: readonly CalendarSession[], columns: number): CalendarSession[][] {
  const blocks: CalendarSession[][] = [];
  let block: CalendarSession[] = [];
  for (const { cycle, length } of runsOfCycles(sessions)) {
    const ofCycle = sessions.filter((session) => session.cycle === cycle);
    if (block.length > 0 && block.length + length > columns) {
      blocks.push(block);
      block = [];
    }
    block.push(...ofCycle);
    while (block.length > columns) blocks.push(block.splice(0, columns));
  }
  return block.length > 0 ? [...blocks, block] : blocks;
}

/**
 * Returns the year for a row's first session and for each session whose year differs from the one before; otherwise
 * null.
 */
export function yearBegunAt(sessions: readonly CalendarSession[], index: number): string | null {
  const yearAt = (at: number) => sessions[at]?.date.slice(0, 4) ?? null;
  return yearAt(index) === yearAt(index - 1) ? null : yearAt(index);
}

export function runsOfCycles(sessions: readonly CalendarSession[]): { cycle: number; length: number }[] {
  const runs: { cycle: number; length: number }[] = [];
  for (const { cycle } of sessions) {
    const last = runs.at(-1);
    if (last?.cycle === cycle) last.length += 1;
    else runs.push({ cycle, length: 1 });
  }
  return runs;
}
