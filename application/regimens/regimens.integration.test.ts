import { REGIMENS_REVIEWED_ON } from '@aval/domain/reference/reviewed';
import type { RegimenInput } from '@aval/domain/validation/catalogues/regimen-schema';
import { message } from '@aval/domain/validation/fields/message';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { expect, it, onTestFinished } from 'vitest';
import { readRegimenVersion } from '../congruence/read-regimens';
import { browseRegimens } from './browse-regimens';
import { exportRegimen, exportRegimens } from './export-regimens';
import { getRegimen } from './get-regimen';
import { importRegimens, planRegimens } from './import-regimens';
import { REGIMENS_LIST } from './regimens-list';
import { retireRegimen } from './retire-regimen';
import { reviewRegimen } from './review-regimen';
import { createRegimen, editRegimen } from './save-regimen';

const MERIDIANA = 2;
const ALBORADA = 3;

/** The day on which this file happens, unless a test sets the clock forward. */
const TODAY = '2026-12-15';
let now = new Date(`${TODAY}T10:00:00Z`);

const scene = await useCasesForFile({ clock: { now: () => now } });
const superadmin = () => scene.actorOf('superadmin@aval.test');
const admin = () => scene.actorOf('admin@aval.test');

const LINE: RegimenInput['lines'][number] = {
  drugSlug: 'paclitaxel',
  dose: 80,
  doseType: 'MGM2',
  administration: 'INTRAVENOUS',
  days: [1, 8, 15],
  timesPerDay: 1,
  fromCycle: 1,
  toCycle: null,
  cap: null,
};
const input: RegimenInput = {
  name: 'Semanal',
  tumourType: 'mama',
  intentions: ['paliativo'],
  cycleLengthDays: 28,
  plannedCycles: null,
  lines: [LINE],
  citation: 'Autora A. Revista 2020;1:1-2',
  doi: '10.1000/xyz',
};

async function made(companyId: number | null, name: string): Promise<number> {
  const result = await createRegimen(scene.services, await superadmin(), { ...input, name, companyId });
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.id;
}

const query = (search = '') => REGIMENS_LIST.parse(new URLSearchParams(search));

it('regimens are readable within the companies of each role, and writable by the roles of the matrix', async () => {
  const { services } = scene;
  const own = await made(MERIDIANA, 'De Meridiana');
  const ofPlatform = await made(null, 'De la plataforma');
  for (const email of ['doctor@meridiana.test', 'manager@meridiana.test', 'representative@meridiana.test']) {
    const actor = await scene.actorOf(email, MERIDIANA);
    expect((await getRegimen(services, actor, own))?.mayEdit, email).toBe(false);
    expect(await createRegimen(services, actor, { ...input, companyId: MERIDIANA })).toEqual({ status: 'forbidden' });
    expect(await editRegimen(services, actor, { id: own, revision: 0, input })).toEqual({ status: 'forbidden' });
    expect(await retireRegimen(services, actor, { id: own, retired: true })).toEqual({ status: 'forbidden' });
    expect(await reviewRegimen(services, actor, own)).toEqual({ status: 'forbidden' });
    expect((await planRegimens(services, actor, { companyId: MERIDIANA, text: '' })).status).toBe('forbidden');
  }
  const stranger = await scene.actorOf('doctor@alborada.test', ALBORADA);
  expect(await getRegimen(services, stranger, own)).toBeNull();
  expect(await exportRegimen(services, stranger, own)).toBeNull();
  expect(await getRegimen(services, stranger, ofPlatform)).not.toBeNull();
  expect((await browseRegimens(services, stranger, query('text=De+Meridiana')))?.count).toBe(0);
  // An open page goes on when another tab chooses another company.
  expect(await getRegimen(services, await scene.actorOf('superadmin@aval.test', ALBORADA), own)).not.toBeNull();

  const edited = { ...input, name: 'De la plataforma', cycleLengthDays: 21 };
  const forbidden = { status: 'forbidden' };
  expect(await editRegimen(services, await admin(), { id: ofPlatform, revision: 0, input: edited })).toEqual(forbidden);
  expect(await retireRegimen(services, await admin(), { id: ofPlatform, retired: true })).toEqual(forbidden);
  expect(await reviewRegimen(services, await admin(), ofPlatform)).toEqual(forbidden);
  expect(await reviewRegimen(services, await admin(), own)).toEqual({ status: 'done' });
  expect(await createRegimen(services, await admin(), { ...input, name: 'Otro', companyId: null })).toEqual({
    status: 'invalid',
    issues: [{ path: 'companyId', message: message('choose') }],
  });
  const byAdmin = { ...input, name: 'De Meridiana', plannedCycles: 6 };
  expect(await editRegimen(services, await admin(), { id: own, revision: 0, input: byAdmin })).toEqual({
    status: 'done',
  });
});

