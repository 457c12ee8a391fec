import { refuseContent } from '../file-refused';

/** Tokens of an RTF (Rich Text Format 1.9.1, "RTF Syntax"). */
export type RtfToken =
  | { kind: 'begin' }
  | { kind: 'end' }
  /** `\word12`; for a control symbol such as `\*` the word is that symbol. */
  | { kind: 'word'; word: string; number: number | null }
  | { kind: 'text'; text: string };

const LONGEST_WORD = 64;
const LONGEST_NUMBER = 11;
/** Longest text token, in bytes. */
const LONGEST_TEXT = 4_096;

const [BACKSLASH, OPEN, CLOSE, QUOTE, MINUS, BLANK] = [0x5c, 0x7b, 0x7d, 0x27, 0x2d, 0x20];
const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/**
 * Yields the tokens of an RTF in linear time. `\'hh` is the character it encodes, line ends are dropped, and the bytes
 * after `\bin` are skipped, as programs do. Throws `FileRefused` for bytes declared beyond the end.
 */
export function* rtfTokens(content: Buffer): Generator<RtfToken> {
  let at = 0;
  while (at < content.length) {
    const byte = content[at] as number;
    if (byte === OPEN || byte === CLOSE) {
      yield { kind: byte === OPEN ? 'begin' : 'end' };
      at += 1;
    } else if (byte !== BACKSLASH) {
      const end = textEnd(content, at);
      yield { kind: 'text', text: content.toString('latin1', at, end).replace(/[\r\n]/g, '') };
      at = end;
    } else {
      const { token, end } = readWord(content, at + 1);
      yield token;
      at = end;
    }
  }
}

function textEnd(content: Buffer, start: number): number {
  const most = Math.min(content.length, start + LONGEST_TEXT);
  let at = start;
  while (at < most && content[at] !== BACKSLASH && content[at] !== OPEN && content[at] !== CLOSE) at += 1;
  return at;
}

function readWord(content: Buffer, start: number): { token: RtfToken; end: number } {
  const first = content[start];
  if (first === undefined) refuseContent('damaged');
  if (first === QUOTE) {
    const code = Number.parseInt(content.toString('latin1', start + 1, start + 3), 16);
    return { token: { kind: 'text', text: Number.isNaN(code) ? '?' : String.fromCharCode(code) }, end: start + 3 };
  }
  if (!isLetter(first)) {
    const word = String.fromCharCode(first);
    if (/[\\{}]/.test(word)) return { token: { kind: 'text', text: word }, end: start + 1 };
    return { token: { kind: 'word', word, number: null }, end: start + 1 };
  }
  let at = start;
  while (at < content.length && isLetter(content[at] as number)) at += 1;
  if (at - start > LONGEST_WORD) refuseContent('damaged');
  const word = content.toString('latin1', start, at).toLowerCase();
  const numberStart = at;
  if (content[at] === MINUS && isDigit(content[at + 1] ?? 0)) at += 1;
  while (at < content.length && isDigit(content[at] as number)) at += 1;
  if (at - numberStart > LONGEST_NUMBER) refuseContent('damaged');
  const number = at > numberStart ? Number(content.toString('latin1', numberStart, at)) : null;
  if (content[at] === BLANK) at += 1;
  // Capitals make it a different word to some programs, which would read bytes that others skip.
  if (word === 'bin' && content.toString('latin1', start, start + 3) !== word) refuseContent('damaged');
  if (word !== 'bin') return { token: { kind: 'word', word, number }, end: at };
  const end = at + (number ?? 0);
  if (end < at || end > content.length) refuseContent('damaged');
  return { token: { kind: 'word', word, number }, end };
}
