import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDisk } from './checks.mjs';
import { StartFailure } from './failure.mjs';
import { CHECKOUT, checkoutFolder } from './folders.mjs';
import { waitForLock } from './lock.mjs';
import { identify, identifySelf, isAlive } from './process-identity.mjs';
import { productNodePackage } from './product-node.mjs';
import { withProgress } from './progress.mjs';

const LOCK_FILE = path.join(CHECKOUT, 'package-lock.json');
const SCHEMA = path.join(CHECKOUT, 'prisma/schema.prisma');
const INSTALLED_STAMP = path.join(CHECKOUT, 'node_modules/.aval-installed');
const GENERATED_STAMP = path.join(CHECKOUT, 'prisma/generated/.aval-generated');

/** Disable downloads of install scripts, since browsers and engines come as packages. */
const NO_DOWNLOADS = {
  PUPPETEER_SKIP_DOWNLOAD: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
  CHECKPOINT_DISABLE: '1',
};

/**
 * Installs the dependencies and generates the database client, each only when its sources have changed, one process at a time. From then on
 * this process counts as running from this checkout until it ends.
 */
export async function ensureInstalled() {
  const lock = await waitForLock(checkoutFolder(), 'installation', 'installing dependencies');
  try {
    await waitForOrphan();
    if (!isInstalled()) {
      refuseWhileOthersRun();
      checkDisk(CHECKOUT, true);
      await withProgress('Installing dependencies (half a minute to a few minutes)', () =>
        runAside(npm(), ['ci', '--include=dev', '--no-audit', '--no-fund']),
      );
      writeFileSync(INSTALLED_STAMP, lockHash());
    }
    if (read(GENERATED_STAMP) !== hash(SCHEMA)) {
      await withProgress('Generating the database client', () =>
        runAside([process.execPath, path.join(CHECKOUT, 'node_modules/prisma/build/index.js')], ['generate']),
      );
      writeFileSync(GENERATED_STAMP, hash(SCHEMA));
    }
    markRunning();
  } finally {
    lock.release();
  }
}

function isInstalled() {
  if (read(INSTALLED_STAMP) === lockHash()) return true;
  if (!matchesInstalledTree()) return false;
  writeFileSync(INSTALLED_STAMP, lockHash());
  return true;
}

/** Recognizes an installation by hand by the file that npm writes as its last step. */
function matchesInstalledTree() {
  const wanted = JSON.parse(readFileSync(LOCK_FILE, 'utf8')).packages;
  const installed = JSON.parse(
    read(path.join(CHECKOUT, 'node_modules/.package-lock.json')) ?? '{"packages":{}}',
  ).packages;
  const ownNode = `node_modules/${productNodePackage()}`;
  return Object.entries(wanted).every(
    ([folder, entry]) =>
      !folder.includes('node_modules/') ||
      (entry.optional && !installed[folder] && folder !== ownNode) ||
      (installed[folder]?.version === entry.version && installed[folder]?.integrity === entry.integrity),
  );
}

function lockHash() {
  return `${process.platform}-${process.arch} ${hash(LOCK_FILE)}`;
}

/** @param {string} file */
function hash(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Path of the npm that started this process, or of the one on the PATH. */
function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') && existsSync(script) ? [process.execPath, script] : ['npm'];
}

/**
 * Runs a step, shows its output only when it fails, and records its identity, since it continues when this process is killed.
 * @param {string[]} program
 * @param {string[]} parameters
 */
async function runAside(program, parameters) {
  const [command = '', ...first] = program;
  const child = spawn(command, [...first, ...parameters], {
    cwd: CHECKOUT,
    env: { ...process.env, ...NO_DOWNLOADS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (child.pid) writeFileSync(orphanFile(), JSON.stringify(identify(child.pid)));
  const code = await ended;
  rmSync(orphanFile(), { force: true });
  if (code !== 0) {
    console.error(output.trim());
    throw new StartFailure(`"${path.basename(command)} ${parameters.join(' ')}" failed; what it said stands above.`);
  }
}

function orphanFile() {
  return path.join(checkoutFolder(), 'step.json');
}

async function waitForOrphan() {
  const orphan = JSON.parse(read(orphanFile()) || 'null');
  if (!orphan || !isAlive(orphan)) return;
  console.log(`An installation that was interrupted is still at work (process ${orphan.pid}); waiting for it …`);
  while (isAlive(orphan)) await new Promise((resolve) => setTimeout(resolve, 200));
}

function runningFolder() {
  return path.join(checkoutFolder(), 'running');
}

function markRunning() {
  mkdirSync(runningFolder(), { recursive: true });
  const file = path.join(runningFolder(), `${process.pid}.json`);
  writeFileSync(file, JSON.stringify(identifySelf()));
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Refuses to install while processes run from the modules, which an installation deletes. */
function refuseWhileOthersRun() {
  if (!existsSync(runningFolder())) return;
  for (const name of readdirSync(runningFolder())) {
    const file = path.join(runningFolder(), name);
    const identity = JSON.parse(read(file) || 'null');
    if (identity && identity.pid !== process.pid && isAlive(identity)) {
      throw new StartFailure(
        `The dependencies have changed and must be installed again, but another copy runs from this checkout (process ${identity.pid}): stop that one first.`,
      );
    }
    rmSync(file, { force: true });
  }
}
