import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from './prepare/folders.mjs';
import { HISTORIES } from './test/histories-folder';

/**
 * `npm run histories:record -- with-something`: plays whole lives of demands against real servers and keeps the histories of their runs, in a folder
 * of that name, for the replay tests. To be run, and its result committed, when the workflow has learnt something. Those of earlier workflows stay:
 * they are the proof that a demand that is open goes on.
 */
const [generation] = process.argv.slice(2);
if (!generation || !/^[a-z0-9-]+$/.test(generation)) {
  console.error('Say what the workflow has learnt: npm run histories:record -- with-something');
  process.exit(1);
}
if (existsSync(path.join(HISTORIES, generation))) {
  console.error(`workflows/histories/${generation} is there already: recorded histories are never written again.`);
  process.exit(1);
}
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', 'worker/demands/whole-lives'], {
  cwd: CHECKOUT,
  env: { ...process.env, AVAL_RECORD_HISTORIES: generation },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
