import { describe, expect, it } from 'vitest';
import { olderWorkbook, olderWorkbookOf, record, typeOf, zip } from '../../archives.test-support';
import { attachedByOutlook, container, olderText, outlookMail, outlookMailOf } from '../../compound.test-support';
import { PNG, pdf } from '../../contents.test-support';

type Case = [what: string, content: Buffer];

const field = (instruction: string) => `Antes \x13 ${instruction} \x14x\x15 después`;
const PDF = pdf();
const GIF = Buffer.from('GIF89a\x01\0\x01\0', 'latin1');
const PROGRAM = Buffer.from('4d5a90000300000004000000ffff0000', 'hex');
const OBJECT = Buffer.from('\x10\0\0\0\x02\0evil.exe\0C:\\evil.exe\0MZ', 'latin1');

const TAME_FIELDS = [
  'PAGE',
  'DATE \\@ "dd/MM/yyyy"',
  'TOC \\o "1-3" \\h \\z \\u',
  'FORMTEXT \x01',
  'HYPERLINK "https://example.org/guia" \x01',
  'HYPERLINK \\l "_Toc1"',
];

describe('an older text', () => {
  it.each<Case>([
    ['alone', olderText('Informe clínico\r')],
    ['with a template of its author’s disk', olderText('Informe', 'utf16le', { template: 'C:\\Plantillas\\a.dot' })],
    ['with an empty place for objects', olderText('Informe', 'latin1', { more: { ObjectPool: {} } })],
    ['with the ends of a field only', olderText('a\x15b\x14c')],
    ...TAME_FIELDS.map((instruction): Case => [instruction, olderText(field(instruction))]),
    ...TAME_FIELDS.map((instruction): Case => [`${instruction}, wide`, olderText(field(instruction), 'utf16le')]),
  ])('is taken: %s', async (_what, content) => {
    expect(await typeOf(content)).toMatchObject({ extension: 'doc' });
  });

  const FETCHING = [
    'DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"',
    'DDE c:\\\\cmd.exe "/c calc"',
    'INCLUDETEXT "\\\\\\\\host\\\\a"',
    'INCLUDEPICTURE "http://example.org/a.png" \\d',
    'LINK Excel.Sheet.8 "\\\\\\\\host\\\\a"',
    'EMBED Package',
    'HYPERLINK "\\\\\\\\host\\\\a.exe"',
    'HYPERLINK "file:///c:/a.exe" \x01',
  ];
  it.each<Case>([
    ...FETCHING.map((instruction): Case => [instruction, olderText(field(instruction))]),
    ...FETCHING.map((instruction): Case => [`${instruction}, wide`, olderText(field(instruction), 'utf16le')]),
    ['DDE over pieces', olderText(field('DDE cmd'), 'latin1', { cuts: [10] })],
    ['DDE in a field in a field', olderText(field('IF 1 = 1 "" "\x13 DDE cmd \x14x\x15"'))],
    ['DDE put together by a field', olderText(field('\x13 QUOTE 68 68 69 \x14x\x15 cmd'))],
    ['DDE in a field that does not end', olderText('a\x13 DDE cmd')],
    ['DDEAUTO in no field, which a list may make one', olderText('a DDEAUTO cmd')],
    ['an object of another program', olderText('x', 'latin1', { more: { '\x01Ole10Native': OBJECT } })],
    ['an object in its place', olderText('x', 'latin1', { more: { ObjectPool: { _1: { Package: OBJECT } } } })],
    ['an object of any kind', olderText('x', 'latin1', { more: { ObjectPool: { _1: { CONTENTS: PDF } } } })],
    ['a password', olderText('x', 'latin1', { encrypted: true })],
    ['a template of another machine', olderText('x', 'latin1', { template: '\\\\host\\share\\a.dot' })],
    ['a template of a page', olderText('x', 'latin1', { template: 'https://example.org/a.dot' })],
    ['a workbook beside it', olderText('x', 'latin1', { more: olderWorkbookOf(0, 0x10, []) })],
    ['pieces beyond its end', olderText('x', 'latin1', { cuts: [9_000] })],
    ['no list of its pieces', container({ WordDocument: Buffer.alloc(4096), '1Table': Buffer.alloc(64) })],
  ])('is refused: %s', async (_what, content) => {
    await expect(typeOf(content)).rejects.toThrow('forbidden_content');
  });
});

const text = (written: string) => [...Buffer.from(written, 'latin1')];
const book = (...records: Buffer[]) => olderWorkbook(0, 0x10, ...records);
const link = (address: string) =>
  record(0x1b8, ...Array.from<number>({ length: 32 }).fill(0), ...Buffer.from(address, 'utf16le'));