it('each edit of a regimen creates a version and keeps former ones, and the second of two edits is stale', async () => {
  const { services, owner } = scene;
  const id = await made(MERIDIANA, 'Con versiones');
  const actor = await superadmin();
  const next = { ...input, name: 'Con versiones', lines: [{ ...LINE, dose: null }] };
  expect(await editRegimen(services, actor, { id, revision: 0, input: next })).toEqual({ status: 'done' });
  expect(await editRegimen(services, actor, { id, revision: 0, input: next })).toEqual({ status: 'stale' });
  expect(await editRegimen(services, actor, { id, revision: 1, input: next })).toEqual({ status: 'unchanged' });
  const shown = await getRegimen(services, actor, id);
  expect(shown?.entry).toMatchObject({ version: 2, content: { slug: `c${MERIDIANA}.mama-con-versiones` } });
  expect(shown?.entry.content.lines[0]?.dose).toBeNull();
  expect(shown?.versions).toMatchObject([
    { version: 2, changed: ['lines'], author: expect.stringMatching(/./) },
    { version: 1, changed: [] },
  ]);
  expect((await getRegimen(services, actor, id, 1))?.shown).toMatchObject({
    version: 1,
    content: { lines: [{ dose: 80 }] },
  });
  expect(await getRegimen(services, actor, id, 3)).toBeNull();
  const former = await owner.$transaction((tx) =>
    readRegimenVersion(tx as never, MERIDIANA, { slug: `c${MERIDIANA}.mama-con-versiones`, version: 1 }),
  );
  expect(former).toMatchObject({ version: 1, sessionDays: [1, 8, 15], cycleIntervalDays: 14 });
  expect(former?.lines[0]?.dose).toBe(80);
  const records = await owner.changeRecord.findMany({ where: { subject: 'regimen', subjectId: id } });
  expect(records.map(({ action }) => action)).toEqual(['create', 'edit']);
});

