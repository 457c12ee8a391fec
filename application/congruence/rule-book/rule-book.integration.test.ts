import { type CongruenceSettings, DEFAULT_RULE_BOOK } from '@aval/domain/congruence/rule-book';
import { tableReviews } from '@aval/domain/reference/reviewed';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';
import { getRuleBook, readRules } from './get-rule-book';
import { saveRuleBook } from './save-rule-book';

const MERIDIANA = 2;
const ALBORADA = 3;

const scene = await useCasesForFile();
const { version: _version, ...DEFAULTS } = DEFAULT_RULE_BOOK;
const changed: CongruenceSettings = {
  ...DEFAULTS,
  rules: { 'STG-01': { isOff: true }, 'DOS-01': { severity: 'note', thresholds: { tolerancePercent: 5 } } },
  asksJustification: true,
};

it('a rule book is adjusted by superadmins only, in immutable versions', async () => {
  const { services, owner } = scene;
  for (const email of ['admin@aval.test', 'manager@meridiana.test', 'doctor@meridiana.test']) {
    const actor = await scene.actorOf(email, MERIDIANA);
    expect(await getRuleBook(services, actor, MERIDIANA), email).toBeNull();
    const asked = { companyId: MERIDIANA, version: 1, settings: changed };
    expect(await saveRuleBook(services, actor, asked)).toEqual({ status: 'forbidden' });
  }
  const superadmin = await scene.actorOf('superadmin@aval.test');
  const save = (version: number, settings: CongruenceSettings) =>
    saveRuleBook(services, superadmin, { companyId: MERIDIANA, version, settings });
  expect(await save(1, DEFAULTS)).toEqual({ status: 'unchanged' });
  const both = await Promise.all([save(1, changed), save(1, changed)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['done', 'stale']);
  expect(await save(2, { ...changed, rules: {} })).toEqual({ status: 'done' });
  const shown = await getRuleBook(services, superadmin, MERIDIANA);
  expect(shown?.book.version).toBe(3);
  expect(shown?.versions.map(({ version, changes }) => [version, changes.length])).toEqual([
    [3, 3],
    [2, 4],
  ]);
  expect(shown?.versions[1]?.changes).toContainEqual({
    kind: 'threshold',
    rule: 'DOS-01',
    name: 'tolerancePercent',
    before: 10,
    after: 5,
  });
  await expect(owner.$executeRaw`UPDATE rule_book SET version = 9 WHERE version = 2`).rejects.toThrow();
  const records = await owner.changeRecord.findMany({ where: { subject: 'rules' } });
  expect(records.map(({ subjectId, action }) => [subjectId, action])).toEqual([
    [MERIDIANA, 'edit'],
    [MERIDIANA, 'edit'],
  ]);
});

it('a rule book is read for the own company, and with its defaults when no single company is in context', async () => {
  const { services } = scene;
  const versionFor = async (email: string, companyId: number | null) => {
    const read = await readRules(services, await scene.actorOf(email, companyId));
    return [read?.book.version, read?.company?.id ?? null];
  };
  expect(await versionFor('doctor@meridiana.test', MERIDIANA)).toEqual([3, MERIDIANA]);
  expect(await versionFor('doctor@alborada.test', ALBORADA)).toEqual([1, ALBORADA]);
  expect(await versionFor('superadmin@aval.test', null)).toEqual([1, null]);
});

it('the reviews of the tables are read by whoever may adjust rules', async () => {
  const services = { ...scene.services, clock: { now: () => new Date('2027-11-30T10:00:00Z') } };
  const tablesFor = async (email: string) => (await readRules(services, await scene.actorOf(email)))?.tables;
  expect(await tablesFor('superadmin@aval.test')).toEqual(tableReviews('2027-11-30'));
  expect(await tablesFor('admin@aval.test')).toEqual([]);
  expect(await tablesFor('doctor@meridiana.test')).toEqual([]);
});
