import { realpathSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { CHECKOUT } from '../../prepare/folders.mjs';

/**
 * Records which functions of a built program run between its start (a first SIGUSR2) and its end, for the test named by
 * the environment: `node --import ops/test/map/record-server.mjs ops/run/built.mjs <program>`.
 */
const { AVAL_CAPTURE_FILE: file, AVAL_CAPTURE_TEST: test } = process.env;

function record() {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  let since = Date.now();
  process.on('SIGUSR2', () => {
    session.post('Profiler.takePreciseCoverage');
    since = Date.now();
  });
  process.on('exit', () => {
    session.post('Profiler.takePreciseCoverage', (_error, answer) => write(answer?.result ?? [], since));
  });
}

/**
 * @param {import('node:inspector').Profiler.ScriptCoverage[]} scripts
 * @param {number} since
 */
function write(scripts, since) {
  const bundle = realpathSync(process.argv[2] ?? '');
  const place = path.relative(CHECKOUT, bundle).split(path.sep).join('/');
  const called = scripts
    .filter(({ url }) => url === path.basename(bundle))
    .flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole))
    .flatMap((whole) => (whole && whole.count > 0 && whole.startOffset > 0 ? [whole.startOffset] : []));
  const seconds = (Date.now() - since) / 1000;
  writeFileSync(String(file), JSON.stringify({ test, layer: 'server', seconds, called: { [place]: called } }));
}

if (isMainThread && file && test) record();
