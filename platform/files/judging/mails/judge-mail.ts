import { setImmediate } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { refuseContent } from '../../file-refused';
import { type Content, inMemory, wholeOf } from '../content';
import { endingOf, type TypedJudge } from '../judge-entry';
import { deeper, type Within } from '../judging';
import { judgeAttachment } from './judge-attachment';
import { decodeHtml, judgeHtml } from './judge-html';
import { encodingOf, type MailPart, partsOf } from './mail-parts';

const ENCODINGS = new Set(['', '7bit', '8bit', 'binary', 'base64', 'quoted-printable']);
/** Texts that programs show, and reports about a mail. */
const TEXTS = new Set([
  'text/plain',
  'message/delivery-status',
  'message/disposition-notification',
  'message/feedback-report',
  'text/rfc822-headers',
]);
const MAILS = new Set(['message/rfc822', 'message/global']);
const PAGES = new Set(['text/html', 'application/xhtml+xml']);

/** Endings of parts without a name, by their types. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/tiff', 'tif'],
  ['image/heic', 'heic'],
  ['application/dicom', 'dcm'],
  ['application/pkcs7-signature', 'p7s'],
  ['application/x-pkcs7-signature', 'p7s'],
]);

/** Files that some programs find in a text. */
const FILE_IN_TEXT = /^(begin(-base64)? [0-7]{3,4} \S|=ybegin )/m;

/**
 * Throws `FileRefused` unless everything that is attached to an e-mail would be accepted in an archive, at any depth,
 * and its pages neither run anything nor lead to a disk or another machine. Source: docs/rules.md 8.15.
 */
export async function judgeMail(content: Content, within: Within, judge: TypedJudge): Promise<void> {
  within.allowance.takeRead(content.size);
  let judged = 0;
  for (const part of partsOf(await wholeOf(content))) {
    // The first part was counted with the mail itself.
    if (judged > 0) within.allowance.take(1, 0);
    await judgePart(part, within, judge);
    judged += 1;
    // Lets other work of this process run.
    if (judged % AT_ONCE === 0) await setImmediate();
  }
}

const AT_ONCE = 50;

async function judgePart(part: MailPart, within: Within, judge: TypedJudge): Promise<void> {
  const { type, fields } = part;
  const bytes = bytesOf(part);
  const names = await namesOf(fields);
  if (PAGES.has(type)) judgeHtml(decodeHtml(bytes, fields.get('content-type') ?? ''));
  if (MAILS.has(type)) {
    if (!names.every(mayBeMail)) refuseContent('ambiguous');
    await judgeMail(inMemory(bytes), deeper(within), judge);
  } else if (names.length > 0) await judgeAttachment({ names, content: bytes }, within, judge);
  else if (TEXTS.has(type)) {
    if (FILE_IN_TEXT.test(bytes.toString('latin1'))) refuseContent('objects');
  } else if (!PAGES.has(type)) {
    const ending = ENDINGS.get(type) ?? refuseContent('type');
    await judgeAttachment({ names: [`a.${ending}`], content: bytes }, within, judge);
  }
}

/** Mails are named by their subjects, in which a dot parts no ending. */
function mayBeMail(name: string): boolean {
  const ending = endingOf(name);
  return ending === null || ending === 'eml' || /^\d*$|\s/.test(ending);
}

/** Decodes the body of a part. Refuses what programs decode in different ways. */
function bytesOf({ fields, body }: MailPart): Buffer {
  const encoding = encodingOf(fields);
  if (!ENCODINGS.has(encoding)) refuseContent('ambiguous');
  if (encoding !== 'base64' && encoding !== 'quoted-printable') return body;
  const text = body.toString('latin1');
  if (encoding === 'base64') return BASE64.test(text) ? Buffer.from(text, 'base64') : refuseContent('ambiguous');
  if (/=[ \t]+\r?$/m.test(text)) refuseContent('ambiguous');
  const joined = text.replace(/=\r?\n/g, '');
  const decoded = joined.replace(/=([\da-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(decoded, 'latin1');
}

const BASE64 = /^[a-z\d+/\s]*={0,2}\s*$/i;

/** Returns the names that a part has: of its disposition and of its type, in the plain and in the extended form. */
async function namesOf(fields: MailPart['fields']): Promise<string[]> {
  const disposition = fields.get('content-disposition') ?? '';
  const type = fields.get('content-type') ?? '';
  if ([disposition, type].some((value) => (value.match(/\b(file)?name\s*=/gi)?.length ?? 0) > 1))
    refuseContent('ambiguous');
  const names: string[] = [];
  for (const value of [disposition, type].filter((written) => /name\s*[*=]/i.test(written))) {
    for (const other of [/name(?=\s*\*)/gi, /name(?=\s*=)/gi])
      names.push(await nameIn(value.replace(other, 'other').replace(/^[^;]*/, 'attachment')));
  }
  return names.filter((name) => name !== '');
}

async function nameIn(disposition: string): Promise<string> {
  const named = disposition.replace(/;\s*name(?=\s*[*=])/gi, ';filename');
  const { attachments } = await PostalMime.parse(Buffer.from(`Content-Disposition:${named}\r\n\r\nx`, 'latin1'));
  return attachments[0]?.filename ?? '';
}
