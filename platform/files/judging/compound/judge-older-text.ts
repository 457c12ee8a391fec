import { refuseContent } from '../../file-refused';
import { InstructionReader } from '../instruction-reader';
import { leadsOut } from '../links';
import type { Storage } from './compound-streams';

/** First number of a text of Word 97 or later (MS-DOC 2.5.1); older ones have no list of pieces. */
const SIGN = 0xa5ec;
/** Flags in the head: encrypted, and which of two streams has the tables. */
const [FLAGS_AT, ENCRYPTED, FIRST_TABLE] = [10, 0x0100, 0x0200];
/** Place and length of the pieces of the text, and of the names that belong to it, in the tables. */
const [PIECES_AT, NAMES_AT] = [0x01a2, 0x019a];
/** Kinds of entries in the list of pieces: formatting, and the pieces themselves. */
const [FORMATTING, PIECES] = [1, 2];
const PIECE_LENGTH = 8;
/** Flag of a piece with one byte for each character. */
const NARROW = 0x40000000;
/** Signs that begin a field, part its instruction from its result, and end it. */
const [BEGIN, PART, END] = ['\x13', '\x14', '\x15'];
const SIGNS = new Set([BEGIN, PART, END]);
/** Fields that fetch, which some programs find by a list beside the text. */
const FETCHES = /DDEAUTO|INCLUDETEXT|INCLUDEPICTURE/i;

/**
 * Throws `FileRefused` for an older text that is password-protected or unreadable, has a field that fetches or starts
 * something, or a template of another machine. Source: docs/rules.md 8.15.
 */
export function judgeOlderText({ streams }: Storage): void {
  try {
    const head = streams.get('worddocument');
    if (!head || head.readUInt16LE(0) !== SIGN) throw new RangeError();
    const flags = head.readUInt16LE(FLAGS_AT);
    if ((flags & ENCRYPTED) !== 0) refuseContent('locked');
    const tables = streams.get((flags & FIRST_TABLE) === 0 ? '0table' : '1table');
    if (!tables) throw new RangeError();
    const text = textOf(head, partOf(tables, head, PIECES_AT));
    if (FETCHES.test(text)) refuseOutside();
    judgeFields(text);
    judgeTemplate(partOf(tables, head, NAMES_AT));
  } catch (error) {
    // No text, or a reference beyond the end.
    if (error instanceof RangeError) refuseContent('damaged');
    throw error;
  }
}

function partOf(tables: Buffer, head: Buffer, at: number): Buffer {
  const start = head.readUInt32LE(at);
  const length = head.readUInt32LE(at + 4);
  if (start + length > tables.length) throw new RangeError();
  return tables.subarray(start, start + length);
}

/** Puts the pieces of a text together, which may lie in any order. */
function textOf(head: Buffer, list: Buffer): string {
  let at = 0;
  while (list.readUInt8(at) === FORMATTING) at += 3 + list.readUInt16LE(at + 1);
  if (list.readUInt8(at) !== PIECES) throw new RangeError();
  const pieces = list.subarray(at + 5, at + 5 + list.readUInt32LE(at + 1));
  const count = Math.floor((pieces.length - 4) / (4 + PIECE_LENGTH));
  const texts: string[] = [];
  let left = head.length * 2;
  for (let index = 0; index < count; index += 1) {
    const length = pieces.readUInt32LE((index + 1) * 4) - pieces.readUInt32LE(index * 4);
    const place = pieces.readUInt32LE((count + 1) * 4 + index * PIECE_LENGTH + 2);
    const isNarrow = (place & NARROW) !== 0;
    const start = isNarrow ? (place & ~NARROW) / 2 : place;
    const end = start + length * (isNarrow ? 1 : 2);
    left -= length;
    // Pieces that share content would be read as often as they name it.
    if (length < 0 || end > head.length || left < 0) throw new RangeError();
    texts.push(head.toString(isNarrow ? 'latin1' : 'utf16le', start, end));
  }
  return texts.join('');
}

function judgeFields(text: string): void {
  const fields = new InstructionReader(refuseOutside);
  /** For each open field whether its result has begun. */
  const open: boolean[] = [];
  for (const piece of piecesAtSigns(text)) {
    const [sign = ''] = piece;
    if (sign === BEGIN) {
      fields.begin();
      open.push(false);
    } else if (sign === PART && open.length > 0) {
      fields.judge();
      open[open.length - 1] = true;
    } else if (sign === END && open.length > 0) {
      fields.end();
      open.pop();
    }
    const shown = SIGNS.has(sign) ? piece.slice(1) : piece;
    // Its data are bound to a sign within the instruction.
    if (open.at(-1) === false) fields.add(shown.replaceAll('\x01', ''));
  }
  fields.endText();
}

/** Yields a text in pieces, each of which but the first begins with the sign of a field. */
function* piecesAtSigns(text: string): Generator<string> {
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at === start || !SIGNS.has(text[at] ?? '')) continue;
    yield text.slice(start, at);
    start = at;
  }
  yield text.slice(start);
}

/** The second of the names is the template's: usually one of its author's disk, which leads nowhere for others. */
function judgeTemplate(names: Buffer): void {
  if (names.length < 10 || names.readUInt16LE(0) !== 0xffff) return;
  const first = 6 + names.readUInt16LE(6) * 2 + 2;
  const template = names.toString('utf16le', first + 2, first + 2 + names.readUInt16LE(first) * 2);
  if (leadsOut(template) && !/^[a-z]:[\\/](?![\\/])/i.test(template)) refuseOutside();
}

function refuseOutside(): never {
  return refuseContent('outside');
}
