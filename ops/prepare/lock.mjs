import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identifySelf, isAlive } from './process-identity.mjs';

/**
 * A lock between processes that survives `kill -9` of its holder and needs no package. Each holder makes the next number's file with a hard
 * link, which is atomic and never overwrites; the highest number counts, and it is free when its holder has left or is no longer alive.
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
      // Tidied away by a newer holder between the two reads; making the next number shows who was first.
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
      // The number stays behind, without a holder, so that it is never given out twice.
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
    // The folder is gone or the disk is full: the lock is free all the same when this process has ended.
  }
}

/**
 * Waits for its turn and says for whom it waits.
 * @param {string} folder
 * @param {string} name
 * @param {string} what what the other one is doing, for example "installing dependencies"
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
