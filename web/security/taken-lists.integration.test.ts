import { findImport } from '@aval/application/catalogues/import/get-import';
import type { ImportedSubject } from '@aval/application/catalogues/import/imports';
import { startImport } from '@aval/application/catalogues/import/start-import';
import { workOnImport } from '@aval/application/catalogues/import/work-on-import';
import type { Actor } from '@aval/domain/access/actor';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
let visitor: WebVisitor;
let superadmin: Actor;

beforeAll(async () => {
  visitor = await web.signIn(PEOPLE.superadmin);
  superadmin = await engine.actor(PEOPLE.superadmin);
});

async function linesOf(list: string, search = '') {
  const { status, body } = await visitor.get(`/app/${list}/export${search}`);
  expect(status).toBe(200);
  const [head = '', ...lines] = body.replace(/^\ufeff/, '').split('\r\n');
  return { head, lines: lines.filter((line) => line !== '') };
}

/** Returns what importing a file would change in its catalogue. */
async function countsOf(subject: ImportedSubject, content: Uint8Array) {
  const { services } = engine;
  const started = await startImport(services, superadmin, { subject, filename: 'lista.csv', content });
  if (started.status !== 'stored') throw new Error(started.status);
  const begun = await workOnImport(services, superadmin, { subject, importId: started.importId, step: 'check' });
  if (begun.status !== 'begun') throw new Error(begun.status);
  await begun.finished;
  return (await findImport(services, superadmin, subject))?.counts;
}

describe('an exported catalogue', () => {
  it.each([
    ['drugs', 'drug'],
    ['presentations', 'presentation'],
    ['centers', 'center'],
    ['codes', 'code'],
  ] as const)('%s can be imported again without changes', async (list, subject) => {
    const { bytes } = await visitor.get(`/app/${list}/export`);
    const { lines } = await linesOf(list);
    const nothing = { created: 0, changed: 0, wrong: 0 };
    expect(await countsOf(subject, bytes)).toEqual({ ...nothing, unchanged: lines.length });
  });

  it('drugs and presentations include all fields of their forms', async () => {
    const drug = await engine.owner.drug.findFirstOrThrow({ where: { name: { not: { startsWith: '=' } } } });
    await engine.owner.drug.update({ where: { id: drug.id }, data: { atcCode: 'L01ZZ99' } });
    expect((await linesOf('drugs')).lines.filter((line) => line.includes(';L01ZZ99;'))).toHaveLength(1);
    const pack = await engine.owner.presentation.findFirstOrThrow();
    const data = { strengthMg: 1234.5, unitsPerPack: 7777, active: false };
    await engine.owner.presentation.update({ where: { id: pack.id }, data });
    const { lines } = await linesOf('presentations', `?nationalCode=${pack.nationalCode}`);
    expect(lines).toEqual([expect.stringMatching(/;"1234,5";7777;(?:\d+|"[\d,]+");No;/)]);
  });
});

describe.each([
  ['users', 'user', '?name=Elena', 'Nombre;DNI/NIE;Correo;Función;Compañía;Estado'],
  [
    'companies',
    'company',
    '?sort=-name',
    'Nombre;Subdominio;Dominios;Prefijo;Usuarios activos;Por defecto;Desactivada',
  ],
  ['invitations', 'invitation', '?sort=expiresAt', 'Nombre;Correo;Función;Compañía;Estado;Creada;Vence'],
])('the list of %s', (list, subject, search, expected) => {
  it('is exported with its filters and order, and recorded', async () => {
    const { head, lines } = await linesOf(list, search);
    expect(head).toBe(expected);
    const shown = JSON.parse((await visitor.get(`/app/${list}/state${search}&pageSize=100`)).body) as {
      count: number;
      rows: { name: string }[];
    };
    expect(lines.map((line) => line.split(';')[0])).toEqual(shown.rows.map(({ name }) => name));
    expect(shown.count).toBeGreaterThan(0);
    const [record] = await engine.owner.changeRecord.findMany({ where: { subject }, orderBy: { id: 'desc' }, take: 1 });
    expect(record).toMatchObject({ action: 'export', actorId: superadmin.userId, after: { rowCount: shown.count } });
  });
});
