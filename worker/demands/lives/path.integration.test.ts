import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { historyOf, untilAnswered } from '@aval/testing/scenes/scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();

it('a request goes from its submission to the final authorization', async () => {
  const { services } = engine;
  const { demand } = await fileDraft(services.database, {
    companyId: 2,
    doctorEmail: 'doctor@meridiana.test',
    today: civilDateOf(new Date()),
  });
  const doctor = await engine.actor('doctor@meridiana.test');
  const manager = await engine.actor('manager@meridiana.test');
  const representative = await engine.actor('representative@meridiana.test');

  const filing = { demandId: demand.id, commandId: newCommandId(), revision: 0 };
  expect(await submitDemand(services, doctor, filing)).toMatchObject({
    status: expect.stringMatching(/done|accepted/),
  });
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
  const toDecide = { demandId: demand.id, comment: 'Conforme', decision: 'authorize' } as const;
  const first = { ...toDecide, commandId: newCommandId(), expectedSequence: 1, decisionReason: 'AUTORIZADO' };
  expect(await untilAnswered(() => decideDemand(services, manager, first))).toEqual({ status: 'done', sequence: 2 });
  const final = { ...toDecide, commandId: newCommandId(), expectedSequence: 2, finalReason: 'AUTORIZADO' };
  expect(await untilAnswered(() => decideDemand(services, representative, final))).toEqual({
    status: 'done',
    sequence: 3,
  });

  const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
  expect(row).toMatchObject({ displayStatus: 'sended_accepted', sequence: 3, version: 1 });
});
