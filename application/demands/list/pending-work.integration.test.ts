import { decide, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import { expect, it } from 'vitest';
import { parseListQuery } from './parse-list-query';
import { findNextInList, getPendingWork } from './pending-work';

const engine = await engineForFile();
await engine.startWorker();
it('pending work continues below the decided demand, with the filters and order of the list', async () => {
  const manager = await engine.actor(PEOPLE.manager);
  const [first, second, third] = [
    await newPendingDemand(engine),
    await newPendingDemand(engine),
    await newPendingDemand(engine),
  ];
  const doctorId = String((await engine.actor(PEOPLE.doctor)).userId);
  const list = (search: Record<string, string>) => parseListQuery(new URLSearchParams(search), manager);
  const rising = list({ doctorId, sort: 'reference' });
  const nextOf = (fromId: string, query = rising) => findNextInList(engine.services, manager, { query, fromId });
  expect(await nextOf(first)).toBe(second);
  expect(await nextOf(third, list({ doctorId, sort: '-reference' }))).toBe(second);
  // Fewest days without a change first: the latest change, and then those before it.
  expect(await nextOf(third, list({ doctorId, sort: 'lastDemandCounter' }))).toBe(second);

  await decide(engine, PEOPLE.manager, first, { decision: 'more_info' });
  const after = async (fromId: string | null, query = rising) => {
    const work = await getPendingWork(engine.services, manager, { query, fromId });
    return { ofList: work.ofList, next: work.next.map(({ id }) => id) };
  };
  const shown = await after(second);
  expect(shown).toMatchObject({ ofList: true });
  expect(shown.next.slice(0, 2)).toEqual([second, third]);
  // Another manager has decided on the next one in the meantime.
  await decide(engine, PEOPLE.manager, second, { decision: 'more_info' });
  expect((await after(second)).next[0]).toBe(third);
  // After the last demand, the list continues at its beginning.
  expect(await nextOf(third)).not.toBe(third);

  const { reference } = await engine.owner.demand.findUniqueOrThrow({ where: { id: first } });
  expect(await after(null, list({ reference }))).toMatchObject({ ofList: false });
  expect((await getPendingWork(engine.services, manager, null)).ofList).toBeNull();
});
