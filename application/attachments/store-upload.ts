import type { Actor } from '@aval/domain/access/actor';
import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import { keepFile, type StoreResult, type Upload } from '../files/keep-file';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';

/** Unused uploads that one user may hold until they are swept a day later; far more than abandoned dialogs leave. */
const MOST_WAITING = 100;

/** Stores a file that a user uploads for a demand. */
export function storeUpload(
  services: Services,
  { userId }: Actor,
  demand: { companyId: number; demandId: string },
  upload: Upload,
  keep: KeepMade = keepNothing,
): Promise<StoreResult> {
  const room = {
    lock: userId,
    refusal: message('filesWaiting'),
    isLeft: async (transaction: Transaction) => {
      const unnamed = { createdById: userId, attachments: { none: {} }, pdfEditions: { none: {} } };
      return (await transaction.media.count({ where: unnamed })) < MOST_WAITING;
    },
  };
  return keepFile(services, { ...demand, createdById: userId }, room, upload, keep);
}
