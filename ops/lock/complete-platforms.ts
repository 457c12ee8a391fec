import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '../prepare/folders.mjs';

/**
 * `npm run lock:complete`, after a change of dependencies. Packages with native code have one variant per platform, and a registry
 * mirror may serve only some of them. npm then omits the others from the lock file, and `npm ci` refuses it on every machine. This
 * script adds the missing variants from what their parent requires, and each hash that the registry tells; of what it does not
 * have, no hash can be computed.
 */
interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

const run = promisify(execFile);

type Packages = Record<string, LockEntry>;

const SYSTEMS: Record<string, string> = { windows: 'win32', linuxmusl: 'linux' };
const KNOWN_SYSTEMS = /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const KNOWN_PROCESSORS = /^(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/;

/** Returns the place where Node finds a package from a folder: nearest `node_modules` first. */
function locate(packages: Packages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return null;
  }
}

function describeVariant(name: string, version: string, sibling: LockEntry): LockEntry {
  const words = name.split(/[/-]/).map((word) => SYSTEMS[word] ?? word);
  const system = words.find((word) => KNOWN_SYSTEMS.test(word));
  const processor = words.find((word) => KNOWN_PROCESSORS.test(word));
  const library = /musl/.test(name) ? 'musl' : words.includes('gnu') && system === 'linux' ? 'glibc' : undefined;
  return {
    version,
    ...(processor ? { cpu: [processor] } : {}),
    ...(sibling.dev ? { dev: true } : {}),
    ...(sibling.devOptional ? { devOptional: true } : {}),
    ...(library ? { libc: [library] } : {}),
    ...(sibling.license ? { license: sibling.license } : {}),
    optional: true,
    ...(system ? { os: [system] } : {}),
  };
}

export function completePlatforms(packages: Packages): string[] {
  const added: string[] = [];
  for (const [parent, { optionalDependencies = {} }] of Object.entries(packages)) {
    const names = Object.keys(optionalDependencies);
    const present = names.map((name) => locate(packages, parent, name)).find((place) => place !== null);
    const sibling = present ? packages[present] : undefined;
    if (!present || !sibling) continue;
    const folder = present.slice(0, present.lastIndexOf('node_modules/'));
    for (const name of names) {
      if (locate(packages, parent, name)) continue;
      const place = `${folder}node_modules/${name}`;
      packages[place] = describeVariant(name, (optionalDependencies[name] ?? '').replace(/^[~^]/, ''), sibling);
      added.push(place);
    }
  }
  return added;
}

/** Returns the places of packages whose content npm cannot check, because the lock file has no hash of them. */
export function placesWithoutHash(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity)
    .map(([place]) => place);
}

/** Asks the registry for the missing hashes and returns how many it has told. */
async function completeHashes(packages: Packages): Promise<number> {
  let told = 0;
  for (const place of placesWithoutHash(packages)) {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version, ...rest } = packages[place] ?? {};
    const answer = await run('npm', ['view', `${name}@${version}`, 'dist.integrity']).catch(() => ({ stdout: '' }));
    const integrity = answer.stdout.trim();
    if (!integrity.startsWith('sha512-')) continue;
    packages[place] = { ...(version ? { version } : {}), integrity, ...rest };
    told += 1;
  }
  return told;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const file = path.join(CHECKOUT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
  const added = completePlatforms(lock.packages);
  const told = await completeHashes(lock.packages);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    added.length + told === 0
      ? 'The lock file is as complete as the registry lets it be.'
      : `Added ${added.length} variants for other platforms, and ${told} hashes.`,
  );
}
