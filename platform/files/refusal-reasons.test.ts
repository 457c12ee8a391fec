import { expect, it } from 'vitest';
import {
  type Entries,
  office,
  olderWorkbook,
  openDocument,
  record,
  SHEET,
  TEXT,
  typeOf,
  types,
  zip,
} from './archives.test-support';
import { container, outlookMail } from './compound.test-support';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (type: string, target: string) =>
  office(TEXT, {
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="r" Type="${RELATIONS}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  });
const DICOM = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM\x02\0', 'latin1')]);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const many = (count: number): Entries =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, 'x']));
const mail = (name: string, body: string | Buffer) =>
  Buffer.from(
    `From: a@example.org\r\nTo: b@example.org\r\nDate: Mon, 2 Mar 2026 10:00:00 +0100\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body).toString('base64')}\r\n--x--\r\n`,
  );

it.each([
  ['Word with macros', office(TEXT, { 'word/vbaProject.bin': 'x' }), 'macros'],
  ['Excel with older macros', office(SHEET, { 'xl/macrosheets/sheet1.xml': 'x' }), 'macros'],
  ['OpenDocument with macros', openDocument('text', { 'Basic/Standard/Module1.xml': 'x' }), 'macros'],
  ['older Excel with a sheet of macros', olderWorkbook(1, 0x40), 'macros'],
  ['Word with a template of elsewhere', related('attachedTemplate', 'https://example.org/a.dotm'), 'outside'],
  ['Word with a linked picture', related('image', 'file:///C:/foto.png'), 'outside'],
  ['RTF with a template', Buffer.from('{\\rtf1{\\*\\template http://example.org/a.dot}}'), 'outside'],
  ['RTF with an object', Buffer.from('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}'), 'objects'],
  [
    'Word with an object of another program',
    zip({
      '[Content_Types].xml': types(
        TEXT,
        '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
      ),
    }),
    'objects',
  ],
  [
    'Word that is encrypted as a whole',
    container({ EncryptedPackage: Buffer.alloc(64), EncryptionInfo: Buffer.alloc(64) }),
    'locked',
  ],
  ['Word whose parts are encrypted', zip({ '[Content_Types].xml': types(TEXT) }, { encrypted: true }), 'locked'],
  ['older Excel under a password', olderWorkbook(0, 0x10, record(0x2f, 0, 0)), 'locked'],
  ['OpenDocument under a password', openDocument('text', { 'content.xml': '<a><encryption-data/></a>' }), 'locked'],
  ['Word that is cut off', office(TEXT, { 'word/a.xml': `<a>${'x'.repeat(9_000)}</a>` }).subarray(0, -60), 'cut_off'],
  ['Word with a part that is no XML', office(TEXT, { 'word/document.xml': '<a>' }), 'damaged'],
  ['Word with two parts of one name', office(TEXT, { 'a.xml': '<a/>', 'A.xml': '<a/>' }), 'ambiguous'],
])('a file is refused for its true reason: %s', async (_what, content, reason) => {
  await expect(typeOf(content)).rejects.toMatchObject({ reason, holding: null });
});

it.each([
  ['a ZIP under a password', zip({ 'a.txt': 'x' }, { encrypted: true }), 'locked', null],
  ['a ZIP that is cut off', zip({ 'a.txt': 'x'.repeat(500) }).subarray(0, 300), 'cut_off', null],
  ['a ZIP of a folder', zip({ 'a/': '' }), 'empty', null],
  ['a ZIP with too many files', zip(many(5_001)), 'too_large', null],
  ['a ZIP with too many files in a ZIP', zip({ 'a.zip': zip(many(5_000)) }), 'too_large', null],
  ['a ZIP in five others', nested(zip({ 'a.txt': 'x' }), 5), 'too_large', null],
  ['a ZIP with a program', zip({ 'a.txt': 'x', 'visor/visor.exe': 'MZ' }), 'type', 'visor.exe'],
  ['a ZIP with a program in a ZIP', zip({ 'a.zip': zip({ 'visor.exe': 'MZ' }) }), 'type', 'visor.exe'],
  ['a ZIP with a misnamed file', zip({ 'a.pdf': zip({ 'a.txt': 'x' }) }), 'misnamed', 'a.pdf'],
  ['a ZIP with macros', zip({ 'b/a.docx': office(TEXT, { 'word/vbaProject.bin': 'x' }) }), 'macros', 'a.docx'],
  ['a ZIP with a name that misleads', zip({ 'informe\u202efdp.exe.pdf': 'x' }), 'name', 'informefdp.exe.pdf'],
  ['a study with its viewer', zip({ DICOMDIR: DICOM, 'IMG/1': DICOM, 'visor.exe': 'MZ' }), 'study', 'visor.exe'],
  ['a study with a page', zip({ 'a.dcm': DICOM, 'index.html': '<html>' }), 'study', 'index.html'],
  ['a mail with a program', mail('visor.exe', 'MZ'), 'type', 'visor.exe'],
  ['a mail with a ZIP with a program', mail('a.zip', zip({ 'visor.exe': 'MZ' })), 'type', 'visor.exe'],
  ['a mail with a broken ZIP', mail('a.zip', zip({ 'a.txt': 'x' }).subarray(0, 60)), 'cut_off', 'a.zip'],
  [
    'a mail of Outlook with a program',
    outlookMail([{ '__substg1.0_37010102': Buffer.from('MZ'), '__substg1.0_3707001F': utf16('visor.exe') }]),
    'type',
    'visor.exe',
  ],
])('a refusal names the file that is concerned: %s', async (_what, content, reason, holding) => {
  await expect(typeOf(content)).rejects.toMatchObject({ reason, holding });
});

/** Nests an archive in archives, `depth` times. */
function nested(content: Buffer, depth: number): Buffer {
  return depth === 0 ? content : zip({ 'a.zip': nested(content, depth - 1) });
}
