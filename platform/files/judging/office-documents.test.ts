import { describe, expect, it } from 'vitest';
import { type Entries, office, SHEET, TEXT, typeOf, types, zip } from '../archives.test-support';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const relationships = (...all: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
const relationship = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationship Id="r" Type="${RELATIONS}/${type}" Target="${target}" ${mode}/>`;
const leading = (...args: Parameters<typeof relationship>) =>
  office(TEXT, { 'word/_rels/settings.xml.rels': relationships(relationship(...args)) });

const body = (content: string) =>
  `<w:document xmlns:w="${WORD}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body><w:p>${content}</w:p></w:body></w:document>`;
const word = (content: string) => office(TEXT, { 'word/document.xml': body(content) });
const run = (content: string) => `<w:r><w:rPr><w:b/></w:rPr>${content}</w:r>`;
const turn = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const field = (...pieces: string[]) =>
  [
    turn('begin'),
    ...pieces.map((piece) => (piece.startsWith('<') ? piece : run(`<w:instrText>${piece}</w:instrText>`))),
    turn('separate'),
    run('<w:t>1</w:t>'),
    turn('end'),
  ].join('');
const chosen = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="x">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
const instruction = (text: string) => run(`<w:instrText>${text}</w:instrText>`);

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheet = (content: string) =>
  office(SHEET, { 'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${content}</worksheet>` });
const formula = (text: string) => sheet(`<sheetData><row><c><f>${text}</f><v>1</v></c></row></sheetData>`);
const vml = (content: string) =>
  office(TEXT, {
    'word/document.xml': body(
      `<w:pict xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">${content}</w:pict>`,
    ),
  });

/** A part with an external relationship of a link, whose id stands on this element. */
const linked = (element: string, part = 'word/document.xml', rels = 'word/_rels/document.xml.rels') =>
  office(TEXT, {
    [part]: `<w:document xmlns:w="${WORD}" xmlns:r="${RELATIONS}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${element}</w:body></w:document>`,
    [rels]: relationships(relationship('hyperlink', 'https://example.org/a')),
  });

const inner = (name: string, content: Buffer): Entries => ({ [`word/embeddings/${name}`]: content });

/** Declares the last entry of this name empty in the directory, but not in its local header. */
const saidEmpty = (archive: Buffer, name: string) => {
  const patched = Buffer.from(archive);
  patched.writeUInt32LE(0, patched.lastIndexOf(name) - 46 + 24);
  return patched;
};

describe('an accepted Microsoft document', () => {
  it.each([
    ['with links to pages and mails', leading('hyperlink', 'https://example.org/a?b=1')],
    ['with a link to a mail', leading('hyperlink', 'mailto:a@example.org')],
    ['with a link to a place in it', leading('hyperlink', '#Anexo')],
    ['with a link on a text', linked('<w:hyperlink r:id="r"><w:r/></w:hyperlink>')],
    ['with a link on a drawing', linked('<a:hlinkClick r:id="r"/>')],
    ['with a picture in it beside a link', linked('<a:blip r:embed="rId7"/>')],
    [
      'with a link on a cell',
      office(SHEET, {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><hyperlinks><hyperlink ref="A1" r:id="r"/></hyperlinks></worksheet>`,
        'xl/worksheets/_rels/sheet1.xml.rels': relationships(relationship('hyperlink', 'https://example.org/a')),
      }),
    ],
    ['with parts that lead to each other', leading('image', '../media/image1.png', '')],
    [
      'with links named by the strict format',
      office(TEXT, {
        'word/_rels/document.xml.rels': relationships(
          '<Relationship Id="r" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink" Target="http://a.example" TargetMode="External"/>',
        ),
      }),
    ],
    ['with a number of pages', word(field(' PA', 'GE  \\* MERGE', 'FORMAT '))],
    ['with a table of contents', word(field('TOC \\o "1-3" \\h \\z \\u'))],
    ['with a link that is a field', word(field(' HYPERLINK "https://example.org" \\o "file:" '))],
    ['with a link to a place that is a field', word(field('HYPERLINK \\l "_Toc1"'))],
    ['with a field of a reference manager', word(field('ADDIN ZOTERO_ITEM CSL_CITATION {"a":1}'))],
    ['with fields in the result of a field', word(field('TOC \\o').replace('<w:t>1</w:t>', field('PAGEREF _Toc1')))],
    ['with a field in a field', word(field('IF ', field('MERGEFIELD sexo'), ' = "V" "el" "la"'))],
    [
      'with a box in two forms',
      word(
        chosen(
          `<w:txbxContent><w:p>${field('PAGE')}</w:p></w:txbxContent>`,
          `<w:txbxContent><w:p>${field('PAGE')}</w:p></w:txbxContent>`,
        ),
      ),
    ],
    ['with a text that speaks of fields', word(run('<w:t>DDEAUTO c:\\ cmd.exe INCLUDETEXT</w:t>'))],
    ['with a reckoned cell', formula('SUM(A1:A3)&amp;"a|b"')],
    [
      'with cells among its own sheets, and links to other books as values',
      sheet(
        `<sheetData><row><c t="str"><f>'Hoja 2'!A1&amp;Tabla1[[#This Row],[Dosis]]</f><v>https://example.org</v></c><c t="inlineStr"><is><t>'\\\\host\\[x.xlsx]S'!A1 file:///c:/a</t></is></c></row></sheetData><hyperlinks><hyperlink ref="A1" location="'Hoja 2'!A1" display="https://example.org" tooltip="file:///a"/></hyperlinks><headerFooter><oddFooter>&amp;Lhttps://example.org &amp;P/&amp;N</oddFooter></headerFooter><conditionalFormatting sqref="A1"><cfRule type="dataBar" priority="1"><dataBar><cfvo type="formula" val="$B$1/2"/><cfvo type="max"/></dataBar></cfRule></conditionalFormatting>`,
      ),
    ],
    [
      'with the path at which Excel stored it',
      office(SHEET, {
        'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:x="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"><x:absPath url="C:\\Users\\ana\\"/><definedNames><definedName name="Lista">'Hoja 1'!$A$1:$A$9</definedName></definedNames></workbook>`,
      }),
    ],
    [
      'with compatibility settings of Word',
      office(TEXT, {
        'word/settings.xml': `<w:settings xmlns:w="${WORD}"><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
        'customXml/item1.xml':
          '<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"><xsd:import namespace="http://purl.org/dc/terms/" schemaLocation="http://dublincore.org/dcterms.xsd"/></xsd:schema>',
        'word/media/image1.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><style>.a{fill:url(#b)}</style><rect fill="url(#b)" requiredFeatures="http://www.w3.org/TR/SVG11/feature#Shape"/><image xlink:href="data:image/png;base64,AA"/></svg>',
      }),
    ],
    [
      'with a formula of a text',
      office(TEXT, {
        'word/document.xml': body(
          '<m:f xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:num>a</m:num><m:den>//b</m:den></m:f>',
        ),
      }),
    ],
    ['with a link that keeps its form', word(field('HYPERLINK "https://example.org/a b" \\* MERGEFORMAT'))],
    ['with an empty part', office(TEXT, { 'customXml/item1.xml': '' })],
    ['with what a document server leaves', office(TEXT, { 'customXml/item1.xml': '<?mso-contentType?><a/>' })],
    [
      'with a chart’s workbook',
      zip({
        '[Content_Types].xml': types(TEXT),
        ...inner('Libro.xlsx', office(SHEET, { 'xl/workbook.xml': `<workbook xmlns="${MAIN}"/>` })),
      }),
    ],
    ['with a picture of an older drawing', vml('<v:imagedata src="media/a.png" o:title=""/>')],
  ])('%s', async (_what, content) => {
    expect((await typeOf(content)).mediaType).toMatch(/openxmlformats/);
  });
});

describe('a Microsoft document that is active, fetches data or is unreadable', () => {
  it.each([
    ['file:///\\\\host\\share\\x.dotm'],
    ['file:////host/x.dotm'],
    ['/\\host/x.dotm'],
    ['\\\\host\\x.dotm'],
    ['https://example.org/x.dotm'],
    ['C:\\x.dotm'],
    ['x.dotm'],
  ])('a Microsoft document with the template %s is refused', async (target) => {
    await expect(typeOf(leading('attachedTemplate', target))).rejects.toThrow('forbidden_content');
  });

  it.each([
    ['a picture by the id of a link', linked('<a:blip r:link="r"/>')],
    ['a picture by the id of a link, as if it lay in it', linked('<a:blip r:embed="r"/>')],
    ['a picture of an older drawing by the id of a link', linked('<v:imagedata o:relid="r"/>')],
    ['a link element that fetches by the id of a link', linked('<w:hyperlink r:link="r"/>')],
    ['an element of another kind named like a link', linked('<v:hyperlink r:id="r"/>')],
    [
      'a template by the id of a link',
      linked('<w:attachedTemplate r:id="r"/>', 'word/settings.xml', 'word/_rels/settings.xml.rels'),
    ],
    [
      'a template by the id of a link in other letters',
      linked('<w:attachedTemplate r:id="r"/>', 'word/settings.xml', 'WORD/_rels/Settings%2Exml.rels'),
    ],
    ['a template behind a sign in quotes', leading('attachedTemplate', 'http://example.org/a>b.dotm')],
    ['a template whose kind is spelled otherwise', leading('attachedTem&#112;late', 'x.dotm')],
    [
      'a target that is another attribute’s',
      leading('image', 'http://a.example', 'x:Target="a.png" xmlns:x="x" TargetMode="External"'),
    ],
    ['a frame', leading('frame', 'http://example.org/')],
    ['a document within', leading('subDocument', 'file:///C:/a.docx')],
    ['a document within that is a part', leading('aFChunk', 'afchunk.mht', '')],
    ['a picture of elsewhere', leading('image', 'http://example.org/a.png')],
    ['a picture of another machine', leading('image', '\\\\host\\a.png')],
    ['a picture of another machine that is called a part', leading('image', '//host/a.png', '')],
    ['a picture of elsewhere that is called a part', leading('image', 'http://host/a.png', 'TargetMode="Internal"')],
    ['a way of leading that is unknown', leading('image', 'a.png', 'TargetMode="external"')],
    ['an object that lies elsewhere', leading('oleObject', 'file:///C:/a.xls')],
    ['a link to a file', leading('hyperlink', 'file:///\\\\host\\a')],
    ['a link to another machine', leading('hyperlink', '\\\\host\\a')],
    ['a link to a program', leading('hyperlink', 'ms-msdt:/id')],
    [
      'something else that is called a link',
      office(TEXT, {
        '_rels/.rels': relationships(
          '<Relationship Id="r" Type="x/hyperlink" Target="http://a.example" TargetMode="External"/>',
        ),
      }),
    ],
    ['data of elsewhere', leading('mailMergeSource', 'file:///a.csv')],
    ['an add-in', leading('webextension', 'webextension1.xml', '')],
    ['DDE', word(field('DDE c:\\windows\\cmd.exe "/c calc"'))],
    ['DDEAUTO over runs', word(field('D', 'DEA', 'UTO c:\\cmd.exe'))],
    ['DDEAUTO in small letters', word(field(' ddeauto excel x '))],
    ['DDEAUTO that is put together from codes', word(field(field('QUOTE 68 68 69'), ' c:\\cmd.exe'))],
    ['DDEAUTO in a field in a field', word(field('IF 1 = 1 ', field('DDEAUTO c:\\cmd.exe'), ' ""'))],
    ['DDEAUTO between deleted words', word(field(run('<w:delInstrText>PAGE </w:delInstrText>'), 'DDEAUTO c:\\cmd'))],
    ['DDEAUTO between alternatives', word(field(chosen(instruction('PAGE '), instruction('D')), 'DEAUTO c:\\cmd'))],
    [
      'DDEAUTO behind an instruction',
      word(turn('begin') + instruction('PAGE') + turn('separate') + instruction('DDEAUTO c')),
    ],
    ['DDEAUTO in a field that does not end', word(turn('begin') + instruction('DDEAUTO c:\\cmd'))],
    [
      'DDEAUTO in a field around a box',
      word(`${turn('begin')}<w:txbxContent><w:p>${turn('end')}</w:p></w:txbxContent>${instruction('DDEAUTO c:\\cmd')}`),
    ],
    [
      'DDEAUTO in a part of another name',
      zip({
        '[Content_Types].xml': types(
          TEXT,
          '<Override PartName="/word/a.bin" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/>',
        ),
        'word/a.bin': body(field('DDEAUTO c:\\cmd')),
      }),
    ],
    ['a simple DDE', word('<w:fldSimple w:instr="DDEAUTO c:\\cmd.exe"/>')],
    ['a simple DDE behind a decoy', word('<w:fldSimple x:instr="PAGE" xmlns:x="x" w:instr="DDEAUTO c:\\cmd.exe"/>')],
    ['INCLUDETEXT', word(field('INCLUDETEXT "\\\\\\\\host\\\\a.docx"'))],
    ['INCLUDEPICTURE', word(field('INCLUDEPICTURE "http://example.org/a.png" \\d'))],
    ['a link to a file behind a switch without a text', word(field('HYPERLINK \\m "\\\\host\\a"'))],
    ['a field that is a link to a file', word(field('HYPERLINK "\\\\\\\\host\\\\a"'))],
    ['a field that brings in a database', word(field('DATABASE \\d "C:\\\\a.mdb"'))],
    ['an older drawing with a picture of elsewhere', vml('<v:imagedata src="http://example.org/a.png"/>')],
    ['an older drawing with a picture of another machine', vml('<v:fill src="\\\\host\\a.png"/>')],
    ['an object that is a link', vml('<o:OLEObject Type="Link" ProgID="Excel.Sheet.12"/>')],
    [
      'a drawing with a script',
      office(TEXT, { 'word/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }),
    ],
    [
      'a drawing with a picture of elsewhere',
      office(TEXT, {
        'word/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://a.example/a.png"/></svg>',
      }),
    ],
    [
      'another program’s cells',
      office(SHEET, {
        'xl/externalLinks/externalLink1.xml': `<externalLink xmlns="${MAIN}"><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>`,
      }),
    ],
    [
      'connections',
      office(SHEET, { 'xl/connections.xml': `<connections xmlns="${MAIN}"><connection id="1"/></connections>` }),
    ],
    ['a cell that asks another program', formula("cmd|'/c calc'!A0")],
    ['a cell that fetches', formula('WEBSERVICE("http://example.org")')],
    ['a cell that fetches a picture', formula('_xlfn.IMAGE("http://example.org")')],
    ['a cell of another book', formula("'\\\\host\\share\\[x.xlsx]S'!A1")],
    ['a cell of another book behind an element', sheet("<c><f>'\\\\host\\<x/>[x.xlsx]S'!A1</f></c>")],
    [
      'a name of another book',
      sheet("<definedNames><definedName>'http://h/[x.xlsx]S'!A1</definedName></definedNames>"),
    ],
    ['a bar of data that fetches', sheet('<dataBar><cfvo type="formula" val="WEBSERVICE(&quot;a&quot;)"/></dataBar>')],
    ['a row of sums that fetches', sheet('<totalsRowFormula>WEBSERVICE("a")</totalsRowFormula>')],
    ['a page that is written elsewhere', sheet('<webPublishItem destinationFile="\\\\host\\x.htm"/>')],
    ['a table of another machine’s', sheet('<worksheetSource ref="A1:B2" sheet="\\\\host\\x"/>')],
    [
      'a link of another vocabulary',
      office(TEXT, {
        '_rels/.rels': relationships(
          '<Relationship Id="r" Type="urn:x/officeDocument/2006/relationships/hyperlink" Target="http://a.example" TargetMode="External"/>',
        ),
      }),
    ],
    ['a part that is spelled as another machine', leading('image', '%5c%5chost%5cx', '')],
    ['a link to a file behind an empty one', word(field('HYPERLINK "" "file:///x"'))],
    [
      'an older drawing whose picture has an address too',
      vml('<v:imagedata src="a.png" o:href="http://a.example/a.png"/>'),
    ],
    [
      'rules of another machine',
      office(TEXT, {
        'word/settings.xml': `<w:settings xmlns:w="${WORD}" xmlns:sl="http://schemas.openxmlformats.org/schemaLibrary/2006/main"><sl:schema sl:uri="urn:x" sl:manifestLocation="\\\\host\\m.xml"/></w:settings>`,
      }),
    ],
    [
      'a drawing with a sheet of style of elsewhere',
      office(TEXT, {
        'word/media/a.svg':
          '<svg xmlns="http://www.w3.org/2000/svg"><style>@import url("http://a.example");</style></svg>',
      }),
    ],
    [
      'a drawing that is filled from elsewhere',
      office(TEXT, {
        'word/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url( http://a.example#x)"/></svg>',
      }),
    ],
    [
      'a part that is a page',
      zip({
        '[Content_Types].xml': types(TEXT, '<Default Extension="dat" ContentType="text/html"/>'),
        'word/x.dat': '<script/>',
      }),
    ],
    ...[
      ['its type', 'application/vnd.openxmlformats-officedocument.vmlDrawing'],
      ['nothing', 'application/octet-stream'],
    ].map(([by, type]): [string, Buffer] => [
      `an older drawing that is told by ${by}`,
      zip({
        '[Content_Types].xml': types(SHEET, `<Override PartName="/xl/d.dat" ContentType="${type}"/>`),
        'xl/d.dat': ' <xml xmlns:v="urn:schemas-microsoft-com:vml"><v:fill src="\\\\host\\x.png"/></xml>',
      }),
    ]),
    [
      'an encoding that stands far behind',
      office(TEXT, { '_rels/a.rels': `<?xml version="1.0"${' '.repeat(1_100)}encoding="utf-7"?><a/>` }),
    ],
    ['a cell that leads to another machine', formula('HYPERLINK("\\\\host\\a")')],
    [
      'an embedded document that fetches',
      zip({ '[Content_Types].xml': types(TEXT), ...inner('a.docx', leading('frame', 'http://a.example')) }),
    ],
    ['an embedded program', office(TEXT, inner('a.bin', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])))],
    [
      'an embedded older document',
      office(TEXT, inner('a.bin', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))),
    ],
    ['a part that is not well-formed', office(TEXT, { 'word/document.xml': '<a><b></a>' })],
    ['a part in another encoding', office(TEXT, { 'word/document.xml': Buffer.from('\ufeff<a/>', 'utf16le') })],
    ['a part in no encoding', office(TEXT, { 'word/document.xml': Buffer.from('<a>\xe9</a>', 'latin1') })],
    ['words of its own', office(TEXT, { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })],
    [
      'a part that lies under another name',
      zip(
        { '[Content_Types].xml': types(TEXT), 'word/a.xml': '<a/>' },
        { called: (name) => name.replace('a.xml', 'b.xml') },
      ),
    ],
    [
      'a part that only the directory calls empty',
      saidEmpty(leading('attachedTemplate', 'http://a.example'), 'word/_rels/settings.xml.rels'),
    ],
    ['a part with another name beside its own', zip({ '[Content_Types].xml': types(TEXT) }, { otherNames: ['a.xml'] })],
  ])('a Microsoft document with %s is refused', async (_what, content) => {
    await expect(typeOf(content)).rejects.toThrow(/^forbidden_/);
  });
});

describe('a hostile part', () => {
  it('a hostile part with one long instruction that ends repeatedly is cheap to check', async () => {
    const ends = run('<w:fldChar w:fldCharType="separate"/>').repeat(50_000);
    const began = process.cpuUsage();
    await typeOf(word(turn('begin') + instruction(`QUOTE ${'a'.repeat(1_000_000)}`) + ends + turn('end')));
    expect(process.cpuUsage(began).user).toBeLessThan(15_000_000);
  }, 60_000);

  it.each([
    ['with elements in elements', `${'<a>'.repeat(2_000_000)}`],
    ['with one text without end', `<a>${'x'.repeat(30_000_000)}</a>`],
    ['with more than any document says', `<a>${'<b>x</b>'.repeat(9_000_000)}</a>`],
    [
      'with an element of many attributes',
      `<a ${Array.from({ length: 500_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    ],
  ])(
    '%s is cheap to check',
    async (_what, content) => {
      const began = process.cpuUsage();
      await expect(typeOf(office(TEXT, { 'word/document.xml': content }))).rejects.toThrow(/^forbidden_/);
      expect(process.cpuUsage(began).user).toBeLessThan(15_000_000);
    },
    60_000,
  );
});
