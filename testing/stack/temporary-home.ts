import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { identifySelf, isAlive } from '@aval/ops/prepare/process-identity.mjs';
import { HomeRecordFile } from '@aval/ops/supervisor/home-record';
import { ProcessRegister } from '@aval/ops/supervisor/process-register';

const PREFIX = 'aval-test-';

/**
 * Returns the folder for temporary homes. PostgreSQL's own user must be able to enter it, which a private TMPDIR of a
 * CI does not allow.
 */
function base(): string {
  return process.getuid?.() === 0 ? '/tmp' : os.tmpdir();
}

export interface TemporaryHome {
  home: string;
  register: ProcessRegister;
  remove(): void;
}

/**
 * Creates a data folder for one test run, removed at its end. First it removes what killed runs left behind, processes
 * included.
 */
export async function makeTemporaryHome(): Promise<TemporaryHome> {
  for (const name of readdirSync(base())) if (name.startsWith(PREFIX)) await removeAbandoned(path.join(base(), name));
  const home = mkdtempSync(path.join(base(), PREFIX));
  writeFileSync(path.join(home, 'owner.json'), JSON.stringify(identifySelf()));
  mkdirSync(path.join(home, 'logs'), { recursive: true });
  chmodSync(home, 0o755);
  return {
    home,
    register: new ProcessRegister(home, path.basename(home)),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

async function removeAbandoned(home: string): Promise<void> {
  try {
    if (isAlive(JSON.parse(readFileSync(path.join(home, 'owner.json'), 'utf8')))) return;
  } catch {
    // No owner yet: another run is just creating it.
    return;
  }
  // A whole stack marks its processes with the identity stored in its data folder.
  const kept = existsSync(path.join(home, 'secrets.json')) ? new HomeRecordFile(home).value.identity : null;
  await new ProcessRegister(home, kept ?? path.basename(home)).endLeftOvers();
  rmSync(home, { recursive: true, force: true });
}
