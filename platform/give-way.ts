import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** On a busy machine a third of what others get; on an idle one everything. */
const NICENESS = 5;

/**
 * Puts a process, and what it starts from now on, behind the others: people's pages and decisions come before work that nobody watches. A desktop's
 * Linux shares a processor between sessions first, so that a session's leader moves its session too. Where the system refuses, nothing is lost.
 */
export function giveWay(pid: number): void {
  attempt(() => setPriority(pid, NICENESS));
  attempt(() => {
    if (sessionOf(pid) === pid) writeFileSync(`/proc/${pid}/autogroup`, String(NICENESS));
  });
}

/** Of `/proc`, where the name in parentheses may hold spaces. */
function sessionOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Another system, or one that does not allow it.
  }
}
