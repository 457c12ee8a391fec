import { describe, expect, it } from 'vitest';
import {
  MANIFEST,
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
import { olderText, outlookMail } from './compound.test-support';
import { JPEG, PNG, pdf, WEBP } from './contents.test-support';
import { nameWithExtension } from './file-type';

/** A document with a part whose type only the declaration tells. */
const declaring = (override: string) =>
  zip({ '[Content_Types].xml': types(TEXT, override), 'word/notes.bin': 'x' }, { packed: true });
const related = (type: string, path = 'word/_rels/document.xml.rels', target = 'notes.bin') =>
  zip(
    {
      '[Content_Types].xml': types(TEXT),
      [path]: `<Relationships><Relationship Id="r" Type=${type} Target="${target}"/></Relationships>`,
    },
    { packed: true },
  );
const RELATION = 'http://schemas.microsoft.com/office/2006/relationships/';
const TEMPLATE = '"http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate"';
const compound = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(streams.join('\0'), 'utf16le'),
  ]);
const heif = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1'), Buffer.alloc(64)]);

const dicom = (preamble: string) => Buffer.from(`${preamble.slice(0, 128).padEnd(128, '\0')}DICM\x02\0`, 'latin1');

const MAIL = [
  'Received: from a.example by b.example;',
  ' Mon, 2 Mar 2026 10:00:00 +0100',
  'From: Laboratorio <lab@example.org>',
  'Date: Mon, 2 Mar 2026 10:00:00 +0100',
  'MIME-Version: 1.0',
  '',
  'Resultado adjunto',
].join('\r\n');

describe('an accepted file', () => {
  it.each([
    ['PDF', pdf(), 'application/pdf', 'pdf'],
    ['PDF that speaks of scripts', pdf({ text: 'Basic/ Scripts/' }), 'application/pdf', 'pdf'],
    ['PDF behind line breaks', pdf({ before: '\r\n\n' }), 'application/pdf', 'pdf'],
    ['PDF behind a mark of its encoding', pdf({ before: '\xef\xbb\xbf' }), 'application/pdf', 'pdf'],
    [
      'PDF behind the commands of a printer',
      pdf({ before: '\x1b%-12345X@PJL JOB NAME="Informe"\r\n@PJL ENTER LANGUAGE=PDF\r\n' }),
      'application/pdf',
      'pdf',
    ],
    [
      'PDF behind the head of an answer',
      pdf({ before: 'HTTP/1.1 200 OK\r\nDate: Mon, 2 Mar 2026 10:00:00 GMT\r\nServer: x\r\n\r\n' }),
      'application/pdf',
      'pdf',
    ],
    [
      'PDF behind the head of a form',
      pdf({ before: '------x\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n' }),
      'application/pdf',
      'pdf',
    ],
    ['PDF behind 1,024 bytes', pdf({ before: '\0'.repeat(1024) }), 'application/pdf', 'pdf'],
    ['PNG', PNG, 'image/png', 'png'],
    ['JPEG', JPEG, 'image/jpeg', 'jpg'],
    ['WebP', WEBP, 'image/webp', 'webp'],
    ['TIFF', Buffer.from('49492a0008000000000000000000', 'hex'), 'image/tiff', 'tif'],
    ['HEIC', heif('heic'), 'image/heic', 'heic'],
    ['HEIC of another brand', heif('mif1'), 'image/heic', 'heic'],
    ['DICOM', dicom(''), 'application/dicom', 'dcm'],
    ['DICOM that begins as a TIFF', dicom('II*\0\x08\0\0\0'), 'application/dicom', 'dcm'],
    ['DICOM that begins as a PNG', dicom('\x89PNG\r\n\x1a\n'), 'application/dicom', 'dcm'],
    ['DICOM that begins with any text', dicom('Hospital General '.repeat(8)), 'application/dicom', 'dcm'],
    ['Word', office(TEXT), `application/vnd.${TEXT}`, 'docx'],
    ['Excel', office(SHEET), `application/vnd.${SHEET}`, 'xlsx'],
    [
      'Word with an image, a link and a chart',
      zip(
        {
          '[Content_Types].xml': types(TEXT, '<Default Extension="png" ContentType="image/png"/>'),
          '_rels/.rels': '<Relationships/>',
          'word/_rels/document.xml.rels':
            '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/activeX-vbaProject" TargetMode="External"/></Relationships>',
        },
        { packed: true },
      ),
      `application/vnd.${TEXT}`,
      'docx',
    ],
    ['older Word', olderText('Informe'), 'application/msword', 'doc'],
    ['older Excel', olderWorkbook(0, 0x10), 'application/vnd.ms-excel', 'xls'],
    ['older Excel with a chart', olderWorkbook(2, 0x20), 'application/vnd.ms-excel', 'xls'],
    ['an e-mail of Outlook', outlookMail(), 'application/vnd.ms-outlook', 'msg'],
    ['an e-mail', Buffer.from(MAIL), 'message/rfc822', 'eml'],
    [
      'an e-mail of RFC 5322 and nothing more',
      Buffer.from('Date: Mon, 2 Mar 2026 10:00:00 +0100\nFrom: a@example.org\nTo: b@example.org\nSubject: TAC\n\nx'),
      'message/rfc822',
      'eml',
    ],
    ['an OpenDocument text', openDocument('text'), 'application/vnd.oasis.opendocument.text', 'odt'],
    ['an OpenDocument sheet', openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet', 'ods'],
    ['RTF', Buffer.from('{\\rtf1\\ansi Informe}'), 'application/rtf', 'rtf'],
    ['RTF that names no object', Buffer.from('{\\rtf1\\ansi Objeto: \\b objdata}'), 'application/rtf', 'rtf'],
    ['ZIP', zip({ 'informe.txt': 'x' }), 'application/zip', 'zip'],
    [
      'ZIP with folders and a long text',
      zip({ 'pruebas/': '', 'pruebas/..2026/a..b.txt': 'x'.repeat(100_000_000) }, { packed: true }),
      'application/zip',
      'zip',
    ],
    [
      'ZIP with a thousand texts',
      zip(Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`${index}.txt`, 'x'])), { packed: true }),
      'application/zip',
      'zip',
    ],
  ])('is recognized by its content: %s', async (_what, content, mediaType, extension) => {
    expect(await typeOf(content)).toEqual({ mediaType, extension });
  });
});

