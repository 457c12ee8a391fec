import { refuseContent } from '../../file-refused';

/** A part of a mail that has no parts itself. */
export interface MailPart {
  /** Its fields by their lowercase names, unfolded. */
  fields: ReadonlyMap<string, string>;
  /** Lowercase media type. */
  type: string;
  body: Buffer;
}

const LONGEST_HEAD = 256 * 1024;
const DEEPEST = 20;
/** Name of a field (RFC 5322), and its value. */
const FIELD = /^([\x21-\x39\x3b-\x7e]+)[ \t]*:(.*)$/s;
const TYPE = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(?:[;(]|$)/;
/** The parameter by which the parts of a part are told apart; written in any other way it is refused. */
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"\\]{1,200})"|([^\s;"()<>@,\\[\]]{1,200}))\s*(?=;|$)/gi;
const PLAIN_ENCODINGS = new Set(['', '7bit', '8bit', 'binary']);

/**
 * Yields the parts of a mail (RFC 2046), each with its fields. Throws `FileRefused` where programs could read another
 * mail: a field of the content that stands there twice, a line that parts it for some programs only.
 */
export function* partsOf(mail: Buffer, outer: readonly string[] = [], usual = 'text/plain'): Generator<MailPart> {
  const { fields, body } = split(mail);
  const value = fields.get('content-type') ?? usual;
  const type = (TYPE.exec(value)?.[1] ?? refuseContent('ambiguous')).toLowerCase();
  if (!type.startsWith('multipart/')) {
    yield { fields, type, body };
    return;
  }
  const boundary = boundaryIn(value);
  if (outer.length >= DEEPEST || outer.includes(boundary) || !PLAIN_ENCODINGS.has(encodingOf(fields)))
    refuseContent('ambiguous');
  const within = type === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  for (const part of piecesBetween(body, boundary)) yield* partsOf(part, [...outer, boundary], within);
}

/** Encoding in which the body of a part is written, in lower case. */
export function encodingOf(fields: MailPart['fields']): string {
  return (fields.get('content-transfer-encoding') ?? '').trim().toLowerCase();
}

function boundaryIn(value: string): string {
  const found = [...value.matchAll(BOUNDARY)];
  const boundary = found[0]?.[1] ?? found[0]?.[2] ?? '';
  if (found.length !== 1 || value.match(/\bboundary\s*[*=]/gi)?.length !== 1 || /^$|\s$/.test(boundary))
    refuseContent('ambiguous');
  return boundary;
}

/** Parts a mail at its first empty line. */
function split(mail: Buffer): { fields: ReadonlyMap<string, string>; body: Buffer } {
  const text = mail.toString('latin1', 0, LONGEST_HEAD);
  // A part may begin with its empty line.
  const [empty = ''] = /^\r?\n/.exec(text) ?? [];
  if (empty !== '') return { fields: new Map(), body: mail.subarray(empty.length) };
  const end = /\r?\n\r?\n/.exec(text);
  if (!end && mail.length > LONGEST_HEAD) refuseContent('ambiguous');
  const head = text.slice(0, end?.index ?? text.length);
  return { fields: fieldsIn(head), body: mail.subarray(end ? end.index + end[0].length : mail.length) };
}

function fieldsIn(head: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.trimEnd() === '' ? [] : head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    const key = name.toLowerCase();
    // Signs at which some programs end a line.
    if (name === '' || /[\r\n\0]/.test(value)) refuseContent('ambiguous');
    if (key.startsWith('content-') && fields.has(key)) refuseContent('ambiguous');
    fields.set(key, value);
  }
  return fields;
}

/**
 * Yields what lies between the lines that part a body. What stands before the first and behind the last is shown by no
 * program.
 */
function* piecesBetween(body: Buffer, boundary: string): Generator<Buffer> {
  const mark = `--${boundary}`;
  let start = -1;
  let isOver = false;
  for (let at = body.indexOf(mark, 0, 'latin1'); at >= 0; at = body.indexOf(mark, at + 1, 'latin1')) {
    if (at > 0 && body[at - 1] !== LINE_END) continue;
    const behind = at + mark.length;
    const [line, closing] =
      /^(--)?[ \t]*(?:\r?\n|$)/.exec(body.toString('latin1', behind, behind + LONGEST_LINE)) ?? [];
    // Some programs compare the beginning of a line only.
    if (line === undefined || isOver) return refuseContent('ambiguous');
    if (start >= 0) yield body.subarray(start, at);
    start = behind + line.length;
    isOver = closing !== undefined;
  }
  if (start < 0) refuseContent('ambiguous');
  if (!isOver) yield body.subarray(start);
}

const LINE_END = 0x0a;
const LONGEST_LINE = 1_000;