describe('an older workbook', () => {
  it.each([
    ['that names its own sheets', book(record(0x1ae, 1, 0, 1, 4), record(0x17, 1, 0, 0, 0, 0, 0, 0, 0))],
    ['that uses an add-in', book(record(0x1ae, 1, 0, 1, 0x3a))],
    ['that has used another book once', book(record(0x1ae, 0, 0, 1, 0, 0, 0x20))],
    ['that leads to a page', book(link('https://example.org'))],
    ['with a defined name', book(record(0x18, 0, 0, 0, 5, ...text('_xlfn.IFERROR')))],
  ])('is taken: %s', async (_what, content) => {
    expect(await typeOf(content)).toMatchObject({ extension: 'xls' });
  });

  const dde = text('cmd\x03/c calc');
  it.each([
    [
      'that asks another program',
      book(record(0x1ae, 0, 0, dde.length, 0, 0, ...dde), record(0x23, 0xe2, 0x7f, 0, 0, 0, 0, 2, 0, ...text('A0'))),
    ],
    ['that refers to another book', book(record(0x1ae, 1, 0, 9, 0, 0, ...text('\x01\x01@host\x03a')))],
    ['that queries a page', book(record(0x876, ...text('http://example.org/')))],
    ['that queries a database', book(record(0xdc, 0, 0))],
    ['that queries by OLE', book(record(0x80a, 0, 0))],
    ['that reads a text of elsewhere', book(record(0x805, 0, 0))],
    ['that sums up another book', book(record(0x51, 0, 0, 0, 0, 0, 0, 3, 0, 0, 1, ...text('ab')))],
    ['that fetches by a newer function', book(record(0x18, 0, 0, 0, 5, ...text('_xlfn.WEBSERVICE')))],
    ['that leads to a disk', book(link('file:///c:/a.exe'))],
    ['that leads to another machine', book(link('\\\\host\\a.exe'))],
    ['of an earlier version', container({ Workbook: Buffer.concat([record(0x809, 0, 5, 5, 0), record(0x0a)]) })],
    ['with an object', container({ ...olderWorkbookOf(0, 0x10, []), '\x01Ole10Native': OBJECT })],
    ['with an object in its place', container({ ...olderWorkbookOf(0, 0x10, []), MBD0001A2B3: { CONTENTS: PDF } })],
  ])('is refused: %s', async (_what, content) => {
    await expect(typeOf(content)).rejects.toThrow('forbidden_content');
  });
});

const attached = (name: string | null, content: Buffer, short?: string) =>
  outlookMail([attachedByOutlook(name, content, short)]);
const nested = (depth: number): ReturnType<typeof outlookMailOf> =>
  outlookMailOf(depth === 0 ? [] : [attachedByOutlook(null, nested(depth - 1))]);

describe('an e-mail of Outlook', () => {
  it.each([
    ['with a document and a picture', outlookMail([attachedByOutlook('a.pdf', PDF), attachedByOutlook('b.png', PNG)])],
    ['with a picture that moves, as in signatures', attached('image001.gif', GIF)],
    ['with a long name and a short one', attached('informe.jpeg', PNG, 'INFORM~1.JPE')],
    ['with a short name only', attached(null, PDF, 'INFORME.PDF')],
    ['with a name of signs that systems replace', attached('RE: ¿informe?.pdf', PDF)],
    ['with a mail in it', outlookMail([attachedByOutlook(null, nested(1))])],
    ['with a page', outlookMail([], '<p><a href="https://example.org">x</a><img src="cid:a"></p>')],
  ])('is taken: %s', async (_what, content) => {
    expect(await typeOf(content)).toMatchObject({ extension: 'msg' });
  });

  it.each([
    ['with a program', attached('factura.exe', PROGRAM)],
    ['with a program that is called a document', attached('factura.pdf', PROGRAM)],
    ['with a program by its short name', attached('factura.pdf', PDF, 'FACTURA.EXE')],
    ['with a shortcut', attached('a.lnk', Buffer.from('4c0000000114020000000000c000000000000046', 'hex'))],
    ['with a program in an archive', attached('a.zip', zip({ 'a.exe': 'MZ' }))],
    ['with something without a name', attached(null, PDF)],
    [
      'with a mail that has a program',
      outlookMail([attachedByOutlook(null, outlookMailOf([attachedByOutlook('a.exe', PROGRAM)]))]),
    ],
    ['with mails in mails', container(nested(5))],
    ['with an object of another program', outlookMail([attachedByOutlook('a.pdf', { CONTENTS: PDF })])],
    ['with what lies elsewhere', outlookMail([{ '__substg1.0_370D001F': Buffer.from('\\\\host\\a.exe', 'utf16le') }])],
    ['with a page that runs', outlookMail([], '<script>alert(1)</script>')],
    ['with a page that leads to another machine', outlookMail([], '<img src="\\\\host\\a.png">')],
  ])('is refused: %s', async (_what, content) => {
    await expect(typeOf(content)).rejects.toThrow('forbidden_content');
  });
});

describe('a compound file', () => {
  it('is refused when what it holds leads in a circle', async () => {
    const content = outlookMail();
    // The neighbour of the first stream is the stream itself.
    content.writeUInt32LE(1, 512 * 2 + 128 + 72);
    await expect(typeOf(content)).rejects.toThrow('forbidden_content');
  });

  it('is refused when two streams have one name', async () => {
    const content = container({ ...outlookMailOf([]), NAME: PDF, name: PDF });
    await expect(typeOf(content)).rejects.toThrow('forbidden_content');
  });
});
