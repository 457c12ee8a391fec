import { execFile } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../prepare/failure.mjs';
import { CHECKOUT, checkoutFolder } from '../prepare/folders.mjs';
import { waitForLock } from '../prepare/lock.mjs';
import { withProgress } from '../prepare/progress.mjs';
import { isRecording } from '../test/map/captures';
import { bundleProgram } from './bundle-program';
import { bundleThread } from './bundle-thread';
import { PROGRAMS, THREADS } from './programs';
import { hashSources } from './source-hash';

const run = promisify(execFile);

/** Sources of the pages, including other workspaces that the server's build bundles. */
const SOURCES = [
  'package-lock.json',
  'ops/compile',
  'ops/run',
  'web',
  'domain',
  'i18n',
  'platform',
  'application',
  'prisma',
  'workflows/contract.ts',
];
const BUILDS = path.join(CHECKOUT, 'web/build');
/** Number of builds kept, because a product started before a change still serves an older one. */
const KEPT_BUILDS = 8;

/**
 * Builds pages and scripts into a folder named after the hash of the sources, so that a running product keeps the files it
 * started with. The server starts from `current`.
 */
export async function buildWeb(): Promise<void> {
  const lock = await waitForLock(checkoutFolder(), 'build-web', 'building web');
  try {
    // Source maps belong to no build that is delivered.
    const name = `${hashSources(SOURCES).slice(0, 16)}${isRecording() ? '-mapped' : ''}`;
    if (!existsSync(path.join(BUILDS, name))) {
      await withProgress('Building the pages (about fifteen seconds)', () => build(name));
      removeOldBuilds(name);
    }
    makeCurrent(name);
  } finally {
    lock.release();
  }
}

/** Returns a name unique to this process: a user with another cache folder has another lock and may build the same checkout. */
const own = (name: string) => `${name}.${process.pid}.unfinished`;

function makeCurrent(name: string): void {
  const current = path.join(BUILDS, 'current');
  if (lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(current) === name) return;
  const next = own(current);
  rmSync(next, { force: true });
  symlinkSync(name, next);
  renameSync(next, current);
}

/** Extracts the error from the build's output, between warnings about dependencies and the list of all files. */
function whyFailed(said: string): string {
  const lines = said.trim().split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => line.includes('Build failed')),
  );
  return lines.slice(start, start + 12).join('\n');
}

async function build(name: string): Promise<void> {
  const unfinished = `build/${own(name)}`;
  rmSync(path.join(CHECKOUT, 'web', unfinished), { recursive: true, force: true });
  const command = path.join(CHECKOUT, 'node_modules/@remix-run/dev/dist/cli.js');
  try {
    await run(process.execPath, [command, 'vite:build'], {
      cwd: path.join(CHECKOUT, 'web'),
      env: { ...process.env, NODE_ENV: 'production', WEB_BUILD: unfinished },
      maxBuffer: 50_000_000,
    });
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) console.error(whyFailed(String(error.stderr)));
    throw new StartFailure('The pages could not be built; what the build said stands above.');
  }
  for (const { source, file } of THREADS) await bundleThread(source, `web/${unfinished}/server/${path.basename(file)}`);
  await bundleProgram(
    { ...PROGRAMS.web, file: `web/${unfinished}/server/program.cjs` },
    { 'virtual:remix/server-build': path.join(CHECKOUT, 'web', unfinished, 'server/index.js') },
  );
  takeInPlace(path.join(CHECKOUT, 'web', unfinished), path.join(BUILDS, name));
}

/** Moves the build into place, or discards it when another process has already built the same. */
function takeInPlace(built: string, place: string): void {
  try {
    renameSync(built, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(built, { recursive: true, force: true });
  }
}

function removeOldBuilds(newest: string): void {
  const others = readdirSync(BUILDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== newest)
    .map((entry) => path.join(BUILDS, entry.name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of others.slice(KEPT_BUILDS - 1)) rmSync(folder, { recursive: true, force: true });
}
