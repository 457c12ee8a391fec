import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import { closedSince } from '@aval/application/drafts/wizard/closed-since';
import type { Ending } from '@aval/application/history/find-ending';
import { actAs, decide, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { perform } from '@aval/testing/scenes/wizard-scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it, vi } from 'vitest';

// Generous, since these tests drive whole lives of demands on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const engine = await engineForFile();
await engine.startWorker();

const nameOf = async (email: string) =>
  (await engine.owner.userAccount.findUniqueOrThrow({ where: { email }, select: { name: true } })).name;

async function askedAndTakenBack(): Promise<string> {
  const demandId = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
  await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: 'Ya estaba en el informe' });
  return demandId;
}

/** Sends an answer and returns what a late one is told. */
async function answer(demandId: string) {
  const input = { demandId, step: 'extras', form: { observations: 'Respuesta' }, revision: 0 } as const;
  return saveDraftStep(engine.services, await engine.actor(PEOPLE.doctor), input);
}

it('a withdrawn question names who withdrew it, the action undone and the reason, whatever the insurer does afterwards', async () => {
  const demandId = await askedAndTakenBack();
  const ending: Ending = {
    action: 'ROLLBACK',
    undone: 'REQUEST_MISSING_INFO',
    reason: 'Ya estaba en el informe',
    byRole: 'MANAGER',
    byName: await nameOf(PEOPLE.manager),
    at: expect.any(String),
  };
  expect(await answer(demandId)).toEqual({ status: 'closed', ending });
  const authorize = { decision: 'authorize', decisionReason: 'AUTORIZADO', comment: 'Entre nosotros' };
  expect(await perform(engine, decideDemand, PEOPLE.manager, demandId, authorize)).toMatchObject({ status: 'done' });
  expect(await answer(demandId)).toEqual({ status: 'closed', ending });
});

it('the reason for undoing an internal decision stays hidden from the doctor until the demand returns to the doctor', async () => {
  const demandId = await newPendingDemand(engine);
  const deny = { decision: 'deny', decisionReason: 'NOCUBIERTODENEGADO', comment: 'No figura' };
  expect(await perform(engine, decideDemand, PEOPLE.manager, demandId, deny)).toMatchObject({ status: 'done' });
  await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: 'Asesoría tenía razón' });
  const undo = async () => {
    const look = await getDemand(engine.services, await engine.actor(PEOPLE.doctor), { demandId });
    if (look?.status !== 'visible') throw new Error('its doctor sees it');
    return look.demand.history.find(({ action }) => action === 'ROLLBACK');
  };
  expect(await undo()).toMatchObject({ comment: null, actorName: null });
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
  expect(await undo()).toMatchObject({ comment: 'Asesoría tenía razón', actorName: await nameOf(PEOPLE.manager) });
});

it('a user with a sent draft still open learns who sent it, and an open copy reports nothing', async () => {
  const demandId = await newPendingDemand(engine);
  const assistant = await engine.actor('assistant@meridiana.test');
  expect(await closedSince(engine.services, assistant, { demandId, mode: 'draft' })).toMatchObject({
    ending: { action: 'REQUEST', byRole: 'DOCTOR', byName: await nameOf(PEOPLE.doctor), undone: null, reason: null },
  });
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
  expect(await closedSince(engine.services, assistant, { demandId, mode: 'missing_info' })).toBeNull();
  expect(await closedSince(engine.services, assistant, { demandId, mode: 'draft' })).toMatchObject({
    ending: { action: 'REQUEST' },
  });
});
