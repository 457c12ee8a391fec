import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the pid of a process of a running stack by its name, such as "web", "worker" or "Temporal". Throws when not running. */
export function processOf(home: string, name: string): number {
  const file = path.join(home, 'run', 'processes.json');
  const entries = JSON.parse(readFileSync(file, 'utf8')) as { name: string; pid: number }[];
  const entry = entries.findLast((each) => each.name === name);
  if (!entry) throw new Error(`no process ${name} is running`);
  return entry.pid;
}

/** Returns the resident memory of a process in MB, or 0 on systems without /proc. */
export function megabytesOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    return 0;
  }
}
