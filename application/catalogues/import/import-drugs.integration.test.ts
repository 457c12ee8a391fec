import type { Actor } from '@aval/domain/access/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRUGS } from '../drugs/drug-catalogue';
import { createEntry } from '../entries/create-entry';
import { editEntry } from '../entries/edit-entry';
import { arrangeImports, finish, type ImportScene } from './import.test-support';
import { workOnImport } from './work-on-import';

let scene: ImportScene;
let admin: Actor;

beforeAll(async () => {
  scene = await arrangeImports();
  admin = await scene.actorOf('admin@aval.test');
});

afterAll(() => scene.close());

const HEAD = 'Nombre;Principio activo;Unidad de dosis;Vía de administración;Código ATC';
const file = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
const check = (content: string | Uint8Array) => scene.check(admin, 'drug', content);
const drugNamed = (name: string) => scene.owner.drug.findFirst({ where: { name } });

async function make(name: string) {
  const input = {
    name,
    activePrinciple: 'ALFA',
    dosage: 'MG',
    administration: 'ORAL',
    atcCode: null,
    otherNames: null,
  } as const;
  const made = await createEntry(scene.services, admin, DRUGS, input);
  if (made.status !== 'done') throw new Error(made.status);
  return { id: made.id, input };
}

describe('an import of drugs', () => {
  it('previews its changes and then applies them', async () => {
    await make('Alfa uno');
    await make('Alfa dos');
    const { summary, rows } = await check(
      file('ALFA ÚNO;ALFA;mg;Oral;', 'Alfa dos;BETA;mg/m²;Intravenosa;L01XA01', 'Alfa tres;GAMMA;MGKG;Subcutánea;'),
    );
    expect(summary.counts).toEqual({ created: 1, changed: 2, unchanged: 0, wrong: 0 });
    expect(rows.map(({ number, kind }) => [number, kind])).toEqual([
      [2, 'changed'],
      [3, 'changed'],
      [4, 'created'],
    ]);
    expect(rows[1]?.changes).toEqual([
      { column: 'activePrinciple', before: 'ALFA', after: 'BETA' },
      { column: 'dosage', before: 'MG', after: 'MGM2' },
      { column: 'administration', before: 'ORAL', after: 'INTRAVENOUS' },
      { column: 'atcCode', before: null, after: 'L01XA01' },
    ]);
    expect(await drugNamed('Alfa tres')).toBeNull();
    expect((await scene.apply(admin, 'drug')).state).toBe('applied');
    expect(await drugNamed('Alfa dos')).toMatchObject({ activePrinciple: 'BETA', dosage: 'MGM2', revision: 1 });
    const made = await drugNamed('Alfa tres');
    expect(made).toMatchObject({ dosage: 'MGKG', administration: 'SUBCUTANEOUS', searchName: 'alfa tres gamma' });
    const records = await scene.owner.changeRecord.findMany({ where: { subject: 'drug', subjectId: made?.id ?? 0 } });
    expect(records).toMatchObject([{ action: 'create', actorId: admin.userId, name: 'Alfa tres', before: null }]);
  });

  it('keeps values that have no column in the file, and reports equal rows as unchanged', async () => {
    const { id } = await make('Beta uno');
    const { summary, rows } = await check('nombre,principio activo\nbeta uno,ALFA\n');
    expect(summary.counts).toMatchObject({ changed: 1 });
    expect(rows[0]?.changes).toEqual([{ column: 'name', before: 'Beta uno', after: 'beta uno' }]);
    await scene.apply(admin, 'drug');
    expect(await scene.owner.drug.findUnique({ where: { id } })).toMatchObject({
      dosage: 'MG',
      administration: 'ORAL',
    });
    expect((await check('nombre,principio activo\nbeta uno,ALFA\n')).summary.counts).toMatchObject({ unchanged: 1 });
  });

  it('reports row and column of every error, and then writes nothing', async () => {
    const { summary, rows } = await check(
      file(
        'Gama uno;ALFA;litros;Oral;',
        ';ALFA;mg;Oral;',
        'Gama dos;ALFA;mg;Oral;',
        'gama dos;ALFA;mg;Oral;AB',
        '=1+1;A;mg;Oral;',
      ),
    );
    expect(summary.counts).toEqual({ created: 1, changed: 0, unchanged: 0, wrong: 4 });
    expect(rows.filter(({ kind }) => kind === 'wrong').map(({ number, issues }) => [number, issues])).toEqual([
      [2, [{ column: 'dosage', message: 'catalogueImport:issue.choice' }]],
      [3, [{ column: 'name', message: 'validation:required' }]],
      [
        5,
        [
          { column: 'atcCode', message: 'validation:textShort {"min":3}' },
          { column: null, message: 'catalogueImport:issue.sameInFile {"row":4}' },
        ],
      ],
      [6, [{ column: 'name', message: 'catalogueImport:issue.formula {"cell":"A6"}' }]],
    ]);
    await expect(scene.apply(admin, 'drug')).rejects.toThrow('stale');
    expect(await drugNamed('Gama dos')).toBeNull();
  });

  it('reports a column that new entries need once for the file and in each of their rows', async () => {
    await make('Eta uno');
    const { summary, rows } = await check('Nombre;Unidad de dosis\nEta uno;mg/kg\nEta dos;\n');
    const columns = '{"columns":"activePrinciple,administration"}';
    expect(summary.notice).toBe(`catalogueImport:notice.columnsMissing ${columns}`);
    expect(rows.map(({ kind, issues }) => [kind, issues])).toEqual([
      ['changed', []],
      [
        'wrong',
        [
          { column: 'dosage', message: 'validation:choose' },
          { column: null, message: `catalogueImport:issue.columnsMissing ${columns}` },
        ],
      ],
    ]);
    expect((await check('Nombre;Unidad de dosis\nEta uno;mg/kg\n')).summary.notice).toBeNull();
  });

  it('reports duplicate names in the catalogue and keeps hidden entries hidden', async () => {
    const columns = { activePrinciple: 'ALFA', dosage: 'MG', administration: 'ORAL' };
    await scene.owner.drug.createMany({
      data: [
        { name: 'Delta', ...columns },
        { name: 'délta', ...columns },
        { name: 'Épsilon', ...columns, hidden: true },
      ],
    });
    const head = `${HEAD};Visibilidad`;
    const { rows } = await check(
      [head, 'Delta;ALFA;mg;Oral;;Se ofrecen', 'Épsilon;BETA;mg;Oral;;No se ofrecen', 'Zeta;ALFA;mg;Oral;;Hidden'].join(
        '\n',
      ),
    );
    expect(rows.map(({ kind, hidden, issues }) => [kind, hidden, issues.map(({ message }) => message)])).toEqual([
      ['wrong', false, ['catalogueImport:issue.twiceInCatalogue']],
      ['changed', true, []],
      ['wrong', false, ['catalogueImport:issue.visibility']],
    ]);
  });
});

