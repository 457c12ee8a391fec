import { newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();

it('the provinces of a demand begin with that of the prescribing center, older or younger than the other', async () => {
  const { owner } = engine;
  const provinces = await owner.province.findMany({ orderBy: { id: 'asc' }, take: 3 });
  const doctor = await owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.doctor } });
  const ids: number[] = [];
  for (const { id: provinceId, name } of provinces) {
    const { id } = await owner.center.create({ data: { name, address: 'Calle Mayor, 1', type: 'Ambos', provinceId } });
    await owner.userCenter.create({ data: { userId: doctor.id, centerId: id } });
    ids.push(id);
  }
  const [older, prescriberCenterId, younger] = ids;
  const [first, own, last] = provinces.map(({ id }) => id);
  for (const [performingCenterId, there] of [
    [older, first],
    [younger, last],
  ]) {
    const wishes = { prescriberCenterId: prescriberCenterId ?? 0, performingCenterId: performingCenterId ?? 0 };
    const id = await newPendingDemand(engine, wishes);
    const { provinceIds } = await owner.demand.findUniqueOrThrow({ where: { id } });
    expect(provinceIds).toEqual([own, there]);
  }
});
