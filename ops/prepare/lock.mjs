import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identifySelf, isAlive } from './process-identity.mjs';

/**
 * Lock between processes that survives `kill -9` of its holder. Each holder creates the file of the next number by a hard link, which is
 * atomic and never overwrites. The highest number counts; it is free when its holder has released it or has ended.
 * @typedef {import('./process-identity.mjs').ProcessIdentity} ProcessIdentity
 * @typedef {{ release: () => void }} Lock
 */

/**
 * @param {string} folder
 * @param {string} name
 */
function readLast(folder, name) {
  const numbers = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.lock.`))
    .map((file) => Number(file.slice(name.length + 6)))
    .filter((number) => Number.isInteger(number));
  const number = Math.max(0, ...numbers);
  /** @type {ProcessIdentity | null} */
  let holder = null;
  if (number > 0) {
    try {
      holder = JSON.parse(readFileSync(path.join(folder, `${name}.lock.${number}`), 'utf8'));
    } catch {
      // Deleted by a newer holder between the two reads; creating the next number shows who was first.
    }
  }
  return { number, holder: holder && isAlive(holder) ? holder : null };
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {{ lock: Lock } | { holder: ProcessIdentity }}
 */
export function tryLock(folder, name) {
  mkdirSync(folder, { recursive: true });
  const candidate = path.join(folder, `${name}.candidate.${process.pid}.${Math.random().toString(36).slice(2)}`);
  writeFileSync(candidate, JSON.stringify(identifySelf()), { mode: 0o600 });
  try {
    for (;;) {
      const { number, holder } = readLast(folder, name);
      if (holder) return { holder };
      const file = path.join(folder, `${name}.lock.${number + 1}`);
      try {
        linkSync(candidate, file);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;
        throw error;
      }
      if (number > 0) rmSync(path.join(folder, `${name}.lock.${number}`), { force: true });
      // Keep the number without a holder, so that it is never used twice.
      return { lock: { release: () => giveBack(file) } };
    }
  } finally {
    rmSync(candidate, { force: true });
  }
}

/** @param {string} file */
function giveBack(file) {
  try {
    writeFileSync(file, 'null');
  } catch {
    // The folder is deleted or the disk is full: the lock is free anyway once this process has ended.
  }
}

/**
 * Waits for the lock and tells which process holds it.
 * @param {string} folder
 * @param {string} name
 * @param {string} what activity of the holder, for example "installing dependencies"
 * @returns {Promise<Lock>}
 */
export async function waitForLock(folder, name, what) {
  let told = false;
  for (;;) {
    const attempt = tryLock(folder, name);
    if ('lock' in attempt) return attempt.lock;
    if (!told) console.log(`Another process (${attempt.holder.pid}) is ${what}; waiting for it …`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
