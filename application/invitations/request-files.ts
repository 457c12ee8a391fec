import type { DescribedMedia } from '@aval/domain/validation/dialogs/described-files';
import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import type { FormIssue } from '../engine/outcomes';
import { keepFile, type Room, type StoredMedia, type Upload } from '../files/keep-file';
import type { Services } from '../services';
import { countAnonymousAttempt } from './anonymous-attempts';

/** Limit of all unused files of anonymous requests to a company, one gigabyte; unused files are swept a day later. */
const MOST_WAITING_BYTES = 1024 ** 3;

/** Files uploaded anonymously, for no demand, and not used yet. */
const UNNAMED = { createdById: null, demandId: null, attachments: { none: {} }, pdfEditions: { none: {} } };

export interface StoreRequestFileInput {
  tenant: { companyId: number; isDefault: boolean };
  /** Network address that the file comes from. */
  address: string;
  file: Upload;
}

export type StoreRequestFileResult =
  | { status: 'stored'; file: StoredMedia }
  | { status: 'invalid'; errors: { file: string } }
  | { status: 'not_found' };

/** Stores a file for an account request being written. Only its sender knows its id. Source: docs/rules.md 6.8. */
export async function storeRequestFile(
  services: Services,
  { tenant: { companyId, isDefault }, address, file }: StoreRequestFileInput,
): Promise<StoreRequestFileResult> {
  if (isDefault) return { status: 'not_found' };
  const refusal = message('filesOfAllWaiting');
  if ((await countAnonymousAttempt(services, 'file', address)) !== null)
    return { status: 'invalid', errors: { file: refusal } };
  const room: Room = { lock: -companyId, refusal, isLeft: (transaction) => hasRoom(transaction, companyId) };
  const stored = await keepFile(services, { companyId, demandId: null, createdById: null }, room, file);
  if ('refused' in stored) return { status: 'invalid', errors: { file: stored.refused } };
  return { status: 'stored', file: stored.media };
}

async function hasRoom(transaction: Transaction, companyId: number): Promise<boolean> {
  const { _sum } = await transaction.media.aggregate({ where: { ...UNNAMED, companyId }, _sum: { size: true } });
  return (_sum.size ?? 0) < MOST_WAITING_BYTES;
}

/**
 * Deletes the files of a request that is not stored, so that they cannot be named again, exactly as after a stored one;
 * returns their storage keys.
 */
export async function spendFiles(transaction: Transaction, files: readonly DescribedMedia[]): Promise<string[]> {
  const those = { id: { in: files.map(({ mediaId }) => mediaId) } };
  const found = await transaction.media.findMany({ where: those, select: { storageKey: true } });
  await transaction.media.deleteMany({ where: those });
  return found.map(({ storageKey }) => storageKey);
}

/**
 * Returns the issue of the first file that the request may not use; null when all are free. Of two simultaneous
 * requests with the same file, the second waits.
 */
export async function findFileIssue(
  transaction: Transaction,
  companyId: number,
  files: readonly DescribedMedia[],
): Promise<FormIssue | null> {
  if (files.length === 0) return null;
  const ids = [...new Set(files.map(({ mediaId }) => mediaId))];
  await transaction.$queryRaw`
    SELECT id FROM media WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  const found = await transaction.media.findMany({
    where: { ...UNNAMED, companyId, id: { in: ids } },
    select: { id: true },
  });
  const own = new Set(found.map(({ id }) => id));
  const wrong = files.findIndex(({ mediaId }) => !own.delete(mediaId));
  return wrong === -1 ? null : { path: `attachments[${wrong}].mediaId`, message: message('fileRequired') };
}