describe('changes during an import', () => {
  it('an edit of an entry in the file makes a new preview, and nothing is written', async () => {
    const { id, input } = await make('Meanwhile');
    await check(file('Meanwhile;OTRO;mg;Oral;', 'Nuevo meanwhile;OTRO;mg;Oral;'));
    await editEntry(scene.services, admin, DRUGS, { id, revision: 0, input: { ...input, activePrinciple: 'OTRO' } });
    const refused = await scene.apply(admin, 'drug');
    expect(refused).toMatchObject({
      state: 'ready',
      notice: 'catalogueImport:notice.changedMeanwhile',
      counts: { created: 1, changed: 0, unchanged: 1, wrong: 0 },
    });
    expect(await drugNamed('Nuevo meanwhile')).toBeNull();
    expect((await scene.apply(admin, 'drug')).state).toBe('applied');
    expect(await drugNamed('Nuevo meanwhile')).not.toBeNull();
  });

  it('an edit of an entry that is not in the file does not matter', async () => {
    await check(file('Sin relación;ALFA;mg;Oral;'));
    await make('Otro sin relación');
    expect((await scene.apply(admin, 'drug')).state).toBe('applied');
  });

  it('a repeated request applies it once, and a preview that the user has not seen is refused', async () => {
    const { summary } = await check(file('Dos veces;ALFA;mg;Oral;'));
    const apply = (planHash: string) =>
      workOnImport(scene.services, admin, { subject: 'drug', importId: summary.id, step: 'apply', planHash });
    expect(await apply('another')).toEqual({ status: 'stale' });
    const answers = await Promise.all([apply(summary.planHash ?? ''), apply(summary.planHash ?? '')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['begun', 'stale']);
    await Promise.all(answers.map((answer) => (answer.status === 'begun' ? finish(answer) : null)));
    expect(await apply(summary.planHash ?? '')).toEqual({ status: 'stale' });
    expect(await scene.owner.drug.count({ where: { name: 'Dos veces' } })).toBe(1);
  });

  it('the second of two imports of the same entries has to be confirmed again', async () => {
    const other = await scene.actorOf('superadmin@aval.test');
    const content = file('De los dos;ALFA;mg;Oral;');
    await Promise.all([scene.check(admin, 'drug', content), scene.check(other, 'drug', content)]);
    const ended = await Promise.all([scene.apply(admin, 'drug'), scene.apply(other, 'drug')]);
    expect(ended.map(({ state }) => state).sort()).toEqual(['applied', 'ready']);
    expect(await scene.owner.drug.count({ where: { name: 'De los dos' } })).toBe(1);
  });

  it('a failure while writing leaves nothing behind', async () => {
    await check(file('Fallo uno;ALFA;mg;Oral;', 'Fallo dos;ALFA;mg;Oral;'));
    await scene.owner.$executeRaw`ALTER TABLE drug ADD CONSTRAINT no_two CHECK (name <> 'Fallo dos')`;
    const failed = await scene.apply(admin, 'drug');
    await scene.owner.$executeRaw`ALTER TABLE drug DROP CONSTRAINT no_two`;
    expect(failed).toMatchObject({ state: 'ready', notice: 'catalogueImport:notice.failed' });
    expect(await drugNamed('Fallo uno')).toBeNull();
    expect((await scene.apply(admin, 'drug')).state).toBe('applied');
  });

  it('an import left by a killed process is taken over once, after its lease has expired', async () => {
    const { summary } = await check(file('Interrumpido;ALFA;mg;Oral;'));
    const left = (workedAt: Date) =>
      scene.owner.catalogueImport.update({
        where: { id: summary.id },
        data: { state: 'applying', claim: summary.id, workedAt },
      });
    const again = () =>
      workOnImport(scene.services, admin, {
        subject: 'drug',
        importId: summary.id,
        step: 'apply',
        planHash: summary.planHash ?? '',
      });
    await left(new Date());
    expect(await again()).toEqual({ status: 'stale' });
    await left(new Date(Date.now() - 60_000));
    await finish(await again());
    expect(await drugNamed('Interrumpido')).not.toBeNull();
  });
});
