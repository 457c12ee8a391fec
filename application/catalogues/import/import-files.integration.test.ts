import type { Actor } from '@aval/domain/access/actor';
import { type Cell as SheetCell, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discardImport } from './discard-import';
import { findImport, listImportRows } from './get-import';
import { arrangeImports, type ImportScene } from './import.test-support';
import { readFile } from './reading/read-file';
import { startImport } from './start-import';
import { sweepImports } from './sweep-imports';
import { workOnImport } from './work-on-import';

let scene: ImportScene;
let admin: Actor;

beforeAll(async () => {
  scene = await arrangeImports();
  admin = await scene.actorOf('admin@aval.test');
});

afterAll(() => scene.close());

const HEAD = 'Nombre;Principio activo;Unidad de dosis;Vía de administración';
const LINE = 'Ácido nuevo;Ñandú;mg;Oral';
const CELLS = [HEAD, LINE].map((line) => line.split(';'));
const check = (content: string | Uint8Array) => scene.check(admin, 'drug', content);
const start = (content: Uint8Array) => startImport(scene.services, admin, { subject: 'drug', filename: 'x', content });

/** Builds a workbook from rows by sheet name. */
const workbook = (sheets: Record<string, (string | number | Date | null)[][]>) =>
  writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) });

describe('a text file', () => {
  const text = `${HEAD}\r\n${LINE}\r\n`;
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['with commas', Buffer.from(text.replaceAll(';', ','))],
    ['with tabs', Buffer.from(text.replaceAll(';', '\t'))],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['with the line that tells Excel its delimiter', Buffer.from(`sep=;\r\n${text}`)],
    ['with empty columns to the right', Buffer.from(text.replaceAll('\r\n', `${';'.repeat(200)}\r\n`))],
    [
      'with a heading over two lines',
      Buffer.from(text.replace('Nombre', '"Nombre"').replace('\r\n', ';"Nota,\r\notra, más"\r\n')),
    ],
    ['with CR line ends', Buffer.from(text.replaceAll('\r\n', '\r'))],
  ])('is read: %s', async (_what, content) => {
    const { summary, rows } = await check(content);
    expect(summary.counts).toMatchObject({ created: 1, wrong: 0 });
    expect(rows[0]).toMatchObject({ name: 'Ácido nuevo', number: 2 });
    expect(rows[0]?.changes[1]).toEqual({ column: 'activePrinciple', before: null, after: 'Ñandú' });
  });

  it('numbers its rows as a spreadsheet does and skips empty ones', async () => {
    const { rows } = await check(`${HEAD}\n\n;;;\n"Con ""comillas""";'=1+1;mg;Oral\n`);
    expect(rows).toMatchObject([{ number: 4, name: 'Con "comillas"' }]);
    expect(rows[0]?.changes[1]).toMatchObject({ after: '=1+1' });
  });

  it.each([
    ['without rows', `${HEAD}\n`, 'problem.empty'],
    ['without its key column', 'Principio activo;Unidad de dosis\na;b\n', 'problem.columnsMissing {"columns":"name"}'],
    ['with a column twice', 'Nombre;nombre\na;b\n', 'problem.columnTwice {"columns":"name"}'],
    ['with unclosed quotes', `${HEAD}\n"abierta;a;mg;Oral\n`, 'problem.quotes {"row":2}'],
    ['with too many rows', `${HEAD}\n${'a;b;mg;Oral\n'.repeat(20_001)}`, 'problem.rowsTooMany {"max":20000}'],
    ['with too many columns', `${HEAD}${';x'.repeat(100)}\na\n`, 'problem.columnsTooMany {"max":100}'],
    ['with only line ends', `${HEAD}\n${'\r'.repeat(100_000)}`, 'problem.rowsTooMany {"max":20000}'],
    ['with only separators', `${HEAD}\n${';'.repeat(60_000)}`, 'problem.empty'],
    ['that is not text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'problem.encoding'],
  ])('%s is refused', async (_what, content, problem) => {
    expect((await check(content)).summary).toMatchObject({ state: 'refused', problem: `catalogueImport:${problem}` });
  });
});

