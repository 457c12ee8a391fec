import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import { isLockLost } from '../../health/or-busy';
import { silentSince } from '../../health/silent-since';
import type { Services } from '../../services';
import type { ImportedSubject } from './imports';
import { mayImport } from './may-import';
import { NOTICES, PROBLEMS } from './messages';
import { TableRefused } from './reading/table-sheet';
import { applyWork } from './working/apply-work';
import { checkWork } from './working/check-work';
import { doWork, WorkLost } from './working/import-work';

export type WorkOnImportInput = { subject: ImportedSubject; importId: string } & (
  | { step: 'check' }
  /** Hash of the preview that the user confirmed. */
  | { step: 'apply'; planHash: string }
);

export type WorkOnImportResult =
  /** The work continues whether or not the caller awaits it, and stores its outcome itself. */
  | { status: 'begun'; finished: Promise<void> }
  /** Another process works on the import already, or its preview is not the one that the user saw. */
  | { status: 'stale' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

/**
 * Checks or applies a file; the first of concurrent requests claims it, and work left by a killed process is started
 * again.
 */
export async function workOnImport(
  services: Services,
  actor: Actor,
  input: WorkOnImportInput,
): Promise<WorkOnImportResult> {
  const { subject, importId } = input;
  if (!mayImport(actor, subject)) return { status: 'forbidden' };
  const { database, clock } = services;
  const own = { id: importId, subject, createdById: actor.userId };
  const file = await database.catalogueImport.findFirst({ where: own });
  if (!file) return { status: 'not_found' };
  const claim = randomUUID();
  const state = input.step === 'check' ? 'checking' : 'applying';
  const { count } = await database.catalogueImport.updateMany({
    where: { ...own, OR: waitingFor(input, silentSince(clock)) },
    data: { state, claim, workedAt: clock.now(), done: 0, total: 0, notice: null },
  });
  if (count === 0) return { status: 'stale' };
  const work = input.step === 'check' ? checkWork : applyWork;
  const finished = doWork(services, { importId, claim, state }, (each) => work(services, actor, file, each)).catch(
    (error: unknown) => giveUp(services, { importId, claim, state }, error),
  );
  return { status: 'begun', finished };
}

function waitingFor(input: WorkOnImportInput, silent: Date): Prisma.CatalogueImportWhereInput[] {
  const gone = { workedAt: { lt: silent } };
  if (input.step === 'check') return [{ state: 'checking', OR: [{ claim: null }, gone] }];
  const agreed = { planHash: input.planHash };
  return [
    { ...agreed, state: 'ready', wrongCount: 0, OR: [{ createdCount: { gt: 0 } }, { changedCount: { gt: 0 } }] },
    { ...agreed, state: 'applying', ...gone },
  ];
}

interface GivenUp {
  importId: string;
  claim: string;
  state: 'checking' | 'applying';
}

/**
 * Stores why the work failed. Nothing of a failed import was written, since its state is set in the same transaction as
 * its entries.
 */
async function giveUp(
  { database, logger }: Services,
  { importId: id, claim, state }: GivenUp,
  error: unknown,
): Promise<void> {
  if (error instanceof WorkLost) return;
  const isRefused = error instanceof TableRefused;
  const isBusy = isLockLost(error);
  if (!isRefused && !isBusy)
    logger.error({ error: error instanceof Error ? error.name : 'unknown', state }, 'an import was not finished');
  const refused = { state: 'refused', claim: null, problem: isRefused ? error.problem : PROBLEMS.failed };
  const waits = { state: 'ready', claim: null, notice: isBusy ? NOTICES.busy : NOTICES.failed };
  await database.catalogueImport
    .updateMany({ where: { id, claim, state }, data: state === 'checking' ? refused : waits })
    .catch(() => undefined);
}
