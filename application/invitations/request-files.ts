import type { DescribedMedia } from '@aval/domain/validation/dialogs/described-files';
import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import { keepFile, type Room, type StoredMedia, type Upload } from '../attachments/keep-file';
import type { FormIssue } from '../engine/outcomes';
import type { Services } from '../services';
import { countDeed } from './stranger-attempts';

/** Files of a company's strangers that nothing names, until they are swept a day later: together no more than a gigabyte. */
const MOST_WAITING_BYTES = 1024 ** 3;

/** Brought by nobody who has signed in, for no demand, and part of nothing yet. */
const UNNAMED = { createdById: null, demandId: null, attachments: { none: {} }, pdfEditions: { none: {} } };

export interface StoreRequestFileInput {
  tenant: { companyId: number; isDefault: boolean };
  /** The address that the file comes from. */
  address: string;
  file: Upload;
}

export type StoreRequestFileResult =
  | { status: 'stored'; file: StoredMedia }
  | { status: 'invalid'; errors: { file: string } }
  | { status: 'not_found' };

/** Keeps a file for an account request that is being written. Its id is known to its sender alone. Source: docs/rules.md 6.8. */
export async function storeRequestFile(
  services: Services,
  { tenant: { companyId, isDefault }, address, file }: StoreRequestFileInput,
): Promise<StoreRequestFileResult> {
  if (isDefault) return { status: 'not_found' };
  const refusal = message('filesOfAllWaiting');
  if ((await countDeed(services, 'file', address)) !== null) return { status: 'invalid', errors: { file: refusal } };
  const room: Room = { lock: -companyId, refusal, isLeft: (transaction) => hasRoom(transaction, companyId) };
  const stored = await keepFile(services, { companyId, demandId: null, createdById: null }, room, file);
  if ('refused' in stored) return { status: 'invalid', errors: { file: stored.refused } };
  return { status: 'stored', file: stored.media };
}

async function hasRoom(transaction: Transaction, companyId: number): Promise<boolean> {
  const { _sum } = await transaction.media.aggregate({ where: { ...UNNAMED, companyId }, _sum: { size: true } });
  return (_sum.size ?? 0) < MOST_WAITING_BYTES;
}

/** Takes away the files of a request that is not written, so that they can be named no more, as those of one that is; answers where they lie. */
export async function spendFiles(transaction: Transaction, files: readonly DescribedMedia[]): Promise<string[]> {
  const those = { id: { in: files.map(({ mediaId }) => mediaId) } };
  const found = await transaction.media.findMany({ where: those, select: { storageKey: true } });
  await transaction.media.deleteMany({ where: those });
  return found.map(({ storageKey }) => storageKey);
}

/** What is wrong with the files that a request names; null when each can be its own. Of two requests that name one file the second waits. */
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
