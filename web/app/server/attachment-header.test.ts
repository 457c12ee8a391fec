import { expect, test } from 'vitest';
import { attachmentHeader } from './attachment-header';

/** Reads the header as RFC 6266 and RFC 8187 say, and refuses what their grammars do not allow. */
function read(header: string): { plain: string; whole: string } {
  const parts =
    /^attachment; filename="([\x20\x21\x23-\x5b\x5d-\x7e]*)"; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[\dA-F]{2})*)$/;
  const [, plain, encoded] = parts.exec(header) ?? [];
  if (plain === undefined || encoded === undefined) throw new Error(`no header of both forms: ${header}`);
  return { plain, whole: decodeURIComponent(encoded) };
}

test.each([
  ['AV-2026-00012320260416101500.pdf', 'AV-2026-00012320260416101500.pdf'],
  ['Informe clínico de Núria Ibáñez.pdf', 'Informe clinico de Nuria Ibanez.pdf'],
  ["l'été (1)*.png", "l'ete (1)*.png"],
  ['a"; filename="b.html.png', 'a_; filename=_b.html.png'],
  ['50 %41; x=1, y.csv', '50 _41; x=1, y.csv'],
  ['病理报告.pdf', '____.pdf'],
  ['דוח.pdf', '___.pdf'],
  ['Отчёт.docx', '_____.docx'],
  ['informe 😀👩‍⚕️.png', 'informe ____.png'],
  ['ﬁcha ①.pdf', 'ficha 1.pdf'],
  ['.htaccess', '.htaccess'],
  ['..', '..'],
  ['e\u0301tat.pdf', 'etat.pdf'],
  [`${'ñ'.repeat(123)}.${'pdf'}`, `${'n'.repeat(123)}.pdf`],
])('%j is kept whole, and in ASCII beside it', (name, plain) => {
  expect(read(attachmentHeader(name))).toEqual({ plain, whole: name });
});

test.each([
  ['a\r\nX-Evil: 1.png', 'a__X-Evil: 1.png'],
  ['a\u0000b\u0085.png', 'a_b_.png'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\informe.pdf', 'C:_informe.pdf'],
  ['\ud83d.png', '\ufffd.png'],
])('%j names neither a line, nor a folder, nor half a character', (name, whole) => {
  expect(read(attachmentHeader(name)).whole).toBe(whole);
});
