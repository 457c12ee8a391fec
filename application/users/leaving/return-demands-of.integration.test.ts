import { forPlatform } from '@aval/prisma/scope';
import { actAs, decide, historyOf, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';
import { rollBackDemand } from '../../demands/deciding/roll-back-demand';
import { returnDemandsOf } from './return-demands-of';

const engine = await engineForFile();
await engine.startWorker();
const OTHER_CONSULTANT = 'consultant2@aval.test';
const LATER = new Date(Date.now() + 24 * 3_600_000);

const idOf = async (email: string) =>
  (await engine.owner.userAccount.findUniqueOrThrow({ where: { email }, select: { id: true } })).id;
const setActive = (email: string, active: boolean) =>
  engine.owner.userAccount.update({ where: { email }, data: { active } });

async function withConsultant(): Promise<string> {
  const demandId = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, demandId, { decision: 'evaluate', toUserId: await idOf(PEOPLE.consultant) });
  return demandId;
}

/** Deactivates the consultant; the engine is told only by `deliver`. */
async function deactivated(demandId: string): Promise<void> {
  const consultantId = await idOf(PEOPLE.consultant);
  const everywhere = await forPlatform(engine.services.database);
  await everywhere.run(async (tx) => {
    await tx.userAccount.update({ where: { id: consultantId }, data: { active: false } });
    await returnDemandsOf(tx, consultantId, new Date());
    await tx.outbox.updateMany({ where: { demandId, closedAt: null }, data: { dueAt: LATER } });
  });
}

/** Returns the error code of the delivery, or null when it succeeded. */
async function deliver(demandId: string): Promise<string | null> {
  await engine.owner.outbox.updateMany({ where: { demandId, closedAt: null }, data: { dueAt: new Date() } });
  await eventually(async () => (await engine.owner.outbox.count({ where: { demandId, closedAt: null } })) === 0);
  const last = await engine.owner.outbox.findFirstOrThrow({ where: { demandId }, orderBy: { id: 'desc' } });
  return last.lastErrorCode;
}

describe('a demand whose consultant was deactivated', () => {
  it('goes back to the managers', async () => {
    const demandId = await withConsultant();
    await deactivated(demandId);
    expect(await deliver(demandId)).toBeNull();
    expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 REQUEST_AUTHORIZATION', '3 RETURN']);
    await setActive(PEOPLE.consultant, true);
  });

  it('stays with another consultant who was asked in the meantime', async () => {
    const demandId = await withConsultant();
    await deactivated(demandId);
    await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: 'Otro asesor' });
    const toUserId = await idOf(OTHER_CONSULTANT);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'evaluate', toUserId });
    expect(await deliver(demandId)).toBe('wrong_status');
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    expect(row).toMatchObject({
      displayStatus: 'pending_evaluation',
      assignedUserId: toUserId,
      commandFaultCode: null,
    });
    await setActive(PEOPLE.consultant, true);
  });

  it('stays with the same consultant when reactivated by then', async () => {
    const demandId = await withConsultant();
    await deactivated(demandId);
    await setActive(PEOPLE.consultant, true);
    expect(await deliver(demandId)).toBe('wrong_status');
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    expect(row).toMatchObject({ displayStatus: 'pending_evaluation', assignedUserId: await idOf(PEOPLE.consultant) });
  });
});
