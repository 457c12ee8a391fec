import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';

/** What a data folder keeps about itself: secrets that are made once, and ports it had. */
interface HomeRecord {
  /** Tells this folder's processes and data from those of every other copy. */
  identity: string;
  sessionSecret: string;
  payloadKeys: string;
  passwords: { server: string; owner: string; application: string };
  ports: { postgres?: number; temporal?: number; smtp?: number; mails?: number };
}

export class HomeRecordFile {
  private readonly file: string;
  readonly value: HomeRecord;

  constructor(home: string) {
    this.file = path.join(home, 'secrets.json');
    if (existsSync(this.file)) {
      this.value = JSON.parse(readFileSync(this.file, 'utf8')) as HomeRecord;
      return;
    }
    this.value = {
      identity: `${path.basename(CHECKOUT).replace(/[^\w-]/g, '-')}-${randomBytes(4).toString('hex')}`,
      sessionSecret: randomBytes(32).toString('base64'),
      payloadKeys: `${new Date().toISOString().slice(0, 10)}:${randomBytes(32).toString('base64')}`,
      passwords: { server: password(), owner: password(), application: password() },
      ports: {},
    };
    this.update({});
  }

  /** Written whole and then renamed: a kill leaves the old file or the new one. */
  update(change: Partial<HomeRecord>): void {
    Object.assign(this.value, change);
    const unfinished = `${this.file}.unfinished`;
    writeFileSync(unfinished, `${JSON.stringify(this.value, null, 2)}\n`, { mode: 0o600 });
    renameSync(unfinished, this.file);
  }
}

function password(): string {
  return randomBytes(18).toString('hex');
}
