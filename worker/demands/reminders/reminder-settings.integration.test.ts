import { getReminderSettings, listReminderCompanies } from '@aval/application/reminders/get-reminder-settings';
import { saveReminderSettings } from '@aval/application/reminders/save-reminder-settings';
import { DEFAULT_REMINDER_RULES, type ReminderRules } from '@aval/domain/demand/timing/reminders';
import { historyOf, newPendingDemand } from '@aval/testing/scenes/scenario';
import { askRun } from '@aval/testing/scenes/stated-life';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();

const MERIDIANA = 2;
const EVERY_DAY: ReminderRules = { ...DEFAULT_REMINDER_RULES, pending_analysis: { firstAfter: 1, every: 1 } };

async function save(rules: ReminderRules, changes: { revision?: number; email?: string; companyId?: number } = {}) {
  const { email = 'superadmin@aval.test', companyId = MERIDIANA } = changes;
  const actor = await engine.actor(email);
  const settings = await getReminderSettings(engine.services, actor, companyId);
  const revision = changes.revision ?? settings?.revision ?? 0;
  return saveReminderSettings(engine.services, actor, { companyId, rules, revision });
}

const deadlineOf = async (id: string) => (await askRun(engine, id)).nextDeadline;

it('a change reaches the waiting demands, also those whose engine was away at that moment', async () => {
  const id = await newPendingDemand(engine);
  await eventually(async () => (await deadlineOf(id)) !== null);
  const before = await deadlineOf(id);
  expect(await save(EVERY_DAY)).toEqual({ status: 'done' });
  await eventually(async () => (await deadlineOf(id)) !== before);
  expect(Date.parse((await deadlineOf(id)) ?? '')).toBeLessThan(Date.parse(before ?? ''));

  await engine.stopWorkers();
  expect(await save(DEFAULT_REMINDER_RULES)).toEqual({ status: 'done' });
  const records = await engine.owner.changeRecord.findMany({ where: { subject: 'reminders' }, orderBy: { id: 'asc' } });
  expect(records).toMatchObject([
    { companyId: 2, action: 'edit', before: { pending_analysis: [2, 2] }, after: { pending_analysis: [1, 1] } },
    { companyId: 2, action: 'edit', before: { pending_analysis: [1, 1] }, after: { pending_analysis: [2, 2] } },
  ]);
  await engine.startWorker();
  await eventually(async () => (await deadlineOf(id)) === before);
  await eventually(async () => (await engine.owner.reminderChange.count({ where: { closedAt: null } })) === 0);
  expect(await historyOf(engine, id)).toEqual(['1 REQUEST']);
});

it('saving from an outdated revision is refused as stale, and changes nothing', async () => {
  const { revision } = (await getReminderSettings(
    engine.services,
    await engine.actor('superadmin@aval.test'),
    MERIDIANA,
  )) ?? { revision: -1 };
  const slower = { ...DEFAULT_REMINDER_RULES, pending_validation: { firstAfter: 5, every: 5 } };
  const answers = await Promise.all([save(EVERY_DAY, { revision }), save(slower, { revision })]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['done', 'stale']);
  expect(await save(DEFAULT_REMINDER_RULES)).toEqual({ status: 'done' });
  expect(await save(DEFAULT_REMINDER_RULES)).toEqual({ status: 'unchanged' });
});

it('the settings name their last editor, and only superadmins may read and save them', async () => {
  const settings = await getReminderSettings(engine.services, await engine.actor('superadmin@aval.test'), MERIDIANA);
  expect(settings).toMatchObject({ rules: DEFAULT_REMINDER_RULES, changed: { by: expect.any(String) } });
  expect(await save(EVERY_DAY, { email: 'admin@aval.test' })).toEqual({ status: 'forbidden' });
  expect(await save(EVERY_DAY, { email: 'manager@meridiana.test' })).toEqual({ status: 'forbidden' });
  expect(await save(EVERY_DAY, { companyId: 4711 })).toEqual({ status: 'not_found' });
  expect(await listReminderCompanies(engine.services, await engine.actor('admin@aval.test'))).toEqual([]);
  const companies = await listReminderCompanies(engine.services, await engine.actor('superadmin@aval.test'));
  expect(companies.map(({ id }) => id)).toEqual([3, 2, 1]);
});

it('a company with many demands is signalled in batches, and the row keeps the position', async () => {
  // Old demands without a run are skipped one after another.
  const [sample] = await engine.owner.demand.findMany({ where: { companyId: MERIDIANA, status: 'ACTIVE' }, take: 1 });
  if (!sample) throw new Error('there is no demand');
  await engine.owner.$executeRaw`ALTER TABLE demand DISABLE TRIGGER lifecycle_guard`;
  await engine.owner.$executeRaw`
    INSERT INTO demand SELECT (jsonb_populate_record(demand, jsonb_build_object(
      'id', gen_random_uuid(), 'reference', 'TEST-' || number, 'submission_command_id', null))).*
    FROM demand, generate_series(1, 120) AS number WHERE id = ${sample.id}::uuid`;
  await engine.owner.$executeRaw`ALTER TABLE demand ENABLE TRIGGER lifecycle_guard`;
  expect(await save(EVERY_DAY)).toEqual({ status: 'done' });
  await eventually(async () => (await engine.owner.reminderChange.count({ where: { closedAt: null } })) === 0);
  const last = await engine.owner.reminderChange.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(last.afterDemandId).not.toBeNull();
});
