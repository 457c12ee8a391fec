import { once } from 'node:events';
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ended, runScript } from '../testing/stack/run-script';
import { createTestDatabase, type TestDatabase, temporalAddress } from '../testing/stack/stack';
import { startProduct } from '../testing/stack/started-product';
import { makeTemporaryHome, type TemporaryHome } from '../testing/stack/temporary-home';
import { addressFor } from './database/roles';
import { tryLock } from './prepare/lock.mjs';
import { freePort } from './supervisor/free-port';
import { HomeRecordFile } from './supervisor/home-record';

let temporary: TemporaryHome;
let home: string;
let port: number;
let testDatabase: TestDatabase;
let given: { DATABASE_URL: string; DATABASE_OWNER_URL: string; TEMPORAL_ADDRESS: string };

beforeAll(async () => {
  temporary = await makeTemporaryHome();
  home = temporary.home;
  port = await freePort();
  testDatabase = await createTestDatabase();
  const { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL } = testDatabase;
  given = { DATABASE_URL, DATABASE_OWNER_URL, TEMPORAL_ADDRESS: temporalAddress() };
});

afterAll(async () => {
  await testDatabase.drop();
  temporary.remove();
});

function start(environment: Readonly<Record<string, string>>): Promise<Ended> {
  return runScript(['ops/start.mjs'], { environment: { AVAL_HOME: home, PORT: String(port), ...environment } });
}

/** The last line that it prints, and nothing of a stack. */
function expectSentence({ code, output }: Ended, sentence: RegExp): void {
  expect(output).not.toMatch(/^\s+at /m);
  expect(output.trimEnd().split('\n').at(-1)).toMatch(sentence);
  expect(code).toBe(1);
}

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as { port: number }).port };
}

it('says that another program has the port', async () => {
  const busy = await listening();
  expectSentence(
    await start({ PORT: String(busy.port) }),
    new RegExp(`^Port ${busy.port} is in use by another program: .*$`),
  );
  busy.server.close();
  expectSentence(await start({ PORT: 'web' }), /^PORT must be a number from 1 to 65535\.$/);
});

it('says which process has the data folder', async () => {
  const attempt = tryLock(path.join(home, 'run'), 'data');
  if ('holder' in attempt) throw new Error('somebody has the folder');
  const ended = await start({}).finally(attempt.lock.release);
  expectSentence(ended, new RegExp(`^The data folder ${home} is in use .*process ${process.pid}.*$`));
});

it('says that the disk is too full, before it writes anything', async () => {
  const unmade = path.join(home, 'unmade');
  expectSentence(
    await start({ AVAL_HOME: unmade, AVAL_DISK_NEEDED_MB: '1e9' }),
    /^There is too little room on the disk of .*: \d+ MB are free and 1000000000 MB are needed\.$/,
  );
  expect(readdirSync(home)).not.toContain('unmade');
});

it('says that the data folder cannot be made', async () => {
  const file = path.join(home, 'file');
  writeFileSync(file, '', { mode: 0o600 });
  expectSentence(
    await start({ AVAL_HOME: path.join(file, 'folder') }),
    /^.*file\/folder.* is a file and not a folder\.$/,
  );
});

it('says that there is no engine, where it can be neither found nor downloaded nor built', async () => {
  const nothing = path.join(home, 'nothing');
  mkdirSync(nothing, { mode: 0o700 });
  const { TEMPORAL_ADDRESS: _, ...database } = given;
  expectSentence(
    await start({
      ...database,
      PATH: nothing,
      XDG_CACHE_HOME: nothing,
      SMTP_URL: 'smtp://127.0.0.1:9',
      // No certificate is trusted: what lies behind one cannot be reached.
      NODE_OPTIONS: '--use-openssl-ca',
      SSL_CERT_FILE: '/dev/null',
      SSL_CERT_DIR: nothing,
    }),
    /^There is no Temporal server: none is on the PATH, none could be downloaded, and there is no Go to build it\. .*TEMPORAL_ADDRESS.*$/,
  );
});

it('asks for both users of a database, reaches both, and takes none for the application that policies do not bind', async () => {
  const { DATABASE_OWNER_URL, ...withoutOwner } = given;
  expectSentence(await start(withoutOwner), /^DATABASE_URL is given and DATABASE_OWNER_URL is not: .*$/);
  const { DATABASE_URL, ...withoutUser } = given;
  expectSentence(await start(withoutUser), /^DATABASE_OWNER_URL is given and DATABASE_URL is not: .*$/);
  const wrong = addressFor(DATABASE_URL, { password: 'wrong' });
  const mails = { SMTP_URL: 'smtp://127.0.0.1:9' };
  expectSentence(
    await start({ ...given, ...mails, DATABASE_URL: wrong }),
    /^The database that DATABASE_URL names cannot be reached: password authentication failed for user "aval_app"\.$/,
  );
  expectSentence(
    await start({ ...given, ...mails, DATABASE_URL: 'postgresql://aval_app:x@127.0.0.1:9/aval' }),
    /^The database that DATABASE_URL names cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:9\.$/,
  );
  expectSentence(
    await start({ ...given, ...mails, DATABASE_URL: DATABASE_OWNER_URL }),
    /^The database's user "aval_owner" owns tables of companies, so that .*$/,
  );
});

/** Processes that carry a data folder's mark, as the supervisor gives it to its children and they to theirs. */
function processesOf(folder: string): string[] {
  const mark = `AVAL_RUN=${new HomeRecordFile(folder).value.identity}`;
  return readdirSync('/proc').filter((name) => {
    try {
      return readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(mark);
    } catch {
      return false;
    }
  });
}

function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

/** Returns what other users of the machine could read in a data folder, except the marker of the test's own folder. */
function openToOthers(folder: string): string[] {
  const within = ['run', 'logs', 'files'].flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' }).map((entry) => path.join(name, entry)),
  );
  return [...readdirSync(folder), ...within]
    .filter((name) => name !== 'owner.json')
    .filter((name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0);
}

it.runIf(process.platform === 'linux')(
  'runs two copies side by side; Ctrl-C ends one with all its processes and leaves the other',
  async () => {
    const other = await makeTemporaryHome();
    const otherPort = await freePort();
    const [first, second] = await Promise.all([startProduct(home, port), startProduct(other.home, otherPort)]);
    const answers = async (at: number) => (await fetch(`http://127.0.0.1:${at}/readyz`)).status;
    try {
      expect([await answers(port), await answers(otherPort)]).toEqual([200, 200]);
      expect(processesOf(home).length).toBeGreaterThanOrEqual(6);
      // PostgreSQL's own user passes through the data folder; what stands in it is nobody else's.
      for (const name of ['temporal.db', 'temporal.db-wal', 'temporal.db-shm', 'secrets.json'])
        expect([name, modeOf(path.join(home, name))]).toEqual([name, '600']);
      for (const name of ['files', 'postgres', 'logs', 'run'])
        expect([name, modeOf(path.join(home, name))]).toEqual([name, '700']);
      expect(openToOthers(home)).toEqual([]);
      first.process.kill('SIGINT');
      await once(first.process, 'exit');
      expect(first.process.exitCode).toBe(0);
      expect(processesOf(home)).toEqual([]);
      await expect(answers(port)).rejects.toThrow();
      expect(await answers(otherPort)).toBe(200);
    } finally {
      await Promise.all([first.stop(), second.stop()]);
      expect(processesOf(other.home)).toEqual([]);
      other.remove();
    }
  },
  180_000,
);
