import { createHash } from 'node:crypto';
import { TASK_QUEUES } from '@aval/workflows/contract';
import type { Services } from '../services';
import { answerWithin } from './answer-within';
import { findPollers, type QueueKind, type QueueReport } from './find-pollers';

/** Parts of the product, each depending on those before it. */
const PARTS = ['database', 'engine', 'demandsWorker', 'documentsWorker', 'files', 'mail'] as const;
export type Part = (typeof PARTS)[number];

/**
 * `off`: deliberately not configured. `unknown`: cannot be told at the moment, because it has to be read from another
 * part.
 */
export type PartState = 'up' | 'low' | 'down' | 'unknown' | 'off';

export interface PartHealth {
  part: Part;
  state: PartState;
  /** Response time of the check. */
  milliseconds: number | null;
  version: string | null;
  /** ISO instant at which a worker last asked for work. */
  lastSeenAt: string | null;
  /** Number of worker processes seen. */
  processes: number | null;
  /** Tasks that wait for a worker. */
  backlog: number | null;
  freeBytes: number | null;
}

/** Deadline of each check; all run at once, so that the page never waits longer. */
export const PART_DEADLINE_MS = 2_500;
/** A worker asks for work at least once a minute; after this time of silence it counts as down (decision 12). */
const SILENT_AFTER_MS = 90_000;
/** Below this free space, an afternoon of attachments can fill the disk. */
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

/** Returns up with the facts of the check, or down when it fails or is late. */
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

/** Writes, reads and removes a file: a full disk can still be read but takes no file. */
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

/** A worker is up while it asks for work. While the engine is away, its state is unknown. */
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

/** Mail is up when the server answers and a sender asks for work. */
function mailHealth(server: Health, sender: QueueReport | null, now: Date): Health {
  const { state, ...seen } = workerHealth(sender, now);
  if (server.state === 'off') return server;
  if (server.state !== 'up') return { ...seen, state: server.state, milliseconds: null };
  return { ...seen, state, milliseconds: server.milliseconds };
}

function isLow(freeBytes: number | null): boolean {
  return freeBytes !== null && freeBytes < LOW_BYTES;
}