describe('a workbook', () => {
  it('is read from the only sheet that has the columns', async () => {
    const { summary } = await check(await workbook({ Notas: [['Para recordar']], Datos: CELLS }));
    expect(summary).toMatchObject({ sheet: 'Datos', counts: { created: 1, wrong: 0 } });
    const two = await check(await workbook({ Uno: CELLS, Dos: CELLS }));
    expect(two.summary).toMatchObject({ state: 'refused', problem: expect.stringContaining('Uno\\nDos') });
  });

  it('reads the stored values of formulas, and reports formulas without one, dates and errors by cell', async () => {
    const rows = [
      ...CELLS,
      ['Con fecha', new Date(Date.UTC(2026, 1, 3)), 'mg', 'Oral'],
      ['Con fórmula', null, 'mg', 'Oral'],
      [null, 'Sin valor', 'mg', 'Oral'],
      ['Con error', null, 'mg', 'Oral'],
    ];
    const formula = { formula: 'A1', value: 'Calculado', formulaResult: 'Calculado', type: 'formula' as const };
    const cells = new Map<string, Partial<SheetCell>>([
      ['3,1', formula],
      ['4,0', { formula: 'A1', type: 'formula' }],
      ['5,1', { value: '#DIV/0!', type: 'error' }],
    ]);
    const file = await writeXlsx({ sheets: [{ name: 'Datos', rows, cells }] });
    const { rows: read } = await check(file);
    // The preview shows the displayed text of an invalid cell, by which users find the row in their file.
    expect(read.map(({ name }) => name)).toEqual(['Ácido nuevo', 'Con fecha', 'Con fórmula', '', 'Con error']);
    expect(read.map(({ issues }) => issues)).toEqual([
      [],
      [{ column: 'activePrinciple', message: 'catalogueImport:issue.date {"cell":"B3"}' }],
      [],
      [{ column: 'name', message: 'catalogueImport:issue.formula {"cell":"A5"}' }],
      [{ column: 'activePrinciple', message: 'catalogueImport:issue.error {"cell":"B6"}' }],
    ]);
    expect(read[2]?.changes[1]).toEqual({
      column: 'activePrinciple',
      before: null,
      after: 'Calculado',
      isCalculated: true,
    });
  });

  it('a workbook with cells far to the right is read no further than the column limit', async () => {
    const cells = new Map(Array.from({ length: 1_300 }, (_none, row) => [`${row + 2},16383`, { value: 'x' }]));
    const file = await writeXlsx({ sheets: [{ name: 'Datos', rows: CELLS, cells }] });
    expect((await check(file)).summary).toMatchObject({ state: 'ready', counts: { created: 1, wrong: 0 } });
  });

  it('a workbook that takes too long is aborted, and the next one is read', async () => {
    const bytes = await workbook({ Datos: CELLS });
    const file = { kind: 'xlsx', bytes } as const;
    await expect(readFile(file, { longestMs: 1 })).rejects.toThrow('catalogueImport:problem.takesTooLong');
    expect(await readFile(file)).toMatchObject([{ name: 'Datos', rows: [{ number: 1 }, { number: 2 }] }]);
  });

  it('a workbook that is damaged, another kind of archive, or too large when unpacked is refused', async () => {
    const sound = await workbook({ Datos: CELLS });
    const rows = [...CELLS, ...Array.from({ length: 4_000 }, () => ['x'.repeat(30_000)])];
    const bomb = await writeXlsx({ sheets: [{ name: 'Datos', rows }], stringMode: 'inline' });
    expect(bomb.length).toBeLessThan(2_000_000);
    const problemOf = async (content: Uint8Array) => {
      const answer = await start(content);
      return answer.status === 'invalid' ? answer.errors.file : answer.status;
    };
    expect(await problemOf(bomb)).toBe('catalogueImport:problem.unpackedTooLarge {"megabytes":32}');
    expect(await problemOf(sound.subarray(0, sound.length / 2))).toBe('validation:fileCutOff');
    expect(await problemOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe('catalogueImport:problem.kind');
    expect(await problemOf(Buffer.alloc(0))).toBe('catalogueImport:problem.empty');
    expect(await problemOf(Buffer.alloc(15 * 1024 * 1024 + 1, 97))).toBe(
      'catalogueImport:problem.fileTooLarge {"megabytes":15}',
    );
  });
});

describe('an import', () => {
  it('needs the permissions to create and to edit entries', async () => {
    const manager = await scene.actorOf('manager@meridiana.test');
    const content = Buffer.from(`${HEAD}\n${LINE}`);
    const forbidden = { status: 'forbidden' };
    expect(await startImport(scene.services, manager, { subject: 'drug', filename: 'x', content })).toEqual(forbidden);
    expect(await startImport(scene.services, admin, { subject: 'center', filename: 'x', content })).toEqual(forbidden);
    expect(await findImport(scene.services, manager, 'drug')).toBeNull();
  });

  it('is seen, applied and discarded by its creator alone', async () => {
    const { summary } = await check(`${HEAD}\n${LINE}`);
    const other = await scene.actorOf('superadmin@aval.test');
    const own = { subject: 'drug', importId: summary.id } as const;
    const missing = { status: 'not_found' };
    expect(await findImport(scene.services, other, 'drug')).toBeNull();
    const page = { id: summary.id, kind: null, page: 1, pageSize: 25 };
    expect(await listImportRows(scene.services, other, page)).toEqual({ rows: [], count: 0 });
    const apply = { ...own, step: 'apply', planHash: summary.planHash ?? '' } as const;
    expect(await workOnImport(scene.services, other, apply)).toEqual(missing);
    expect(await workOnImport(scene.services, admin, { ...apply, subject: 'presentation' })).toEqual(missing);
    expect(await discardImport(scene.services, other, own)).toEqual(missing);
    expect(await discardImport(scene.services, admin, own)).toEqual({ status: 'done' });
    expect(await findImport(scene.services, admin, 'drug')).toBeNull();
  });

  it('is removed after a day with its file and its preview', async () => {
    const { summary } = await check(`${HEAD}\n${LINE}`);
    const { storageKey } = await scene.owner.catalogueImport.findUniqueOrThrow({ where: { id: summary.id } });
    expect(await sweepImports(scene.services)).toBe(0);
    const later = new Date(Date.now() + 25 * 3_600_000);
    expect(await sweepImports({ ...scene.services, clock: { now: () => later } })).toBe(1);
    expect(await scene.services.files.exists(storageKey)).toBe(false);
    expect(await scene.owner.catalogueImportRow.count({ where: { importId: summary.id } })).toBe(0);
  });
});
