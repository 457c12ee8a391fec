import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Maximum number of mails kept; the oldest are deleted. */
const KEPT = 500;
/** File name of a mail, which starts with the time of arrival so that names sort by time. */
const NAME = /^\d{17}-[0-9a-f]{8}\.eml$/;

export interface CaughtMail {
  /** Name of the mail's file. */
  id: string;
  receivedAt: Date;
  source: string;
  mail: Email;
}

/** Stores mails as files, which survive a restart and can be opened with other programs. */
export class MailFolder {
  constructor(private readonly folder: string) {}

  /** Stores a mail. Resolves once it is on disk, so that only then the sender gets the confirmation. */
  async keep(source: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const moment = new Date().toISOString().replace(/\D/g, '');
    const file = path.join(this.folder, `${moment}-${randomUUID().slice(0, 8)}.eml`);
    await writeFile(`${file}.unfinished`, source, { mode: 0o600 });
    await rename(`${file}.unfinished`, file);
    const old = (await this.names()).slice(KEPT);
    await Promise.all(old.map((name) => rm(path.join(this.folder, name), { force: true })));
  }

  /** Returns all mails, newest first. */
  async list(): Promise<CaughtMail[]> {
    const mails = await Promise.all((await this.names()).map((name) => this.find(name)));
    return mails.filter((mail) => mail !== null);
  }

  async find(id: string): Promise<CaughtMail | null> {
    if (!NAME.test(id)) return null;
    const source = await readFile(path.join(this.folder, id), 'utf8').catch(() => null);
    if (source === null) return null;
    return { id, receivedAt: momentOf(id), source, mail: await PostalMime.parse(source) };
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => NAME.test(name)).toSorted((one, other) => (one < other ? 1 : -1));
  }
}

function momentOf(id: string): Date {
  return new Date(id.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3}).*$/, '$1-$2-$3T$4:$5:$6.$7Z'));
}
