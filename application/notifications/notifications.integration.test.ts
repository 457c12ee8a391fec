import { authorize, decide, newPendingDemand } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { everybody, PEOPLE, PERSONS, type Person } from '@aval/testing/visitors/people';
import { expect, it } from 'vitest';
import { getDemand } from '../demands/detail/get-demand';
import { listNotifications } from './list-notifications';

const engine = await engineForFile();
await engine.startWorker();

/** Reads the keys in each person's bell for a demand, newest first; null for none. */
async function bells(demandId: string): Promise<Record<Person, string | null>> {
  const answers = await Promise.all(
    PERSONS.map(async (person) => {
      const { groups } = await listNotifications(engine.services, await engine.actor(PEOPLE[person]));
      const group = groups.find((each) => each.resourceId === demandId);
      return [person, group ? group.events.map(({ key }) => key).join(' ') : null] as const;
    }),
  );
  return Object.fromEntries(answers) as Record<Person, string | null>;
}

it('notifications reach exactly the persons of the table, and only for demands that they may see', async () => {
  const demandId = await newPendingDemand(engine);
  const { id: consultantId } = await engine.owner.userAccount.findUniqueOrThrow({
    where: { email: PEOPLE.consultant },
  });
  await decide(engine, PEOPLE.manager, demandId, { decision: 'evaluate', toUserId: consultantId });
  await decide(engine, PEOPLE.consultant, demandId, { decision: 'propose_authorization' });
  await authorize(engine, demandId);
  await eventually(async () => (await bells(demandId)).doctor !== null);
  const told = await bells(demandId);
  expect(told).toEqual(
    everybody<string | null>(
      null,
      ['manager', 'pending_analysis pending_analysis'],
      ['groupManager', 'pending_analysis pending_analysis'],
      ['consultant', 'pending_evaluation'],
      ['representative', 'pending_company_accept'],
      ['doctor', 'sended_accepted'],
    ),
  );
  for (const person of PERSONS) {
    if (told[person] === null) continue;
    const seen = await getDemand(engine.services, await engine.actor(PEOPLE[person]), { demandId });
    expect(seen, `${person} is told and may look`).not.toBeNull();
  }
});

it('notifications of demands that a person may no longer see are left out', async () => {
  const demandId = await newPendingDemand(engine);
  const strangers: Person[] = [
    'foreignManager',
    'otherDoctor',
    'otherConsultant',
    'foreignRepresentative',
    'supervisor',
  ];
  const { companyId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  for (const person of strangers) {
    const { id: userId } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE[person] } });
    const createdAt = new Date();
    await engine.owner.notification.create({
      data: { companyId, demandId, userId, sequence: 1, key: 'rollback', createdAt },
    });
  }
  const told = await bells(demandId);
  expect(strangers.filter((person) => told[person] !== null)).toEqual(['supervisor']);
});
