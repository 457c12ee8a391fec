import { execFile, execFileSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StartFailure } from '../prepare/failure.mjs';
import { cacheFolder } from '../prepare/folders.mjs';
import { waitForLock } from '../prepare/lock.mjs';
import { withProgress } from '../prepare/progress.mjs';

const run = promisify(execFile);
const MODULE_FOLDER = fileURLToPath(new URL('./', import.meta.url));
const COMMAND = 'github.com/temporalio/cli/cmd/temporal';
/** First server version with update-with-start enabled and with the SDK's protocol. */
const OLDEST_SERVER = [1, 28] as const;
const DOWNLOAD_WITHIN_MS = 120_000;

/** Returns the version that the Go module pins, which is also the release to download. */
function pinnedVersion(): string {
  const found = /github\.com\/temporalio\/cli v(\S+)/.exec(readFileSync(path.join(MODULE_FOLDER, 'go.mod'), 'utf8'));
  if (!found?.[1]) throw new Error('ops/temporal/go.mod does not name the version of github.com/temporalio/cli.');
  return found[1];
}

/** Finds the server's program: on the PATH, in the cache, as the official release, or built from the pinned Go module. */
export async function findTemporal(): Promise<string> {
  const onPath = findOnPath();
  if (onPath) return onPath;
  const version = pinnedVersion();
  const cached = path.join(cacheFolder(), `temporal-${version}`);
  if (existsSync(cached)) return cached;

  const lock = await waitForLock(cacheFolder(), 'temporal', 'getting the Temporal server');
  const unfinished = mkdtempSync(path.join(cacheFolder(), 'temporal-unfinished-'));
  try {
    if (existsSync(cached)) return cached;
    const program = (await download(version, unfinished)) ?? (await build(version, unfinished));
    renameSync(program, cached);
    return cached;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    lock.release();
  }
}

function findOnPath(): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const program = path.join(folder, 'temporal');
    if (!folder || !existsSync(program)) continue;
    const server = serverVersion(program);
    const [major = 0, minor = 0] = server ?? [];
    if (major > OLDEST_SERVER[0] || (major === OLDEST_SERVER[0] && minor >= OLDEST_SERVER[1])) return program;
    console.log(`${program} is older than server ${OLDEST_SERVER.join('.')} and is not used.`);
  }
  return null;
}

function serverVersion(program: string): number[] | null {
  try {
    const text = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return /Server (\d+)\.(\d+)/.exec(text)?.slice(1).map(Number) ?? null;
  } catch {
    return null;
  }
}

/** Downloads the official release; null when it cannot be reached or does not exist for this machine. */
async function download(version: string, folder: string): Promise<string | null> {
  const architecture = { x64: 'amd64', arm64: 'arm64' }[process.arch as string];
  if (!architecture || !['linux', 'darwin'].includes(process.platform)) return null;
  const name = `temporal_cli_${version}_${process.platform}_${architecture}.tar.gz`;
  const url = `https://github.com/temporalio/cli/releases/download/v${version}/${name}`;
  try {
    return await withProgress(`Downloading Temporal ${version} (about 50 MB, once, two minutes at most)`, async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_WITHIN_MS) });
      if (!response.ok || !response.body) throw new Error(`answer ${response.status}`);
      const archive = path.join(folder, 'archive.tar.gz');
      await pipeline(Readable.fromWeb(response.body), createWriteStream(archive));
      await run('tar', ['-xzf', archive, '-C', folder, 'temporal']);
      const program = path.join(folder, 'temporal');
      if (!serverVersion(program)) throw new Error('what came does not run');
      return program;
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : '';
    console.log(`Temporal ${version} cannot be downloaded here (${reason}).`);
    return null;
  }
}

async function build(version: string, folder: string): Promise<string> {
  try {
    await run('go', ['version']);
  } catch {
    throw new StartFailure(
      'There is no Temporal server: none is on the PATH, none could be downloaded, and there is no Go to build it. ' +
        'Install Temporal (https://docs.temporal.io/cli) or Go 1.26, or set TEMPORAL_ADDRESS to a running server.',
    );
  }
  mkdirSync(folder, { recursive: true });
  const program = path.join(folder, 'temporal');
  try {
    await withProgress(`Building Temporal ${version} with Go (three to five minutes, once, 2 GB of memory)`, () =>
      run('go', ['build', '-trimpath', '-ldflags=-s -w', '-o', program, COMMAND], {
        cwd: MODULE_FOLDER,
        env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=readonly' },
        maxBuffer: 50_000_000,
      }),
    );
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n').at(-1) : '';
    throw new StartFailure(
      `Temporal ${version} could not be built: ${words} ` +
        'Install Temporal (https://docs.temporal.io/cli) or set TEMPORAL_ADDRESS to a running server.',
    );
  }
  return program;
}
