import { buffer } from 'node:stream/consumers';
import type { Actor } from '@aval/domain/access/actor';
import { nationalCheckDigit } from '@aval/domain/catalogue/national-code';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCsv } from '../../lists/write-csv';
import { exportCenters } from '../centers/browse-centers';
import { CENTERS_LIST } from '../centers/centers-list';
import { arrangeImports, type ImportScene } from './import.test-support';

let scene: ImportScene;
let admin: Actor;
let superadmin: Actor;

beforeAll(async () => {
  scene = await arrangeImports();
  admin = await scene.actorOf('admin@aval.test');
  superadmin = await scene.actorOf('superadmin@aval.test');
});

afterAll(() => scene.close());

const messagesOf = (rows: { issues: { column: string | null; message: string }[] }[]) =>
  rows.map(({ issues }) => issues.map(({ column, message }) => `${column} ${message}`));

describe('presentations', () => {
  const pack = (nationalCode: string) => scene.owner.presentation.findFirst({ where: { nationalCode } });

  it('are read with the column headings of the AEMPS and the check digit of their code', async () => {
    const drug = await scene.owner.drug.create({
      data: { name: 'Nomenclato', activePrinciple: 'NOMENCLATO ACETATO', dosage: 'MG', administration: 'ORAL' },
    });
    const digit = nationalCheckDigit('712345');
    const wrong = (Number(nationalCheckDigit('712346')) + 1) % 10;
    const { rows } = await scene.check(
      admin,
      'presentation',
      [
        '"Nº Registro","Cód. Nacional","Medicamento","Principios Activos","Envase","¿Comercializado?","Laboratorio"',
        `"81234","712345.${digit}","NOMENCLATO 20 mg comprimidos","Nomenclato acetato","56 comprimidos","SI","Uno"`,
        `"81235","712346${wrong}","NOMENCLATO 40 mg comprimidos","Nomenclato acetato","28 comprimidos","SI","Uno"`,
        '"81236","712347","NOMENCLATO 60 mg","Desconocido","1 vial","NO","Uno"',
      ].join('\n'),
    );
    expect(messagesOf(rows)).toEqual([
      [],
      [`nationalCode catalogueImport:issue.checkDigit {"expected":"${nationalCheckDigit('712346')}"}`],
      ['activePrinciple catalogueImport:issue.unknownPrinciple'],
    ]);
    const { summary } = await scene.check(
      admin,
      'presentation',
      `N.º de registro;CN;Medicamento;Principio activo;Envase\n81234;712345${digit};NOMENCLATO 20 mg comprimidos;NOMENCLATO ACETATO;56 comprimidos\n`,
    );
    expect(summary).toMatchObject({ counts: { created: 1, wrong: 0 }, unreadHeads: [] });
    await scene.apply(admin, 'presentation');
    expect(await pack('712345')).toMatchObject({
      drugId: drug.id,
      registerNumber: '81234',
      unitsPerPack: 56,
      active: true,
      priceCents: 0,
      presentation: 'NOMENCLATO 20 mg comprimidos, 56 comprimidos',
    });
  });

  it('are edited by their code alone and keep their drug', async () => {
    const [first] = await scene.owner.presentation.findMany({
      include: { drug: true },
      take: 1,
      orderBy: { id: 'asc' },
    });
    if (!first) throw new Error('the catalogue is empty');
    const number = String(Number(first.nationalCode));
    const { rows } = await scene.check(admin, 'presentation', `Código nacional;Precio del envase\n${number};1234,50\n`);
    expect(rows).toMatchObject([{ kind: 'changed', changes: [{ column: 'priceCents', after: 123_450 }] }]);
    await scene.apply(admin, 'presentation');
    expect(await pack(first.nationalCode)).toMatchObject({
      priceCents: 123_450,
      drugId: first.drugId,
      registerNumber: first.registerNumber,
      revision: 1,
      strengthMg: first.strengthMg,
    });
    const other = await scene.check(admin, 'presentation', `Código nacional;Fármaco\n${first.nationalCode};Otro\n`);
    expect(messagesOf(other.rows)).toEqual([['drug catalogueImport:issue.drugStays']]);
  });

  it('are not created for a hidden or unknown drug', async () => {
    await scene.owner.drug.create({
      data: { name: 'Retirado', activePrinciple: 'X', dosage: 'MG', administration: 'ORAL', hidden: true },
    });
    const { rows } = await scene.check(
      admin,
      'presentation',
      'Código nacional;Fármaco;N.º de registro;Presentación\n700001;Retirado;1;Uno\n700002;Nadie;2;Dos\n700003;;3;Tres\n',
    );
    expect(messagesOf(rows)).toEqual([
      ['drug catalogueImport:issue.hiddenDrug'],
      ['drug catalogueImport:issue.unknownDrug'],
      ['drug validation:choose'],
    ]);
    // A column that the file does not have is reported once for the row, not for each cell.
    const { rows: without } = await scene.check(admin, 'presentation', 'Código nacional;Presentación\n700004;Cuatro\n');
    expect(messagesOf(without)).toEqual([
      ['null catalogueImport:issue.columnsMissing {"columns":"drug,registerNumber"}'],
    ]);
    expect(without.map(({ name }) => name)).toEqual(['Cuatro']);
  });
});

