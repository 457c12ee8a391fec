import { createHash } from 'node:crypto';
import { TASK_QUEUES } from '@aval/workflows/contract';
import type { Services } from '../services';
import { answerWithin } from './answer-within';
import { findPollers, type QueueKind, type QueueReport } from './find-pollers';

/** The parts of the product, in the order in which each stands on the one before. */
const PARTS = ['database', 'engine', 'demandsWorker', 'documentsWorker', 'files', 'mail'] as const;
export type Part = (typeof PARTS)[number];

/** `off`: not configured, on purpose. `unknown`: nobody can tell now, since another part has to be asked. */
export type PartState = 'up' | 'low' | 'down' | 'unknown' | 'off';

export interface PartHealth {
  part: Part;
  state: PartState;
  /** How long the answer took. */
  milliseconds: number | null;
  version: string | null;
  /** ISO instant of the last time that a worker asked for work. */
  lastSeenAt: string | null;
  /** Processes that were seen. */
  processes: number | null;
  /** Tasks that wait for a worker. */
  backlog: number | null;
  freeBytes: number | null;
}

/** Of each part; all are asked at once, so that the page waits for this long and no longer. */
export const PART_DEADLINE_MS = 2_500;
/** A worker asks for work at least once a minute; one that has not for this long is gone (decision 12). */
const SILENT_AFTER_MS = 90_000;
/** Where less is left, an afternoon of attachments fills the disk. */
const LOW_BYTES = 1_000_000_000;

const NOTHING = {
  milliseconds: null,
  version: null,
  lastSeenAt: null,
  processes: null,
  backlog: null,
  freeBytes: null,
} as const;

export async function checkParts(services: Services): Promise<PartHealth[]> {
  const [database, engine, demands, documents, mails, files, mail] = await Promise.all([
    timed(() => checkDatabase(services)),
    timed(() => checkEngine(services)),
    queue(services, TASK_QUEUES.demands, 'workflow'),
    queue(services, TASK_QUEUES.documents, 'activity'),
    queue(services, TASK_QUEUES.mails, 'activity'),
    timed(() => checkFiles(services)),
    checkMailServer(services),
  ]);
  return [
    { part: 'database', ...database },
    { part: 'engine', ...engine },
    { part: 'demandsWorker', ...workerHealth(demands, services.clock.now()) },
    { part: 'documentsWorker', ...workerHealth(documents, services.clock.now()) },
    { part: 'files', ...files, state: isLow(files.freeBytes) && files.state === 'up' ? 'low' : files.state },
    { part: 'mail', ...mailHealth(mail, mails, services.clock.now()) },
  ];
}

type Health = Omit<PartHealth, 'part'>;

/** Up with what the question brought, or down. */
async function timed(question: () => Promise<Partial<Health>>): Promise<Health> {
  const askedAt = performance.now();
  const facts = await answerWithin(PART_DEADLINE_MS, question);
  if (!facts) return { ...NOTHING, state: 'down' };
  return { ...NOTHING, state: 'up', milliseconds: Math.round(performance.now() - askedAt), ...facts };
}

async function checkDatabase({ database }: Services): Promise<Partial<Health>> {
  const [row] = await database.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
  return { version: row?.version.split(' ')[0] ?? null };
}

async function checkEngine({ engine }: Services): Promise<Partial<Health>> {
  const { serverVersion } = await engine.withDeadline(PART_DEADLINE_MS, (client) =>
    client.workflowService.getSystemInfo({}),
  );
  return { version: serverVersion || null };
}

/** Writes, reads and removes a file: a full disk takes no file, however well it can be read. */
async function checkFiles({ files }: Services): Promise<Partial<Health>> {
  const written = Buffer.from('aval');
  const { key, sha256 } = await files.put(written);
  try {
    const read = createHash('sha256').update(await files.getBytes(key));
    if (read.digest('hex') !== sha256) throw new Error('the store gives back something else');
  } finally {
    await files.delete(key);
  }
  return { freeBytes: await files.freeBytes() };
}

async function checkMailServer({ probeMail }: Services): Promise<Health> {
  if (!probeMail) return { ...NOTHING, state: 'off' };
  return timed(async () => {
    await probeMail(PART_DEADLINE_MS);
    return {};
  });
}

function queue({ engine }: Services, name: string, kind: QueueKind): Promise<QueueReport | null> {
  return answerWithin(PART_DEADLINE_MS, () => findPollers(engine, { name, kind, deadlineMs: PART_DEADLINE_MS }));
}

/** A worker is alive when it asks for work. While the engine is away nobody can say whether it would. */
function workerHealth(report: QueueReport | null, now: Date): Health {
  if (!report) return { ...NOTHING, state: 'unknown' };
  const { lastSeenAt, processes, backlog } = report;
  const isAlive = lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < SILENT_AFTER_MS;
  return {
    ...NOTHING,
    state: isAlive ? 'up' : 'down',
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    processes,
    backlog,
  };
}

/** Mails leave when the server answers and somebody brings them there. */
function mailHealth(server: Health, sender: QueueReport | null, now: Date): Health {
  const { state, ...seen } = workerHealth(sender, now);
  if (server.state === 'off') return server;
  if (server.state !== 'up') return { ...seen, state: server.state, milliseconds: null };
  return { ...seen, state, milliseconds: server.milliseconds };
}

function isLow(freeBytes: number | null): boolean {
  return freeBytes !== null && freeBytes < LOW_BYTES;
}
