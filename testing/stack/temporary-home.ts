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

/** Temporary folders may be private (a CI's TMPDIR); PostgreSQL's own user must be able to enter this one. */
function base(): string {
  return process.getuid?.() === 0 ? '/tmp' : os.tmpdir();
}

export interface TemporaryHome {
  home: string;
  register: ProcessRegister;
  remove(): void;
}

/** A data folder for one run of the tests, gone with it; what killed runs left behind, processes too, is tidied away first. */
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
    // No owner yet: another run is just making it.
    return;
  }
  // A whole stack marks its processes with the identity that its data folder keeps.
  const kept = existsSync(path.join(home, 'secrets.json')) ? new HomeRecordFile(home).value.identity : null;
  await new ProcessRegister(home, kept ?? path.basename(home)).endLeftOvers();
  rmSync(home, { recursive: true, force: true });
}
