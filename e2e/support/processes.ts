import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stackDescription } from './stack';

/** Suspends a process of the stack while `work` runs, as if its machine hung. */
export async function whileHanging<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const pid = pidOf(name);
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

function pidOf(name: string): number {
  const register = path.join(stackDescription().home, 'run', 'processes.json');
  const running = JSON.parse(readFileSync(register, 'utf8')) as { name: string; pid: number }[];
  const found = running.find((each) => each.name === name);
  if (!found) throw new Error(`no ${name} among ${running.map((each) => each.name).join(', ')}`);
  return found.pid;
}
