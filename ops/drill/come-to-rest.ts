import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@aval/prisma/client';
import type { Player } from './cast';
import type { Ground } from './drill-stack';
import { askAsScript } from './page';

const LOOK_EVERY_MS = 500;
const AT_MOST_MS = 150_000;

export interface Rest {
  seconds: number;
  /** Number of commands and effects that were still due after the timeout. */
  stillDue: number;
  /** Number of PDFs that failed during the kills and were requested again. */
  retriedDocuments: number;
}

/**
 * Waits until no command or effect is due, for at most `AT_MOST_MS`. Mails that wait for others leave, because their
 * readers switch bundles off. A manager requests each failed PDF once more.
 */
export async function comeToRest({ owner }: Ground, players: readonly Player[]): Promise<Rest> {
  const begunAt = performance.now();
  await owner.userAccount.updateMany({ data: { bundleEmails: false } });
  const retried = new Set<number>();
  for (;;) {
    const due = await countDue(owner).catch(() => null);
    const failed = due === 0 ? await failedDocuments(owner) : [];
    const unasked = failed.filter(({ id }) => !retried.has(id));
    if (due === 0 && unasked.length === 0) break;
    if (performance.now() - begunAt > AT_MOST_MS) break;
    for (const document of unasked) if (await retry(players, document)) retried.add(document.id);
    await pause(LOOK_EVERY_MS);
  }
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  return { seconds, stillDue: await countDue(owner), retriedDocuments: retried.size };
}

async function countDue(owner: Database): Promise<number> {
  const [commands, effects] = await Promise.all([
    owner.outbox.count({ where: { closedAt: null } }),
    owner.effect.count({ where: { status: 'due' } }),
  ]);
  return commands + effects;
}

interface FailedDocument {
  id: number;
  demandId: string;
  companyId: number;
}

function failedDocuments(owner: Database): Promise<FailedDocument[]> {
  return owner.pdfEdition.findMany({
    where: { status: 'failed' },
    select: { id: true, demandId: true, companyId: true },
  });
}

async function retry(players: readonly Player[], { id, demandId, companyId }: FailedDocument): Promise<boolean> {
  const manager = players.find(({ role, companyIds }) => role === 'MANAGER' && companyIds.includes(companyId));
  if (!manager) return false;
  const form = { intent: 'retry_document', documentId: String(id) };
  const answer = await askAsScript(manager.visitor, `/app/demands/${demandId}.data?index`, form);
  return answer !== null && answer.status < 300;
}
