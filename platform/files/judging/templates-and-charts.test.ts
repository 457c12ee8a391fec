import { describe, expect, it } from 'vitest';
import { office, SHEET, typeOf, types, zip } from '../archives.test-support';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const relationships = (...all: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
const relationship = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationship Id="r" Type="${RELATIONS}/${type}" Target="${target}" ${mode}/>`;

const CHART = 'application/vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml';
const DRAWN = 'http://schemas.openxmlformats.org/drawingml/2006';
/** A workbook with a sheet that is a chart of a cell range, as Excel writes it. */
const charted = (range: string) =>
  zip(
    {
      '[Content_Types].xml': types(
        SHEET,
        `<Override PartName="/xl/chartsheets/sheet1.xml" ContentType="${CHART}"/><Override PartName="/xl/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`,
      ),
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Gráfico1" sheetId="2" r:id="r"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relationships(relationship('chartsheet', 'chartsheets/sheet1.xml', '')),
      'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetPr/><sheetViews><sheetView zoomScale="85" workbookViewId="0" zoomToFit="1"/></sheetViews><pageMargins left="0.7"/><drawing r:id="r"/></chartsheet>`,
      'xl/chartsheets/_rels/sheet1.xml.rels': relationships(relationship('drawing', '../drawings/drawing1.xml', '')),
      'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="${DRAWN}/spreadsheetDrawing" xmlns:c="${DRAWN}/chart" xmlns:r="${RELATIONS}"><xdr:absoluteAnchor><xdr:graphicFrame><c:chart r:id="r"/></xdr:graphicFrame></xdr:absoluteAnchor></xdr:wsDr>`,
      'xl/drawings/_rels/drawing1.xml.rels': relationships(relationship('chart', '../charts/chart1.xml', '')),
      'xl/charts/chart1.xml': `<c:chartSpace xmlns:c="${DRAWN}/chart"><c:val><c:numRef><c:f>${range}</c:f></c:numRef></c:val></c:chartSpace>`,
    },
    { packed: true },
  );

describe('a workbook with a chart sheet', () => {
  it('is accepted', async () => {
    expect((await typeOf(charted('Datos!$B$2:$B$9'))).extension).toBe('xlsx');
  });

  it('is refused when the chart takes its values from another workbook', async () => {
    await expect(typeOf(charted("'C:\\datos\\[b.xlsx]Datos'!$B$2:$B$9"))).rejects.toThrow('forbidden_content');
  });
});

describe('a template', () => {
  it.each([
    ['wordprocessingml.template', 'dotx', 'ms-word.template.macroEnabledTemplate'],
    ['spreadsheetml.template', 'xltx', 'ms-excel.template.macroEnabled'],
  ])('is accepted and judged like a document: %s', async (kind, extension, withMacros) => {
    const type = `openxmlformats-officedocument.${kind}`;
    expect(await typeOf(office(type))).toEqual({ mediaType: `application/vnd.${type}`, extension });
    await expect(typeOf(office(type, { 'word/vbaProject.bin': 'x' }))).rejects.toThrow('forbidden_content');
    await expect(typeOf(office(withMacros))).rejects.toThrow(/^forbidden_/);
    const fetching = office(type, {
      'word/_rels/settings.xml.rels': relationships(relationship('attachedTemplate', 'https://a.example/b.dotm')),
    });
    await expect(typeOf(fetching)).rejects.toThrow('forbidden_content');
  });
});
