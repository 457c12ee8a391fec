import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from './prepare/folders.mjs';

/**
 * `npm run histories:record`: plays whole lives of demands against real servers and keeps the histories of their runs for the replay tests. To be
 * run, and its result committed, when the workflow has learnt something; old histories are kept under another name while runs of that age exist.
 */
rmSync(path.join(CHECKOUT, 'workflows/histories'), { recursive: true, force: true });
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', 'worker/demands/whole-lives'], {
  cwd: CHECKOUT,
  env: { ...process.env, AVAL_RECORD_HISTORIES: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
