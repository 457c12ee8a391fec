import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HISTORIES, RECORDED_LIVES } from '../testing/histories/histories-folder';
import { CHECKOUT } from './prepare/folders.mjs';

/**
 * `npm run histories:record -- with-something`: plays whole lives of demands against real servers and keeps the
 * histories of their runs, in a folder
 * of that name, for the replay tests. To be run, and its result committed, when the workflow has learnt something.
 * Those of earlier workflows stay:
 * they are the proof that a demand that is open goes on. `--lives 'reviewed|accepted'` plays only those whose names say so.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { lives: { type: 'string' } } });
const [generation] = positionals;
if (!generation || !/^[a-z0-9-]+$/.test(generation)) {
  console.error('Say what the workflow has learnt: npm run histories:record -- with-something');
  process.exit(1);
}
const folder = path.join(HISTORIES, generation);
if (existsSync(folder)) {
  console.error(`workflows/histories/${generation} is there already: recorded histories are never written again.`);
  process.exit(1);
}
const chosen = values.lives === undefined ? [] : ['-t', values.lives];
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', RECORDED_LIVES, ...chosen], {
  cwd: CHECKOUT,
  env: { ...process.env, AVAL_RECORD_HISTORIES: generation },
  stdio: 'inherit',
});
// vitest succeeds when the filter matches no life, so look for the folder itself.
const isRecorded = existsSync(folder);
if (!isRecorded) console.error('Nothing was recorded.');
process.exitCode = isRecorded ? (status ?? 1) : 1;
