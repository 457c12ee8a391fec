import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { fileTypeFromFile } from 'file-type';
import { FileRefused } from '../file-refused';
import type { Within } from './judging';
import { readXml } from './read-xml';

/** Signs that no text has. */
const NO_TEXT = /(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/u;

/** A text in any encoding, without anything that a program would know as something else. */
export async function judgeText(path: string): Promise<void> {
  await judgeKindless(path);
  for await (const text of piecesOfText(path)) if (NO_TEXT.test(text)) refuse();
}

/** By these a sheet's program takes a text for another format, with formulas that ask other programs. */
const OTHER_TABLE = /^\s*(ID;|<|\{\\rtf|TABLE\r?\n|DIF)/i;

/** A table in which no cell asks another program (`=program|'file'!place`). */
export async function judgeCsv(path: string, { allowance }: Within): Promise<void> {
  allowance.takeRead((await stat(path)).size);
  await judgeKindless(path);
  const cells = new CellReader();
  let isFirst = true;
  for await (const text of piecesOfText(path)) {
    if (NO_TEXT.test(text) || (isFirst && OTHER_TABLE.test(text))) refuse();
    isFirst = false;
    cells.read(text);
  }
}

const LINE_ENDS = new Set([...'\r\n'].map((sign) => sign.charCodeAt(0)));
const CELL_ENDS = new Set([...';,\t"'].map((sign) => sign.charCodeAt(0)));
const FORMULA_SIGNS = new Set([...'=+-@'].map((sign) => sign.charCodeAt(0)));
const [BLANK, BAR, EXCLAMATION] = [0x20, 0x7c, 0x21];

/** Follows the cells of a table sign by sign, so that a line of any length costs the same for each. */
class CellReader {
  private isBefore = true;
  private formula: 'none' | 'begun' | 'asking' = 'none';

  read(text: string): void {
    const asks = this.formula === 'asking' || text.includes('|');
    // What ends within the text asks nothing; what goes on behind it may.
    const start = asks ? 0 : Math.max(0, text.lastIndexOf('\n'));
    for (let at = start; at < text.length; at += 1) this.take(text.charCodeAt(at));
  }

  private take(sign: number): void {
    if (LINE_ENDS.has(sign)) {
      this.isBefore = true;
      this.formula = 'none';
    } else if (CELL_ENDS.has(sign)) this.isBefore = true;
    else if (sign > BLANK) {
      if (this.isBefore && FORMULA_SIGNS.has(sign) && this.formula === 'none') this.formula = 'begun';
      this.isBefore = false;
    }
    if (sign === BAR && this.formula === 'begun') this.formula = 'asking';
    if (sign === EXCLAMATION && this.formula === 'asking') refuse();
  }
}

/** What a browser runs or draws, and what Microsoft's and other programs open as a document of theirs. */
const ACTING = [
  ...['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg', 'http://www.w3.org/1999/XSL/Transform'],
  ...['urn:schemas-microsoft-com:', 'http://schemas.microsoft.com/office/', 'urn:oasis:names:tc:opendocument:'],
  ...['http://schemas.openxmlformats.org/', 'http://www.mozilla.org/', 'http://purl.oclc.org/ooxml/'],
];
const ACTING_INSTRUCTIONS = new Set(['xml-stylesheet', 'mso-application', 'import', 'access-control']);

/** XML that holds data alone. */
export async function judgeXml(path: string, { allowance }: Within): Promise<void> {
  allowance.takeRead((await stat(path)).size);
  const pieces = createReadStream(path) as AsyncIterable<Buffer>;
  await readXml(
    pieces,
    {
      open({ uri }) {
        if (ACTING.some((acting) => uri.startsWith(acting))) refuse();
      },
      instruction(target) {
        if (ACTING_INSTRUCTIONS.has(target.toLowerCase())) refuse();
      },
    },
    'latin_too',
  );
}

async function judgeKindless(path: string): Promise<void> {
  const found = await fileTypeFromFile(path);
  // The mark of UTF-16 is how a sound may begin, too.
  if (found && found.mime !== 'application/xml' && found.mime !== 'audio/mpeg') refuse();
}

/** Read as what it says it is by its first bytes, or else sign for byte: only marks and endings of lines are looked for. */
async function* piecesOfText(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(piece));
    yield decoder.decode(piece, { stream: true });
  }
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head[0] === 0xef && head[1] === 0xbb ? 'utf-8' : 'latin1';
}

function refuse(): never {
  throw new FileRefused('forbidden_content');
}