describe('a forbidden file', () => {
  it.each([
    ['nothing', ''],
    ['a text', 'Informe clínico'],
    ['a PDF behind more than its readers pass over', `${'\0'.repeat(1025)}%PDF-1.7\n`],
    ['a text that speaks of an e-mail', 'From: a\nDate: b\nQuerida colega\n\nMIME-Version: 1.0'],
    ['CSV', 'nombre;dosis\ncisplatino;75\n'],
    ['mark-up', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['a film', heif('isom')],
    ['a sound', Buffer.from('ID3\x03\0\0\0\0\0\x0a', 'latin1')],
    ['a picture that moves', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['another archive', Buffer.from('377abcaf271c0004', 'hex')],
    ['slides', office('openxmlformats-officedocument.presentationml.presentation')],
    ['an older container of something else', compound('Root Entry', 'PowerPoint Document')],
    ['Word that names its macros', office('ms-word.document.macroEnabled')],
    ['Word that hides them', office(TEXT, { 'word/vbaProject.bin': 'x' })],
    ['older Word with macros', compound('Root Entry', 'WordDocument', '_VBA_PROJECT')],
    ['older Excel with a sheet of macros', olderWorkbook(1, 0x40)],
    ['older Excel with a sheet of macros that is not listed', olderWorkbook(0, 0x40)],
    ['older Excel under a password', olderWorkbook(0, 0x10, record(0x2f, 0, 0))],
    ['older Excel that cannot be read', compound('Root Entry', 'Workbook')],
    ['older Excel that leads behind its end', olderWorkbook(0, 0x10).fill(Buffer.from([9, 9, 0, 0]), 520, 524)],
    ['Word that hides them by their case', office(TEXT, { 'Word/VbaProject.BIN': 'x' })],
    ['Excel with older macros', office(SHEET, { 'xl/macrosheets/sheet1.xml': 'x' })],
    [
      'Word whose macros have another name',
      declaring('<Override PartName="/word/notes.bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
    ],
    [
      'Word whose macros have an ending of their own',
      declaring("<Default Extension='bin' ContentType = 'application/vnd.ms-office.VBAProject'/>"),
    ],
    [
      'Word whose macros are spelled otherwise',
      declaring('<Override PartName="/word/notes.bin" ContentType="application/vnd.ms-office.&#118;ba&#x50;roject"/>'),
    ],
    [
      'Word that is said to have macros a second time',
      declaring('<Override PartName="/y" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>'),
    ],
    [
      'Word with a control',
      declaring('<Override PartName="/word/notes.bin" ContentType="application/vnd.ms-office.activeX+xml"/>'),
    ],
    [
      'Word with an object of another program',
      declaring('<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>'),
    ],
    ['Word that leads to macros', related(`"${RELATION}vbaProject"`)],
    ['Word that leads to macros from anywhere', related(`'${RELATION}vbaProject'`, 'deep/er/_RELS/x.xml.RELS')],
    [
      'Word that leads to a control',
      related('"http://schemas.openxmlformats.org/officeDocument/2006/relationships/control"'),
    ],
    [
      'Word that leads to them in UTF-16',
      zip({
        '[Content_Types].xml': types(TEXT),
        'word/_rels/document.xml.rels': Buffer.from(
          `\ufeff<Relationships><Relationship Type="${RELATION}vbaProject"/></Relationships>`,
          'utf16le',
        ),
      }),
    ],
    [
      'Word that declares in an encoding of its own',
      zip({
        '[Content_Types].xml': types(TEXT),
        '_rels/.rels': '<?xml version="1.0" encoding="UTF-7"?><Relationships/>',
      }),
    ],
    ['Word with words of its own', declaring('<!DOCTYPE Types [<!ENTITY v "vbaProject">]>')],
    [
      'Word under a password',
      zip({ '[Content_Types].xml': types(TEXT), 'word/document.xml': 'x' }, { encrypted: true }),
    ],
    ['Word with two lists of its parts', office(TEXT, { '[content_types].xml': '<Types/>' })],
    [
      'Word whose list of parts never ends',
      zip({ '[Content_Types].xml': types(TEXT), '_rels/.rels': `<a>${' '.repeat(20_000_000)}</a>` }, { packed: true }),
    ],
    ['Word whose directory is cut off', office(TEXT).subarray(0, -8)],
    [
      'Word with a template of a disk, which may be another machine’s',
      related(TEMPLATE, 'word/_rels/settings.xml.rels', 'file:///C:/Plantillas/informe.dotx'),
    ],
    [
      'Word in UTF-16, which a reader may take for something else',
      zip({ '[Content_Types].xml': types(TEXT), '_rels/.rels': Buffer.from('\ufeff<Relationships/>', 'utf16le') }),
    ],
    ['Word with a template that is fetched', related(TEMPLATE, '_rels/a.rels', 'https://example.org/a.dotm')],
    ['Word with a template of another machine', related(TEMPLATE, '_rels/a.rels', 'file://server/a.dotm')],
    [
      'Word that is called an archive by types that are hard to read',
      zip({
        '[Content_Types].xml': Buffer.from(
          `\ufeff${types(TEXT, '<Override PartName="/a" ContentType="application/vnd.ms-office.vbaProject"/>')}`,
          'utf16le',
        ),
      }),
    ],
    ['ZIP with a document that names its macros', zip({ 'carpeta/informe.DOCM': 'x' })],
    ['ZIP with a program', zip({ 'informe.txt': 'x', 'visor.exe': 'x' })],
    ['ZIP with a page', zip({ 'informe.HTML': 'x' })],
    ['ZIP with a program of a phone', zip({ 'classes.dex': 'x' })],
    ['ZIP with a way up', zip({ 'a/../../informe.txt': 'x' })],
    ['ZIP with a way from the top', zip({ '/etc/informe.txt': 'x' })],
    ['ZIP with a way from a disk', zip({ 'C:/informe.txt': 'x' })],
    ['ZIP with backslashes', zip({ '..\\informe.txt': 'x' })],
    ['ZIP that unpacks to more than fits', zip({ 'a.txt': Buffer.alloc(201 * 1024 * 1024) }, { packed: true })],
    [
      'ZIP that unpacks to more than it says',
      zip({ 'a.txt': Buffer.alloc(201 * 1024 * 1024) }, { packed: true, said: 1 }),
    ],
    [
      'ZIP of which all parts together are more than fits',
      zip(Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.txt`, Buffer.alloc(70 * 1024 * 1024)])), {
        packed: true,
        said: 1,
      }),
    ],
    ['ZIP that names one content many times', zip({ 'a.txt': 'x'.repeat(1_000) }, { times: 3 })],
    ['ZIP that is broken within', zip({ 'a.txt': Buffer.from('ffffff', 'hex') }, { method: 8 })],
    ['ZIP that is packed in an unusual way', zip({ 'a.txt': 'x' }, { method: 12 })],
    ['RTF with an object', '{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}'],
    ['RTF with an object that is hard to find', '{\\rtf1{{\\*\\objdata0 01 05}}}'],
    ['ZIP that is cut off', zip({ 'informe.txt': 'x' }).subarray(0, -8)],
    ['ZIP with nothing in it', zip({})],
    [
      'an OpenDocument text with an object of another program',
      openDocument('text', { 'META-INF/manifest.xml': MANIFEST('application/vnd.sun.star.oleobject') }),
    ],
    ['an OpenDocument text with macros', openDocument('text', { 'Basic/Standard/Module1.xml': 'x' })],
    ['an OpenDocument text with scripts', openDocument('text', { 'Scripts/python/x.py': 'x' })],
  ])('is refused: %s', async (_what, content) => {
    await expect(typeOf(Buffer.from(content))).rejects.toThrow(/^forbidden_/);
  });
});

describe('a file that starts as something that a system runs', () => {
  it.each([
    ['DICOM behind a program of Windows', dicom('MZ\x90\0')],
    ['DICOM behind a program of Linux', dicom('\x7fELF\x02\x01')],
    ['DICOM behind a script', dicom('#!/bin/sh\necho x; exit\n')],
    ['DICOM behind commands', dicom('@echo off\r\n')],
    ['DICOM behind a page', dicom('\n <script>alert(1)</script>')],
    ['DICOM behind a page with a mark of its encoding', dicom('\xef\xbb\xbf<!doctype html>')],
    ['DICOM behind an archive', dicom('PK\x03\x04')],
    ['PDF behind a page', Buffer.from('<html><script>alert(1)</script>%PDF-1.7\n')],
    ['PDF behind a script', Buffer.from('\n#!/bin/sh\nexit\n%PDF-1.7\n')],
  ])('is refused as that: %s', async (_what, content) => {
    await expect(typeOf(content)).rejects.toMatchObject({ reason: 'disguised' });
  });
});

describe('the name of a file', () => {
  const jpeg = { mediaType: 'image/jpeg', extension: 'jpg' };

  it.each([
    ['informe.jpg', 'informe.jpg'],
    ['INFORME.JPEG', 'INFORME.JPEG'],
    ['informe', 'informe.jpg'],
    ['informe.html', 'informe.html.jpg'],
    ['informe v1.2', 'informe v1.2.jpg'],
    ['.', '..jpg'],
  ])('tells its type: %s', (name, expected) => {
    expect(nameWithExtension(name, jpeg, 255)).toBe(expected);
  });

  it('is cut to the longest allowed, and stays well-formed', () => {
    expect(nameWithExtension('x'.repeat(400), jpeg, 255)).toHaveLength(255);
    expect(nameWithExtension(`${'x'.repeat(400)}.jpeg`, jpeg, 255)).toMatch(/^x{250}\.jpeg$/);
    expect(nameWithExtension('a\ud800.jpg', jpeg, 255)).toBe('a\ufffd.jpg');
    expect(encodeURIComponent(nameWithExtension('😀'.repeat(200), jpeg, 254))).toMatch(/\.jpg$/);
  });
});
