import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { increaseCycles } from '@aval/application/demands/deciding/increase-cycles';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { changeDates } from '@aval/application/demands/filing/change-dates';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { addDays, type CivilDate, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import { actAs, authorize, historyOf, inCycle, PEOPLE, writeWorkingCopy } from '@aval/testing/scenes/scenario';
import { askRun, beginLife, liveUntil, remindersOf } from '@aval/testing/scenes/stated-life';
import { describeRun, eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker({ relay: false });

const at = (date: CivilDate, hours: number) =>
  new Date(Date.parse(startOfCivilDay(date)) + hours * 3_600_000).toISOString();

const rowOf = (id: string) => engine.owner.demand.findUniqueOrThrow({ where: { id } });

it('a whole treatment of six cycles has its reminders at every stage', async () => {
  const id = await beginLife(engine, { bornAt: '2022-01-10T10:00:00.000Z', content: { totalCycles: 6 } });
  const expected: string[] = [];
  // Monday: the insurer decides after three working days, with one reminder to the manager.
  let monday: CivilDate = '2022-01-10';
  for (let cycle = 1; ; cycle += 1) {
    await liveUntil(engine, id, at(addDays(monday, 3), 10));
    expected.push(`${addDays(monday, 2)} 08:00 pending_analysis`);
    await authorize(engine, id, at(addDays(monday, 3), 11));
    expect(await rowOf(id)).toMatchObject({ displayStatus: 'sended_accepted', cycle, version: cycle });
    if (cycle === 6) break;

    // A session on the next Monday; from the following midnight the demand waits for the doctor, who is reminded after
    // five working days.
    const session = addDays(monday, 7);
    expect((await askRun(engine, id)).nextDeadline).toBe(startOfCivilDay(addDays(session, 1)));
    monday = addDays(monday, 21);
    await liveUntil(engine, id, at(monday, 9));
    expect(await rowOf(id)).toMatchObject({ displayStatus: 'pending_continue' });
    expected.push(...continuationReminders(addDays(session, 1), monday));
    await writeWorkingCopy(engine, id, 'continue', (content) => inCycle(content, cycle + 1, addDays(monday, 7)));
    await actAs(engine, continueDemand, PEOPLE.doctor, id, { occurredAt: at(monday, 11) });
  }
  expect(await remindersOf(engine, id)).toEqual(expected);
  // The last cycle ends without a clock, and without any further reminder.
  await liveUntil(engine, id, '2023-03-01T12:00:00.000Z');
  expect(await remindersOf(engine, id)).toHaveLength(expected.length);
  const entries = await historyOf(engine, id);
  expect(entries.filter((entry) => entry.endsWith('REQUEST'))).toHaveLength(6);
  expect(entries.filter((entry) => entry.endsWith('CONTINUE'))).toHaveLength(5);
  expect(entries.map((entry) => Number(entry.split(' ')[0]))).toEqual(entries.map((_entry, index) => index + 1));
});

/**
 * Waiting starts on a Tuesday, with a notification at once; the fifth working day after it is the next Tuesday, or
 * Wednesday when Good Friday lies between.
 */
function continuationReminders(tuesday: CivilDate, until: CivilDate): string[] {
  const overGoodFriday = tuesday < '2022-04-15' && addDays(tuesday, 7) > '2022-04-15';
  const first = addDays(tuesday, overGoodFriday ? 8 : 7);
  return first < until ? [`${first} 08:00 pending_continue`] : [];
}

it('a year of waiting over several runs has every due reminder once', async () => {
  const id = await beginLife(engine, { bornAt: '2022-01-10T10:00:00.000Z', timings: { commandsPerRun: 30 } });
  const { runId } = await describeRun(engine, id);
  for (let month = 2; month <= 12; month += 1)
    await liveUntil(engine, id, `2022-${String(month).padStart(2, '0')}-01T12:00:00.000Z`);
  await liveUntil(engine, id, '2023-01-10T12:00:00.000Z');
  const reminders = await remindersOf(engine, id);
  // 261 weekdays follow 10 January 2022 up to 10 January 2023, seven of them holidays: one reminder for each two of the
  // 254.
  expect(reminders).toHaveLength(127);
  expect(reminders[0]).toBe('2022-01-12 08:00 pending_analysis');
  expect(reminders.every((reminder) => reminder.endsWith('08:00 pending_analysis'))).toBe(true);
  expect(new Set(reminders).size).toBe(reminders.length);
  expect((await describeRun(engine, id)).runId).not.toBe(runId);
  expect(await rowOf(id)).toMatchObject({ displayStatus: 'pending_analysis', version: 1 });
});

it('commands and reminders are kept while one run hands over to the next', async () => {
  const id = await beginLife(engine, { bornAt: '2022-01-10T10:00:00.000Z', timings: { commandsPerRun: 3 } });
  const { runId } = await describeRun(engine, id);
  const manager = await engine.actor(PEOPLE.manager);
  const say = (commandId: string, day: number) =>
    commentOnDemand(engine.services, manager, {
      demandId: id,
      commandId,
      expectedSequence: 1,
      target: 'managers',
      comment: 'Una nota',
      occurredAt: at(addDays('2022-01-10', day), 12),
    });
  const notes = Array.from({ length: 15 }, (_, day) => ({ commandId: newCommandId(), day }));
  await Promise.all(
    notes.map(({ commandId, day }) => eventually(async () => (await say(commandId, day)).status === 'done')),
  );
  expect(await historyOf(engine, id)).toEqual(['1 REQUEST', ...notes.map((_note, index) => `${index + 2} COMMENT`)]);
  await liveUntil(engine, id, '2022-01-25T12:00:00.000Z');
  const reminders = await remindersOf(engine, id);
  expect(reminders.map((reminder) => reminder.slice(5, 10))).toEqual('01-12 01-14 01-18 01-20 01-24'.split(' '));
  expect((await describeRun(engine, id)).runId).not.toBe(runId);
});

it('the clock of a cycle follows new dates and additional cycles, and an undo restores it', async () => {
  const id = await beginLife(engine, { bornAt: '2022-01-10T10:00:00.000Z', content: { totalCycles: 2 } });
  const deadline = async () => (await askRun(engine, id)).nextDeadline;
  await authorize(engine, id, '2022-01-10T12:00:00.000Z');
  expect(await deadline()).toBe(startOfCivilDay('2022-01-18'));

  await writeWorkingCopy(engine, id, 'change_dates', (content) => inCycle(content, 1, '2022-01-24'));
  const occurredAt = '2022-01-11T12:00:00.000Z';
  await actAs(engine, changeDates, PEOPLE.doctor, id, { changeDatesReason: 'La paciente viaja', occurredAt });
  expect(await deadline()).toBe(startOfCivilDay('2022-01-25'));
  await liveUntil(engine, id, at('2022-01-24', 23));
  expect(await rowOf(id)).toMatchObject({ displayStatus: 'sended_accepted' });
  await liveUntil(engine, id, startOfCivilDay('2022-01-25'));
  expect(await rowOf(id)).toMatchObject({ displayStatus: 'pending_continue', continueAt: null });

  await writeWorkingCopy(engine, id, 'continue', (content) => inCycle(content, 2, '2022-02-07'));
  await actAs(engine, continueDemand, PEOPLE.doctor, id, { occurredAt: '2022-01-25T12:00:00.000Z' });
  await authorize(engine, id, '2022-01-25T13:00:00.000Z');
  // The last cycle has no clock except that of the run's own end.
  expect((await rowOf(id)).continueAt).toBeNull();

  await actAs(engine, increaseCycles, PEOPLE.doctor, id, { by: 1, occurredAt: '2022-01-26T12:00:00.000Z' });
  expect(await deadline()).toBe('2022-02-02T07:00:00.000Z');
  await actAs(engine, rollBackDemand, PEOPLE.manager, id, {
    reason: 'Se decidió por error',
    occurredAt: '2022-01-27T12:00:00.000Z',
  });
  expect(await rowOf(id)).toMatchObject({ displayStatus: 'sended_accepted', totalCycles: 2, continueAt: null });
  await liveUntil(engine, id, '2022-02-03T12:00:00.000Z');
  expect(await remindersOf(engine, id)).toEqual([]);
});

it('undoing a final authorization stops the clock of its cycle and resumes the reminders of the representative', async () => {
  const id = await beginLife(engine, { bornAt: '2022-01-10T10:00:00.000Z' });
  await authorize(engine, id, '2022-01-10T12:00:00.000Z');
  await actAs(engine, rollBackDemand, PEOPLE.manager, id, {
    reason: 'Se decidió por error',
    occurredAt: '2022-01-11T12:00:00.000Z',
  });
  expect(await rowOf(id)).toMatchObject({ displayStatus: 'pending_company_accept', continueAt: null });
  // The demand waits for the representative again, counted from the day of the manager's decision.
  expect((await askRun(engine, id)).nextDeadline).toBe('2022-01-12T07:00:00.000Z');
  await liveUntil(engine, id, '2022-01-19T12:00:00.000Z');
  expect((await remindersOf(engine, id)).map((reminder) => reminder.slice(17))).toEqual(
    Array.from({ length: 3 }, () => 'pending_company_accept'),
  );
});
