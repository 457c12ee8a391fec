import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The process that a running stack calls by this name: "web", "worker", "Temporal". */
export function processOf(home: string, name: string): number {
  const file = path.join(home, 'run', 'processes.json');
  const entries = JSON.parse(readFileSync(file, 'utf8')) as { name: string; pid: number }[];
  const entry = entries.findLast((each) => each.name === name);
  if (!entry) throw new Error(`no process ${name} is running`);
  return entry.pid;
}

/** What the system says the process has in memory; nothing where the system does not say it this way. */
export function megabytesOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    return 0;
  }
}
