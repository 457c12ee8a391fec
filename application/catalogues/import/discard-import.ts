import type { Actor } from '@aval/domain/access/actor';
import { silentSince } from '../../health/silent-since';
import type { Services } from '../../services';
import type { ImportedSubject } from './imports';
import { mayImport } from './may-import';

export type DiscardImportResult =
  | { status: 'done' }
  /** The import is being written. */
  | { status: 'stale' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

/** Discards an import that is not being written, with its file; entries already written stay. */
export async function discardImport(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  actor: Actor,
  { subject, importId }: { subject: ImportedSubject; importId: string },
): Promise<DiscardImportResult> {
  if (!mayImport(actor, subject)) return { status: 'forbidden' };
  const own = { id: importId, subject, createdById: actor.userId };
  const row = await database.catalogueImport.findFirst({ where: own, select: { storageKey: true } });
  if (!row) return { status: 'not_found' };
  const { count } = await database.catalogueImport.deleteMany({
    where: { ...own, OR: [{ state: { not: 'applying' } }, { workedAt: { lt: silentSince(clock) } }] },
  });
  if (count === 0) return { status: 'stale' };
  await files.delete(row.storageKey);
  return { status: 'done' };
}