it('regimen names are unique per tumour and owner, even for simultaneous writes', async () => {
  const { services } = scene;
  const actor = await superadmin();
  const results = await Promise.all(
    ['Único', 'único'].map((name) => createRegimen(services, actor, { ...input, name, companyId: null })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['done', 'invalid']);
  expect(await createRegimen(services, actor, { ...input, name: 'Único', companyId: MERIDIANA })).toMatchObject({
    status: 'done',
  });
});

it('a regimen can be retired and offered again, and found by name, drug, tumour, intention, origin and state', async () => {
  const { services } = scene;
  const actor = await superadmin();
  const id = await made(ALBORADA, 'Para retirar');
  const found = async (search: string) =>
    (await browseRegimens(services, actor, query(search)))?.rows.map((row) => row.id);
  expect(await found('text=PACLIT&tumourType=mama&intention=paliativo&origin=company&state=offered')).toContain(id);
  expect(await retireRegimen(services, actor, { id, retired: true })).toEqual({ status: 'done' });
  expect(await found('text=para+retirar&state=offered')).toEqual([]);
  expect(await found('text=para+retirar&state=retired')).toEqual([id]);
  expect(await found('text=para+retirar&origin=platform')).toEqual([]);
  expect(await retireRegimen(services, actor, { id, retired: false })).toEqual({ status: 'done' });
  expect(await found('text=autora&tumourType=ovario')).toEqual([]);
});

it('a regimen of the platform is found by abbreviations, brands and trials', async () => {
  const actor = await superadmin();
  const namesOf = async (search: string) =>
    (await browseRegimens(scene.services, actor, query(search)))?.rows.map(({ content }) => content.name);
  expect(await namesOf('text=ac-t&tumourType=mama')).toContain('AC cada 21 días');
  expect(await namesOf('text=XELOX&tumourType=colo_rectal')).toContain('CAPOX adyuvante');
  expect(await namesOf('text=folfox&tumourType=colo_rectal')).toContain('mFOLFOX6 adyuvante');
  expect(await namesOf('text=TCH&tumourType=mama')).toContain('TCH (docetaxel-carboplatino-trastuzumab)');
});

it('a regimen is reviewed with each version and on request, and listed once its review is more than a year old', async () => {
  const { services, owner } = scene;
  const actor = await superadmin();
  const at = (day: string) => {
    now = new Date(`${day}T10:00:00Z`);
  };
  onTestFinished(() => at(TODAY));
  const name = 'Con fecha de revisión';
  const id = await made(MERIDIANA, name);
  const listed = async (search = '') =>
    (await browseRegimens(services, actor, query(`text=con+fecha+de+revision&${search}`)))?.rows ?? [];
  const read = async () => getRegimen(services, actor, id);
  expect(await listed()).toMatchObject([{ id, reviewedOn: TODAY, isReviewDue: false }]);
  expect(await read()).toMatchObject({ entry: { reviewedOn: TODAY }, isReviewDue: false, isReviewedToday: true });

  at('2027-12-15');
  expect(await listed('review=due')).toEqual([]);
  at('2027-12-16');
  expect(await listed('review=due')).toMatchObject([{ id, isReviewDue: true }]);
  expect(await read()).toMatchObject({ isReviewDue: true, isReviewedToday: false });
  await retireRegimen(services, actor, { id, retired: true });
  expect(await listed('review=due')).toEqual([]);
  expect(await read()).toMatchObject({ isReviewDue: false });
  await retireRegimen(services, actor, { id, retired: false });

  expect(await reviewRegimen(services, actor, id)).toEqual({ status: 'done' });
  expect(await reviewRegimen(services, actor, id)).toEqual({ status: 'done' });
  expect(await listed()).toMatchObject([{ reviewedOn: '2027-12-16', isReviewDue: false }]);
  expect(await read()).toMatchObject({ entry: { version: 1, revision: 0 }, isReviewedToday: true });
  const [, , , reviewed, ...others] = await owner.changeRecord.findMany({
    where: { subject: 'regimen', subjectId: id },
    orderBy: { id: 'asc' },
  });
  expect(others).toEqual([]);
  expect(reviewed).toMatchObject({
    action: 'edit',
    name,
    companyId: MERIDIANA,
    actorId: actor.userId,
    before: { reviewedOn: TODAY },
    after: { reviewedOn: '2027-12-16' },
  });

  at('2028-01-10');
  const edited = { ...input, name, plannedCycles: 4 };
  expect(await editRegimen(services, actor, { id, revision: 0, input: edited })).toEqual({ status: 'done' });
  expect(await read()).toMatchObject({ entry: { reviewedOn: '2028-01-10', version: 2 } });

  at('2028-02-10');
  const text = (await exportRegimen(services, actor, id))?.text.replace('dose: 80', 'dose: 90') ?? '';
  expect(text).not.toContain('reviewedOn');
  const asked = { companyId: MERIDIANA, text };
  const planned = await planRegimens(services, actor, asked);
  if (planned.status !== 'planned') throw new Error(JSON.stringify(planned));
  await importRegimens(services, actor, { ...asked, hash: planned.plan.hash });
  expect(await read()).toMatchObject({ entry: { reviewedOn: '2028-02-10', version: 3 } });
  expect(await reviewRegimen(services, actor, 2_000_000_000)).toEqual({ status: 'not_found' });
});

it('regimens of the platform come with the day on which their table was reviewed', async () => {
  const { services } = scene;
  const found = await browseRegimens(services, await superadmin(), query('text=TCH&tumourType=mama'));
  expect(found?.rows).toContainEqual(expect.objectContaining({ companyName: null, reviewedOn: REGIMENS_REVIEWED_ON }));
});

it('regimens survive the round trip through YAML', async () => {
  const { services } = scene;
  const actor = await superadmin();
  const file = await exportRegimens(services, actor, query(''));
  const text = file?.text ?? '';
  expect(await exportRegimens(services, actor, query('origin=company'))).toBeNull();
  const back = await planRegimens(services, actor, { companyId: null, text });
  if (back.status !== 'planned') throw new Error(JSON.stringify(back));
  expect(back.plan.rows.length).toBeGreaterThan(60);
  expect(back.plan.rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
  const elsewhere = await planRegimens(services, actor, { companyId: ALBORADA, text });
  if (elsewhere.status !== 'planned') throw new Error(JSON.stringify(elsewhere));
  expect(new Set(elsewhere.plan.rows.map(({ kind }) => kind))).toEqual(new Set(['create']));
});

it('the export of a list and of a single regimen is recorded', async () => {
  const { services, owner } = scene;
  const actor = await scene.actorOf('doctor@meridiana.test', MERIDIANA);
  const recorded = async () =>
    owner.changeRecord.findMany({ where: { action: 'export', actorId: actor.userId }, orderBy: { id: 'asc' } });
  const own = await made(MERIDIANA, 'Para llevar');
  const ofPlatform = await made(null, 'Para todas');
  await exportRegimens(services, actor, query('origin=company'));
  await exportRegimen(services, actor, own);
  await exportRegimen(services, actor, ofPlatform);
  expect(await exportRegimen(services, actor, await made(ALBORADA, 'Ajena'))).toBeNull();
  const subject = 'regimen';
  expect(await recorded()).toMatchObject([
    { subject, subjectId: 0, companyId: MERIDIANA, name: 'regimen', after: { filters: { origin: 'company' } } },
    { subject, subjectId: own, companyId: MERIDIANA, name: 'Para llevar', after: { rowCount: 1 } },
    { subject, subjectId: ofPlatform, companyId: null, name: 'Para todas', after: { rowCount: 1 } },
  ]);
});

it('an import writes all or nothing, and only the plan that was shown', async () => {
  const { services } = scene;
  const actor = await superadmin();
  const id = await made(MERIDIANA, 'Del fichero');
  const text = (await exportRegimen(services, actor, id))?.text.replace('dose: 80', 'dose: 90') ?? '';
  const added =
    text + text.slice(text.indexOf('  - slug')).replaceAll('el-fichero', 'el-otro').replace('Del fichero', 'Del otro');
  const asked = { companyId: MERIDIANA, text: added };
  const planned = await planRegimens(services, actor, asked);
  if (planned.status !== 'planned') throw new Error(JSON.stringify(planned));
  expect(planned.plan.rows).toMatchObject([
    { kind: 'edit', version: 2, changed: ['version', 'lines'].slice(1) },
    { kind: 'create', version: 1 },
  ]);
  const { hash } = planned.plan;
  const later = { ...input, name: 'Del fichero', plannedCycles: 3 };
  expect(await editRegimen(services, actor, { id, revision: 0, input: later })).toEqual({ status: 'done' });
  const stale = await importRegimens(services, actor, { ...asked, hash });
  if (stale.status !== 'stale') throw new Error(JSON.stringify(stale));
  const done = await importRegimens(services, actor, { ...asked, hash: stale.plan.hash });
  expect(done).toEqual({ status: 'done', count: 2 });
  expect((await getRegimen(services, actor, id))?.entry.version).toBe(3);
  expect((await browseRegimens(services, actor, query('text=del+otro')))?.count).toBe(1);
});

it('an import reports a taken name at its line and writes nothing', async () => {
  const { services } = scene;
  const actor = await superadmin();
  await made(MERIDIANA, 'Ya está');
  const other = await made(MERIDIANA, 'Todavía no');
  const text = (await exportRegimen(services, actor, other))?.text.replace('Todavía no', 'Ya esta') ?? '';
  const planned = await planRegimens(services, actor, { companyId: MERIDIANA, text });
  expect(planned).toEqual({ status: 'errors', errors: [{ line: 2, key: 'nameTaken' }] });
});

it('an import may reuse a name that it takes from another regimen', async () => {
  const { services } = scene;
  const actor = await superadmin();
  const first = (await exportRegimen(services, actor, await made(MERIDIANA, 'Nombre uno')))?.text ?? '';
  const second = first.slice(first.indexOf('  - slug')).replace(/slug: \S+/, 'slug: nombre-dos');
  const text = first.replace('Nombre uno', 'Nombre tres') + second;
  const planned = await planRegimens(services, actor, { companyId: MERIDIANA, text });
  expect(planned).toMatchObject({ status: 'planned', plan: { rows: [{ kind: 'edit' }, { kind: 'create' }] } });
});

it('an import treats names that differ only by accents and case as equal', async () => {
  const { services } = scene;
  const actor = await superadmin();
  const first = (await exportRegimen(services, actor, await made(MERIDIANA, 'Régimen doble')))?.text ?? '';
  const second = first.slice(first.indexOf('  - slug')).replace('Régimen doble', 'REGIMEN DOBLE');
  const text = (first + second.replace(/slug: \S+/, 'slug: otro')).replaceAll('c2.', '');
  const planned = await planRegimens(services, actor, { companyId: ALBORADA, text });
  const line = first.trimEnd().split('\n').length + 1;
  expect(planned).toEqual({ status: 'errors', errors: [{ line, key: 'nameTaken' }] });
});
