import { zip } from '@aval/platform/files/archives.test-support';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook';
import { cellName } from './table-sheet';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

type Kind = 'worksheet' | 'chartsheet' | 'dialogsheet';
interface SheetMade {
  name: string;
  kind?: Kind;
  state?: string;
  /** Cells of the second row. */
  cells?: string;
}

const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const DATA: SheetMade = { name: 'Datos', cells: `${text('A2', 'a')}<c r="B2"><v>2</v></c>` };
const CHART: SheetMade = { name: 'Gráfico', kind: 'chartsheet' };

/** A workbook as Excel writes it, with sheets of cells, of charts and of dialogs. */
function workbook(sheets: readonly SheetMade[], type = 'sheet'): Buffer {
  const placed = sheets.map((sheet, index) => ({ kind: 'worksheet' as Kind, ...sheet, id: index + 1 }));
  const pathOf = ({ kind, id }: { kind: Kind; id: number }) => `${kind}s/sheet${id}.xml`;
  const contentOf = ({ kind, cells = '' }: { kind: Kind; cells?: string }) =>
    kind === 'worksheet'
      ? `<sheetData><row r="1">${text('A1', 'Nombre')}${text('B1', 'Dosis')}</row><row r="2">${cells}</row></sheetData>`
      : '<sheetViews><sheetView workbookViewId="0"/></sheetViews>';
  return zip(
    {
      '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.${type}.main+xml"/>${placed.map((sheet) => `<Override PartName="/xl/${pathOf(sheet)}" ContentType="${PARTS}.${sheet.kind}+xml"/>`).join('')}</Types>`,
      '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${placed.map(({ name, id, state = 'visible' }) => `<sheet name="${name}" sheetId="${id}" state="${state}" r:id="r${id}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${placed.map((sheet) => `<Relationship Id="r${sheet.id}" Type="${RELATIONS}/${sheet.kind}" Target="${pathOf(sheet)}"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        placed.map((sheet) => [
          `xl/${pathOf(sheet)}`,
          `<${sheet.kind} xmlns="${MAIN}" xmlns:r="${RELATIONS}">${contentOf(sheet)}</${sheet.kind}>`,
        ]),
      ),
    },
    { packed: true },
  );
}

const READ = [
  {
    name: 'Datos',
    rows: [
      { number: 1, cells: ['Nombre', 'Dosis'] },
      { number: 2, cells: ['a', 2] },
    ],
  },
];

describe('a workbook', () => {
  it.each([
    ['with its data alone', workbook([DATA])],
    ['with a chart sheet before its data', workbook([CHART, DATA])],
    ['with a chart sheet behind its data', workbook([DATA, CHART])],
    ['with a dialog of an older program', workbook([{ name: 'Diálogo', kind: 'dialogsheet' }, DATA])],
    ['with a hidden sheet', workbook([{ name: 'Notas', state: 'hidden' }, DATA])],
    ['with a chart and a hidden sheet', workbook([CHART, { name: 'Notas', state: 'veryHidden' }, DATA])],
    ['that is a template', workbook([DATA], 'template')],
  ])('is read: %s', async (_what, bytes) => {
    expect(await readWorkbook(bytes)).toEqual(READ);
  });

  it('of charts alone has nothing to read', async () => {
    await expect(readWorkbook(workbook([CHART]))).rejects.toThrow('unreadable');
  });

  it.each([
    ['a number', '<c r="A2"><f>1+1</f><v>2</v></c>', { calculated: 2 }],
    ['a text', '<c r="A2" t="str"><f>B1</f><v>Dosis</v></c>', { calculated: 'Dosis' }],
    ['a choice', '<c r="A2" t="b"><f>TRUE()</f><v>1</v></c>', { calculated: 'true' }],
    ['a formula that follows another', '<c r="A2"><f t="shared" si="0"/><v>3</v></c>', { calculated: 3 }],
    ['no stored value', '<c r="A2"><f>1+1</f></c>', { wrong: 'formula', shown: '' }],
    ['an error', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', { wrong: 'error', shown: '#DIV/0!' }],
    ['an error as text', '<c r="A2" t="str"><f>A9</f><v>#N/A</v></c>', { wrong: 'error', shown: '#N/A' }],
  ])('has the stored value of a formula: %s', async (_what, cell, value) => {
    const [sheet] = await readWorkbook(workbook([{ name: 'Datos', cells: cell + text('B2', 'x') }]));
    expect(sheet?.rows[1]?.cells).toEqual([value, 'x']);
  });

  it('has no value where a formula yields no text', async () => {
    const [sheet] = await readWorkbook(
      workbook([{ name: 'Datos', cells: `<c r="A2" t="str"><f>A9</f><v></v></c>${text('B2', 'x')}` }]),
    );
    expect(sheet?.rows[1]?.cells).toEqual([null, 'x']);
  });
});

it.each([
  [1, 0, 'A1'],
  [12, 25, 'Z12'],
  [3, 26, 'AA3'],
  [7, 99, 'CV7'],
])('a cell in row %i and place %i is called %s', (row, place, name) => {
  expect(cellName(row, place)).toBe(name);
});
