import { createHash } from 'node:crypto';
import type { FileStore } from '@aval/platform/files/files';
import { Prisma } from '@aval/prisma/generated/client';
import { forPlatform, type Scope } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import type { Services } from '../services';

const BATCH = 500;
const AT_ONCE = 4;
/**
 * Pause before a finding is checked again: a file being stored has no row yet, and one being removed has none any more.
 */
const SECOND_LOOK_MS = 2_000;

/** Fault of one file. A `stray` file has no row. */
export interface ArchiveFinding {
  problem: 'missing' | 'wrong_size' | 'wrong_hash' | 'unreadable' | 'stray';
  storageKey: string;
  /** Null for a stray file. */
  mediaId: string | null;
  /** Reference of the demand that the file belongs to; null when it belongs to none. */
  reference: string | null;
}

export interface ArchiveReport {
  files: number;
  bytes: number;
  findings: ArchiveFinding[];
}

export interface FileRecord {
  id: string;
  storageKey: string;
  sha256: string;
  size: number;
  reference: string | null;
}

/** Reads every stored file completely and compares it with its row. Changes nothing. */
export async function checkArchive(services: Services): Promise<ArchiveReport> {
  const scope = await forPlatform(services.database);
  const report: ArchiveReport = { files: 0, bytes: 0, findings: [] };
  for await (const records of fileRecords(scope)) {
    const queue = records.values();
    const checkOn = async () => {
      for (const record of queue) {
        const { bytes, problem } = await readAgain(services.files, record);
        report.files += 1;
        report.bytes += bytes;
        if (problem) report.findings.push(findingOf(record, problem));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, checkOn));
  }
  const strays = await findStrays(services.files, scope);
  if (strays.length > 0 || report.findings.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
    const removed = await withoutRows(
      scope,
      report.findings.map(({ storageKey }) => storageKey),
    );
    report.findings = report.findings.filter(({ storageKey }) => !removed.has(storageKey));
    for (const storageKey of await withoutRows(scope, strays)) {
      if (await services.files.exists(storageKey).catch(() => true))
        report.findings.push({ problem: 'stray', storageKey, mediaId: null, reference: null });
    }
  }
  return report;
}

/** Yields all rows with a stored file, in batches. */
async function* fileRecords(scope: Scope): AsyncGenerator<FileRecord[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const records = await scope.read(
      (transaction) => transaction.$queryRaw<FileRecord[]>`
        SELECT ${selected<FileRecord>({
          id: Prisma.sql`media.id`,
          storageKey: Prisma.sql`storage_key`,
          sha256: Prisma.sql`sha256`,
          size: Prisma.sql`size`,
          reference: Prisma.sql`(SELECT demand.reference FROM demand WHERE demand.id IN (
            SELECT demand_id FROM attachment WHERE media_id = media.id
            UNION ALL SELECT demand_id FROM pdf_edition WHERE media_id = media.id) LIMIT 1)`,
        })}
    FROM (SELECT id, storage_key, sha256, size FROM media WHERE id > ${after}::uuid
          UNION ALL SELECT id, storage_key, sha256, size FROM image WHERE id > ${after}::uuid
          UNION ALL SELECT id, storage_key, sha256, size FROM catalogue_import WHERE id > ${after}::uuid) AS media
        ORDER BY media.id LIMIT ${BATCH}`,
    );
    const last = records.at(-1);
    if (!last) return;
    yield records;
    after = last.id;
  }
}

async function readAgain(
  files: FileStore,
  record: FileRecord,
): Promise<{ bytes: number; problem: ArchiveFinding['problem'] | null }> {
  let bytes = 0;
  try {
    if (!(await files.exists(record.storageKey))) return { bytes, problem: 'missing' };
    const hash = createHash('sha256');
    for await (const chunk of await files.get(record.storageKey)) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
    if (bytes !== record.size) return { bytes, problem: 'wrong_size' };
    return { bytes, problem: hash.digest('hex') === record.sha256 ? null : 'wrong_hash' };
  } catch {
    return { bytes, problem: 'unreadable' };
  }
}

function findingOf({ storageKey, id, reference }: FileRecord, problem: ArchiveFinding['problem']): ArchiveFinding {
  return { problem, storageKey, mediaId: id, reference };
}

async function findStrays(files: FileStore, scope: Scope): Promise<string[]> {
  const strays: string[] = [];
  let keys: string[] = [];
  const sift = async () => {
    strays.push(...(await withoutRows(scope, keys)));
    keys = [];
  };
  for await (const key of files.list()) {
    keys.push(key);
    if (keys.length === BATCH) await sift();
  }
  await sift();
  return strays;
}

async function withoutRows(scope: Scope, storageKeys: readonly string[]): Promise<Set<string>> {
  const left = new Set(storageKeys);
  if (left.size === 0) return left;
  const named = { where: { storageKey: { in: [...left] } }, select: { storageKey: true as const } };
  const known = await scope.read(async (transaction) => [
    ...(await transaction.media.findMany(named)),
    ...(await transaction.image.findMany(named)),
    ...(await transaction.catalogueImport.findMany(named)),
  ]);
  for (const { storageKey } of known) left.delete(storageKey);
  return left;
}
