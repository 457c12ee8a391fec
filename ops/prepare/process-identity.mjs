import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Process id with the start time: the id alone may belong to another process after a restart of the machine, or in time.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/**
 * @param {number} pid
 * @returns {string | null} null when there is no such process, or only a zombie
 */
function startOf(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
    }
    // The command name in parentheses may contain spaces and parentheses, so count fields from the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}

/**
 * @param {number} pid
 * @returns {ProcessIdentity | null}
 */
export function identify(pid) {
  const startedAt = startOf(pid);
  return startedAt === null ? null : { pid, startedAt };
}

/** @returns {ProcessIdentity} */
export function identifySelf() {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? 'unknown' };
}

/** @param {ProcessIdentity} identity */
export function isAlive(identity) {
  return startOf(identity.pid) === identity.startedAt;
}
