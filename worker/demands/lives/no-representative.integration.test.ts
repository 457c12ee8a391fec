import { openToRepresentatives } from '@aval/application/demand-rows/open-to-representatives';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { forTenant } from '@aval/prisma/scope';
import { historyOf, submit } from '@aval/testing/scenes/scenario';
import { loseRun, remindedOf } from '@aval/testing/scenes/stated-life';
import { eventually, startRun } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();

const ALBORADA = 3;
const DOCTOR = 'doctor@alborada.test';
/** The doctor's center lies only in this representative's zones. */
const IN_ZONE = 'representative@alborada.test';
const ELSEWHERE = 'representative2@alborada.test';

/** A demand filed long ago and waiting for its validation since then. */
async function waiting(): Promise<string> {
  const { demand } = await fileDraft(engine.services.database, {
    companyId: ALBORADA,
    doctorEmail: DOCTOR,
    today: '2022-01-10',
  });
  await submit(engine, { demandId: demand.id, doctorEmail: DOCTOR, occurredAt: '2022-01-10T10:00:00.000Z' });
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
  return demand.id;
}

const sees = async (email: string, id: string) =>
  (await getDemand(engine.services, await engine.actor(email), { demandId: id }))?.status === 'visible';

const setActive = (email: string, active: boolean) =>
  engine.owner.userAccount.update({ where: { email }, data: { active } });

/** Loses the run and starts another, which reminds at once of a demand that has waited for years. */
async function remind(id: string): Promise<string[]> {
  await loseRun(engine, id);
  await startRun(engine, { id, companyId: ALBORADA }, {});
  await eventually(async () => Object.keys(await remindedOf(engine, id)).length > 0);
  return Object.values(await remindedOf(engine, id)).flat();
}

it('a demand whose only representative by zone is inactive opens to the others, who are reminded of it', async () => {
  const id = await waiting();
  expect([await sees(IN_ZONE, id), await sees(ELSEWHERE, id)]).toEqual([true, false]);
  await setActive(IN_ZONE, false);
  expect(await remind(id)).toEqual([ELSEWHERE]);
  expect(await sees(ELSEWHERE, id)).toBe(true);

  await setActive(IN_ZONE, true);
  await forTenant(engine.services.database, ALBORADA).run((transaction) =>
    openToRepresentatives(transaction, ALBORADA),
  );
  expect([await sees(IN_ZONE, id), await sees(ELSEWHERE, id)]).toEqual([true, false]);
});

it('a demand that no representative can reach goes to the admins', async () => {
  const id = await waiting();
  await Promise.all([setActive(IN_ZONE, false), setActive(ELSEWHERE, false)]);
  expect(await remind(id)).toEqual(['admin@aval.test', 'superadmin@aval.test']);
  expect(await sees('admin@aval.test', id)).toBe(true);
});