describe('radiotherapy codes', () => {
  it('belong to a company, and only their type of radiotherapy is edited', async () => {
    const [code] = await scene.owner.radiotherapyCode.findMany({ include: { company: true }, take: 1 });
    if (!code) throw new Error('there are no codes');
    const platform = await scene.owner.company.findFirstOrThrow({ where: { isDefault: true } });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const line = (...texts: string[]) => texts.map(quoted).join(';');
    const { summary, rows } = await scene.check(
      admin,
      'code',
      [
        'Código;Tipo;Tipo de radioterapia;Compañía',
        line(code.code, code.type, 'Otra', code.company.name.toUpperCase()),
        line('NUEVO-1\r\nsegunda línea', 'Tipo', 'Externa', code.company.name),
        line('NUEVO-2', 'Tipo', 'Externa', 'Ninguna'),
        line('NUEVO-3', 'Tipo', 'Externa', platform.name),
      ].join('\r\n'),
    );
    expect(summary.counts).toEqual({ created: 1, changed: 1, unchanged: 0, wrong: 2 });
    const unknown = ['company catalogueImport:issue.unknownCompany'];
    expect(messagesOf(rows).slice(2)).toEqual([unknown, unknown]);
    await scene.check(
      admin,
      'code',
      ['Código;Tipo;Tipo de radioterapia;Compañía', line(code.code, code.type, 'Otra', code.company.name)].join('\n'),
    );
    expect((await scene.apply(admin, 'code')).state).toBe('applied');
    const after = await scene.owner.radiotherapyCode.findUnique({ where: { id: code.id } });
    expect(after).toMatchObject({ radioType: 'Otra', code: code.code, companyId: code.companyId });
    const record = await scene.owner.changeRecord.findFirst({ where: { subject: 'code', subjectId: code.id } });
    expect(record).toMatchObject({ companyId: code.companyId, before: { radioType: code.radioType } });
  });
});

describe('centers', () => {
  it('exported to a file are imported unchanged', async () => {
    const rows = await exportCenters(scene.services, superadmin, CENTERS_LIST.parse(new URLSearchParams()));
    if (!rows) throw new Error('the list is closed');
    const file = await buffer(
      writeCsv(
        [
          { head: 'Nombre', cell: (row) => row.name },
          { head: 'Dirección', cell: (row) => row.address },
          { head: 'Localidad', cell: (row) => row.locality },
          { head: 'Provincia', cell: (row) => row.provinceName },
          { head: 'Tipo', cell: (row) => row.type },
          { head: 'Visibilidad', cell: (row) => (row.hidden ? 'No se ofrecen' : 'Se ofrecen') },
        ],
        rows,
      ),
    );
    const { summary } = await scene.check(superadmin, 'center', file);
    expect(summary.counts).toMatchObject({ created: 0, changed: 0, wrong: 0 });
    expect(summary.counts.unchanged).toBe(await scene.owner.center.count());
  });

  it('update the demands that refer to them, and lose their doctors when they only perform treatments', async () => {
    const made = await fileDraft(scene.services.database, {
      companyId: 2,
      doctorEmail: 'doctor@meridiana.test',
      today: '2026-11-21',
    });
    const { prescriberCenterId: id } = await scene.owner.demand.findFirstOrThrow({ where: { id: made.demand.id } });
    const center = await scene.owner.center.findUniqueOrThrow({ where: { id: id ?? 0 }, include: { users: true } });
    expect(center.users.length).toBeGreaterThan(0);
    const name = center.name.toUpperCase();
    await scene.check(superadmin, 'center', `Nombre;Localidad;Tipo\n${name};${center.locality};Realizador\n`);
    expect((await scene.apply(superadmin, 'center')).state).toBe('applied');
    expect(await scene.owner.demand.findFirst({ where: { id: made.demand.id } })).toMatchObject({
      prescriberCenterName: name,
    });
    const doctors = { centerId: center.id, user: { roleId: 7 } };
    expect(await scene.owner.userCenter.count({ where: doctors })).toBe(0);
    expect(
      await scene.owner.changeRecord.findFirst({ where: { subject: 'center', subjectId: center.id } }),
    ).toMatchObject({
      after: { name, type: 'Realizador', doctors: [] },
    });
  });

  it('require a known province and type', async () => {
    const { rows } = await scene.check(
      superadmin,
      'center',
      'Nombre;Dirección;Localidad;Provincia;Tipo\nCentro nuevo;Calle 1;Sitio;Atlántida;Ambos\nCentro otro;Calle 2;Sitio;;Nada\n',
    );
    expect(messagesOf(rows)).toEqual([
      ['province catalogueImport:issue.unknownProvince'],
      ['type catalogueImport:issue.choice'],
    ]);
  });
});
