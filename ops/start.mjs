import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDisk, checkNode, checkPort } from './prepare/checks.mjs';
import { exitWith, StartFailure } from './prepare/failure.mjs';
import { homeFolder } from './prepare/folders.mjs';
import { makeHome } from './prepare/home.mjs';
import { ensureInstalled } from './prepare/installation.mjs';
import { tryLock } from './prepare/lock.mjs';
import { continueOnProductNode } from './prepare/product-node.mjs';

/**
 * `npm start`: plain JavaScript without a dependency, since nothing is installed yet. Checks and installs, continues on
 * the product's Node, and
 * runs the supervisor, which is TypeScript, within that process.
 */
try {
  checkNode();
  const home = homeFolder();
  const port = Number(process.env.PORT ?? 3000);
  // Check the disk before anything is written: on a full one already the lock fails.
  checkDisk(home, false);
  makeHome(home);
  const attempt = tryLock(path.join(home, 'run'), 'data');
  if ('holder' in attempt) {
    throw new StartFailure(
      `The data folder ${home} is in use by another copy of Aval (process ${attempt.holder.pid}): stop it, or choose another folder with AVAL_HOME and another PORT.`,
    );
  }
  // Leave a port that a killed run still holds to the supervisor, which ends the processes that the run left behind.
  if (!existsSync(path.join(home, 'run', 'processes.json'))) await checkPort(port);
  await ensureInstalled();
  await continueOnProductNode(attempt.lock.release);
  const { register } = await import('tsx/esm/api');
  register();
  const { superviseFromTerminal } = await import('./supervisor/main');
  await superviseFromTerminal({
    home,
    port,
    empty: process.argv.includes('--empty'),
    development: process.argv.includes('--dev'),
    release: attempt.lock.release,
  });
} catch (error) {
  exitWith(error);
}
