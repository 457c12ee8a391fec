import { describe, expect, it } from 'vitest';
import { typeOf, zip } from '../../archives.test-support';
import { PNG, pdf } from '../../contents.test-support';

const HEAD =
  'From: a@example.org\r\nTo: b@example.org\r\nDate: Mon, 2 Mar 2026 10:00:00 +0100\r\nMIME-Version: 1.0\r\n';
const mail = (content: string) => Buffer.from(HEAD + content, 'latin1');
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
const part = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`;
const mixed = (...parts: string[]) =>
  mail(`Content-Type: multipart/mixed; boundary="x"\r\n\r\nMIME\r\n${parts.join('')}--x--\r\n`);
const TEXT = part('Content-Type: text/plain; charset=utf-8', 'Le adjunto el informe');
const attached = (named: string, content: string | Buffer, type = 'application/octet-stream') =>
  part(
    `Content-Type: ${type}\r\nContent-Disposition: attachment; ${named}\r\nContent-Transfer-Encoding: base64`,
    base64(content),
  );
const page = (content: string) =>
  mail(`Content-Type: text/html; charset=utf-8\r\n\r\n<html><body>${content}</body></html>`);

const PDF = pdf();
const GIF = Buffer.from('GIF89a\x01\0\x01\0', 'latin1');
const PROGRAM = Buffer.from('4d5a90000300000004000000ffff0000', 'hex');
const SHORTCUT = Buffer.from('4c0000000114020000000000c000000000000046', 'hex');
const withProgram = mixed(TEXT, attached('filename="factura.exe"', PROGRAM));
/** Returns a mail with another mail attached, whose boundaries are renamed so that they differ from the outer ones. */
const forwarded = (inner: Buffer, named = '') => {
  const marked = inner
    .toString('latin1')
    .replace(/--(i*x)/g, '--i$1')
    .replace(/"(i*x)"/g, '"i$1"');
  return mixed(TEXT, part(`Content-Type: message/rfc822${named}`, marked));
};
const nested = (depth: number): Buffer => (depth === 0 ? mixed(TEXT) : forwarded(nested(depth - 1)));

describe('an accepted e-mail', () => {
  it.each([
    ['alone', mail('Content-Type: text/plain; charset=utf-8\r\n\r\nHola\r\n-- \r\nAna\r\n')],
    ['without a type', mail('\r\nHola')],
    ['with a document', mixed(TEXT, attached('filename="informe.pdf"', PDF, 'application/pdf; name="informe.pdf"'))],
    [
      'with a name in two forms',
      mixed(TEXT, attached('filename="informe.pdf"; filename*=utf-8\'\'informe%20cl%C3%ADnico.pdf', PDF)),
    ],
    [
      'with a name over lines',
      mixed(TEXT, attached("filename*0*=utf-8''informe%20;\r\n filename*1*=cl%C3%ADnico.pdf", PDF)),
    ],
    ['with an encoded name', mixed(TEXT, attached('filename="=?utf-8?Q?informe_cl=C3=ADnico.pdf?="', PDF))],
    [
      'with pictures of its signature',
      mixed(TEXT, attached('filename="a.gif"', GIF), attached('filename="b.png"', PNG)),
    ],
    [
      'with a picture without a name',
      mixed(TEXT, part('Content-Type: image/png\r\nContent-Transfer-Encoding: base64', base64(PNG))),
    ],
    ['that is signed', mixed(TEXT, attached('filename="smime.p7s"', Buffer.from('3082010a02820101', 'hex')))],
    ['with a mail in it', forwarded(mixed(TEXT, attached('filename="a.pdf"', PDF)), '; name="RE: consulta v1.2"')],
    ['with a mail as a file', mixed(TEXT, attached('filename="Re: consulta.eml"', mixed(TEXT)))],
    ['with an archive', mixed(TEXT, attached('filename="a.zip"', zip({ 'a.pdf': PDF })))],
    ['with mails in mails, as far as archives go', nested(3)],
    ['with what was not delivered', mixed(TEXT, part('Content-Type: message/delivery-status', 'Action: failed'))],
    [
      'with parts in parts',
      mixed(
        `--x\r\nContent-Type: multipart/alternative;\r\n boundary="y"\r\n\r\n--y\r\n\r\nHola\r\n--y\r\nContent-Type: text/html\r\n\r\n<p>Hola</p>\r\n--y--\r\n`,
        attached('filename="a.pdf"', PDF),
      ),
    ],
    ['that ends before its last mark', Buffer.from(mixed(TEXT).toString('latin1').replace('--x--\r\n', ''), 'latin1')],
    [
      'of a shop, with pictures of the web',
      page(
        '<style>@import url("https://fonts.example.org/a.css"); v\\:* {behavior:url(#default#VML);}</style><a href="mailto:a@example.org">x</a><a href="tel:+34600">x</a><img src="https://example.org/a.png"><img src="cid:a@b" alt="file:"><img src="data:image/png;base64,AAAA"><!--[if mso]><v:rect style="width:1px"><![endif]--><script type="application/ld+json">{}</script>',
      ),
    ],
    [
      'in quoted-printable',
      mail(
        'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<a href=3D"https://example.org">s=C3=AD</a>=\r\n',
      ),
    ],
  ])('%s', async (_what, content) => {
    expect(await typeOf(content)).toMatchObject({ extension: 'eml' });
  });
});

describe('a refused e-mail', () => {
  it.each([
    ['with a program', withProgram],
    ['with a program that is called a document', mixed(TEXT, attached('filename="factura.pdf"', PROGRAM))],
    [
      'with a program by the name of its type',
      mixed(TEXT, attached('filename="a.pdf"', PDF, 'application/pdf; name="a.hta"')),
    ],
    ['with a program by its other name', mixed(TEXT, attached('filename="a.pdf"; filename*=utf-8\'\'a.hta', PDF))],
    ['with a name over lines', mixed(TEXT, attached('filename*0="a.h";\r\n filename*1=ta', PDF))],
    ['with an encoded name', mixed(TEXT, attached('filename="=?utf-8?B?YS5odGE=?="', PDF))],
    ['with two names', mixed(TEXT, attached('filename="a.pdf"; filename="a.hta"', PDF))],
    ['with a shortcut', mixed(TEXT, attached('filename="a.lnk"', SHORTCUT))],
    ['with a program shown as a text', mixed(TEXT, part('Content-Type: text/plain; name="a.bat"', 'calc'))],
    ['with a program in an archive', mixed(TEXT, attached('filename="a.zip"', zip({ 'a.exe': 'MZ' })))],
    [
      'that is a program itself',
      mail(`Content-Type: application/x-msdownload\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(PROGRAM)}`),
    ],
    ['with a file of Outlook’s own kind', mixed(TEXT, attached('filename="winmail.dat"', 'x', 'application/ms-tnef'))],
    ['with a mail that has a program', forwarded(withProgram)],
    ['with a mail as a file that has a program', mixed(TEXT, attached('filename="a.eml"', withProgram))],
    ['with a mail that is called a program', forwarded(mixed(TEXT), '; name="a.hta"')],
    ['with mails in mails', nested(4)],
    [
      'with a part that lies elsewhere',
      mixed(TEXT, part('Content-Type: message/external-body; access-type=URL; URL="http://h/"', 'x')),
    ],
    [
      'with a file in its text',
      mail('Content-Type: text/plain\r\n\r\nHola\r\nbegin 644 a.exe\r\n#35J0\r\n`\r\nend\r\n'),
    ],
    ['in an encoding of its own', mixed(TEXT, part('Content-Transfer-Encoding: x-uuencode', 'begin 644 a.exe'))],
    ['with two types', mail('Content-Type: text/plain\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n')],
    ['with two marks', mail('Content-Type: multipart/mixed; boundary=a; boundary=x\r\n\r\n--a\r\n\r\n--a--\r\n')],
    ['with a mark that goes on', mixed(TEXT, '--xy\r\nContent-Type: application/hta\r\n\r\nx\r\n')],
    ['with parts behind its end', Buffer.concat([mixed(TEXT), Buffer.from(attached('filename="a.exe"', PROGRAM))])],
    ['with a bare line end in its head', mixed('--x\r\nA: b\rContent-Type: application/hta\r\n\r\nx\r\n')],
    [
      'with signs that are no base64',
      mixed(
        TEXT,
        part(
          'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64',
          `${base64(PDF)}=!${base64(PROGRAM)}`,
        ),
      ),
    ],
    [
      'with endless parts in parts',
      mail(
        'Content-Type: multipart/mixed; boundary=b0\r\n\r\n' +
          Array.from(
            { length: 99 },
            (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=c${at}\r\n\r\n`,
          ).join(''),
      ),
    ],
    ['with more parts than fit', mixed(TEXT.repeat(5_002))],
  ])('%s', async (_what, content) => {
    await expect(typeOf(content)).rejects.toThrow('forbidden_content');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script behind what some take for a comment', '<!--><script>alert(1)</script>-->'],
    ['a script on a picture', '<img src="cid:a" onerror="alert(1)">'],
    ['a script as a link', '<a href="java\tscript:alert(1)">x</a>'],
    ['a picture of a disk', '<img src="file://host/a.png">'],
    ['a picture of another machine', '<img src="\\\\host\\a.png">'],
    ['a picture of another machine by slashes', '<img src="//host/a.png">'],
    ['a picture that is spelled', '<img src="&#102;ile://host/a.png">'],
    ['a picture for one program', '<!--[if mso]><v:fill src="file://host/a.png"/><![endif]-->'],
    ['a background of another machine', '<td background="\\\\host\\a.png">'],
    ['a style of a disk', '<style>p { background: url(f\\69le://host/a) }</style>'],
    ['a style of another machine', '<p style="background: url(\'\\\\\\\\host\\\\a\')">'],
    ['a link to a program', '<a href="search-ms:query=x">x</a>'],
    ['another page', '<iframe src="https://example.org"></iframe>'],
    ['a way to another page', '<meta http-equiv="refresh" content="0;url=https://example.org">'],
  ])('with %s', async (_what, content) => {
    await expect(typeOf(page(content))).rejects.toThrow('forbidden_content');
  });

  it('with a script in quoted-printable', async () => {
    const content = mail(
      'Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<scr=\r\nipt>=61</script>',
    );
    await expect(typeOf(content)).rejects.toThrow('forbidden_content');
  });

  it('within an archive', async () => {
    await expect(typeOf(zip({ 'correo.eml': withProgram }))).rejects.toThrow('forbidden_archive');
  });
});

it('is cheap to check: a mail of many short lines and marks', async () => {
  const began = process.cpuUsage();
  await typeOf(mixed(part('Content-Type: text/plain', ' --x\n'.repeat(2_500_000)))).catch(() => undefined);
  expect(process.cpuUsage(began).user).toBeLessThan(15_000_000);
}, 60_000);
