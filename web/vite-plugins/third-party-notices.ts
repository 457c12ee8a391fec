import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Address of the notices, without a hash: it is linked from the foot of pages. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** Licences of packages that name none in their package.json, as their licence files say. */
const NAMED_BY_FILE: Readonly<Record<string, string>> = { 'seq-queue': 'MIT', unionfs: 'Unlicense' };

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
const RULE = '-'.repeat(80);

interface LockedPackage {
  version: string;
  dev?: boolean;
  link?: boolean;
}

/** Package that the product runs with. */
export interface ThirdParty {
  name: string;
  version: string;
  /** SPDX expression; null when neither the package nor the table above names one. */
  licence: string | null;
  /** Texts of its licence files; none for a variant of another platform, which is not installed. */
  texts: readonly string[];
}

/** Returns the packages of the lock file that are no tools of development, by name. */
export function readThirdParties(root: string): ThirdParty[] {
  const lock: { packages: Readonly<Record<string, LockedPackage & { license?: string }>> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const found = new Map<string, ThirdParty>();
  for (const [place, locked] of Object.entries(lock.packages)) {
    if (!place.includes('node_modules/') || locked.dev || locked.link) continue;
    const folder = path.join(root, place);
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = locked.license ?? licenceOf(folder) ?? NAMED_BY_FILE[name] ?? null;
    found.set(`${name}@${locked.version}`, { name, version: locked.version, licence, texts: licenceTexts(folder) });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** Reads the list of licences that older packages have in place of an expression. */
function licenceOf(folder: string): string | null {
  try {
    const { licenses }: { licenses?: { type: string }[] } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    return licenses?.map(({ type }) => type).join(' OR ') || null;
  } catch {
    return null;
  }
}

function licenceTexts(folder: string): string[] {
  try {
    const names = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
    );
    return names.map(({ name }) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  } catch {
    return [];
  }
}

/** Writes the notices: all packages with version and licence, then each text once, with the packages that it is of. */
export function writeNotices(packages: readonly ThirdParty[]): string {
  const line = ({ name, version, licence }: ThirdParty) => `${name} ${version} (${licence ?? 'unknown'})`;
  const namesOf = new Map<string, string[]>();
  for (const each of packages)
    for (const text of each.texts) namesOf.set(text, [...(namesOf.get(text) ?? []), line(each)]);
  const texts = [...namesOf].map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}`);
  return [`Aval is made with these packages.\n\n${packages.map(line).join('\n')}`, ...texts, ''].join('\n\n');
}

/**
 * Adds the notices of what the product is made with to the files that browsers may ask for. Source: docs/rules.md 14.5.
 */
export function thirdPartyNotices(): Plugin {
  const root = path.resolve(import.meta.dirname, '../..');
  const source = () => writeNotices(readThirdParties(root));
  return {
    name: 'third-party-notices',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: source() });
    },
    configureServer(server) {
      server.middlewares.use(`/${NOTICES_FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(source());
      });
    },
  };
}
