import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';
import { writeWhole } from '../prepare/write-whole.mjs';

/** Record of a data folder: secrets generated once, and the last ports. */
interface HomeRecord {
  /** Unique name that distinguishes this folder's processes and data from those of other copies. */
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

  update(change: Partial<HomeRecord>): void {
    Object.assign(this.value, change);
    writeWhole(this.file, `${JSON.stringify(this.value, null, 2)}\n`, 0o600);
  }
}

function password(): string {
  return randomBytes(18).toString('hex');
}
