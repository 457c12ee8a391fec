import { createTestEngine, eventually, newCommandId, type TestEngine } from '@aval/ops/test/engine';
import { PEOPLE } from '@aval/ops/test/people';
import { historyOf, newDraft, submit } from '@aval/ops/test/scenario';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getWizard } from '../drafts/get-wizard';
import { getDemand } from './detail/get-demand';
import { takeOverDemand } from './take-over-demand';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await engine.startWorker();
}, 120_000);

afterAll(() => engine.close());

const idOf = async (email: string) => (await engine.owner.userAccount.findUniqueOrThrow({ where: { email } })).id;

function setActive(email: string, active: boolean) {
  return engine.owner.userAccount.update({ where: { email }, data: { active } });
}

async function takeOver(demandId: string, toEmail: string, byEmail: string = PEOPLE.superadmin) {
  return takeOverDemand(engine.services, await engine.actor(byEmail), {
    demandId,
    commandId: newCommandId(),
    expectedSequence: 0,
    toDoctorId: await idOf(toEmail),
  });
}

it('gives a draft to another doctor of the company, without the engine, only from one who is gone', async () => {
  const { demand } = await newDraft(engine);
  expect(await takeOver(demand.id, PEOPLE.otherDoctor)).toEqual({ status: 'refused', refusal: 'not_allowed' });
  await setActive(PEOPLE.doctor, false);
  try {
    const admin = await engine.actor(PEOPLE.admin);
    const look = await getDemand(engine.services, admin, { demandId: demand.id });
    expect(look?.status === 'visible' && look.demand.actions.map(({ kind }) => kind)).toContain('take_over');
    expect(await takeOver(demand.id, PEOPLE.foreignDoctor)).toEqual({
      status: 'refused',
      refusal: 'assignee_inactive',
    });
    expect((await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.assistant)).status).toBe('forbidden');
    expect((await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.manager)).status).toBe('not_found');
    expect(await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.admin)).toEqual({ status: 'done', sequence: 0 });
    expect(await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.admin)).toEqual({ status: 'done', sequence: 0 });
  } finally {
    await setActive(PEOPLE.doctor, true);
  }
  const other = await engine.actor(PEOPLE.otherDoctor);
  const search = await getWizard(engine.services, other, demand.id);
  expect(search.status === 'open' && search.wizard.doctor.id).toBe(other.userId);
  expect((await getWizard(engine.services, await engine.actor(PEOPLE.doctor), demand.id)).status).toBe('not_found');
  await submit(engine, { demandId: demand.id, doctorEmail: PEOPLE.otherDoctor });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  const version = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId: demand.id } });
  expect(version.content).toMatchObject({ basics: { doctorId: other.userId } });
});
