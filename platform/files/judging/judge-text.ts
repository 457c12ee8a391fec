import { TextDecoder } from 'node:util';
import { refuseContent } from '../file-refused';
import { type Content, piecesOf } from './content';
import { isTameFormula } from './formulas';
import type { Within } from './judging';
import { readXml } from './read-xml';

/** Control characters that no text has. */
const NO_TEXT = /(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/u;

/** Accepts text in any encoding, unless a program would recognize it as another type. */
export async function judgeText(content: Content): Promise<void> {
  await judgeKindless(content);
  for await (const text of piecesOfText(content)) if (NO_TEXT.test(text)) refuseContent('misnamed');
}

/** Beginnings by which a spreadsheet program reads text as another format, with formulas that call other programs. */
const OTHER_TABLE = /^\s*(ID;|<|\{\\rtf|TABLE\r?\n|DIF)/i;

/** Declaration of a table's separator; the usual ones separate cells anyway. */
const OTHER_SEPARATOR = /^\s*"?sep=(?![;,\t])/i;

/** Accepts a table in which no cell refers outside of it: programs evaluate cells that start like a formula. */
export async function judgeCsv(content: Content, { allowance }: Within): Promise<void> {
  allowance.takeRead(content.size);
  await judgeKindless(content);
  const cells = new CellReader();
  let isFirst = true;
  for await (const text of piecesOfText(content)) {
    if (NO_TEXT.test(text) || (isFirst && (OTHER_TABLE.test(text) || OTHER_SEPARATOR.test(text))))
      refuseContent('misnamed');
    isFirst = false;
    cells.read(text);
  }
  cells.end();
}

const LINE_ENDS = new Set([...'\r\n'].map((sign) => sign.charCodeAt(0)));
const CELL_ENDS = new Set([...';,\t'].map((sign) => sign.charCodeAt(0)));
/** Some programs read full-width signs as the plain ones. */
const FORMULA_SIGNS = new Set([...'=+-@＝＋－＠'].map((sign) => sign.charCodeAt(0)));
const [BLANK, QUOTE] = [0x20, 0x22];

/**
 * Longest formula of a program, in characters; the overlap is read again, as it may contain the start of an address.
 */
const LONGEST_FORMULA = 64 * 1024;
const OVERLAP = 1024;

/**
 * Follows the cells of a table character by character, in linear time for lines of any length. A formula is read to the
 * end of its line, whatever separates its cells; a quoted one, which may span lines, to the end of the line on which
 * the quotes close.
 */
class CellReader {
  private isBefore = true;
  /** Whether only quotes and blanks precede the cell's first character. */
  private isQuoted = false;
  private isOpen = false;
  private formula: string | null = null;

  read(text: string): void {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      if (this.formula !== null) {
        if (sign === QUOTE) this.isOpen = !this.isOpen;
        else if (LINE_ENDS.has(sign) && !this.isOpen) {
          this.formula += text.slice(start, at);
          this.end();
        }
      } else if (this.begins(sign)) {
        this.formula = '';
        this.isOpen = this.isQuoted;
        start = at;
      }
    }
    if (this.formula !== null) this.goOn(this.formula + text.slice(start));
  }

  end(): void {
    if (this.formula !== null && !isTameFormula(asCell(this.formula))) refuseContent('outside');
    this.formula = null;
    this.isBefore = true;
    this.isQuoted = false;
  }

  private begins(sign: number): boolean {
    if (this.isBefore && FORMULA_SIGNS.has(sign)) return true;
    if (LINE_ENDS.has(sign) || CELL_ENDS.has(sign)) {
      this.isBefore = true;
      // A quoted cell may start with a line end.
      if (CELL_ENDS.has(sign)) this.isQuoted = false;
    } else if (sign === QUOTE) {
      this.isBefore = true;
      this.isQuoted = true;
    } else if (sign > BLANK) {
      this.isBefore = false;
      this.isQuoted = false;
    }
    return false;
  }

  private goOn(formula: string): void {
    this.formula = formula;
    if (formula.length <= LONGEST_FORMULA) return;
    if (!isTameFormula(asCell(formula))) refuseContent('outside');
    this.formula = formula.slice(-OVERLAP);
  }
}

/** Unescapes a formula: quoted cells double their quotes, and line ends count as blanks. */
function asCell(formula: string): string {
  return formula.replace(/\s+/g, ' ').replaceAll('""', '"');
}

/** Namespaces that browsers run or draw, and those that Microsoft's and other programs open as their own documents. */
const ACTING = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/XSL/Transform',
  'http://www.w3.org/2001/XInclude',
  'urn:schemas-microsoft-com:',
  'http://schemas.microsoft.com/office/',
  'urn:oasis:names:tc:opendocument:',
  'http://schemas.openxmlformats.org/',
  'http://www.mozilla.org/',
  'http://purl.oclc.org/ooxml/',
];
const ACTING_INSTRUCTIONS = new Set(['xml-stylesheet', 'mso-application', 'import', 'access-control']);

/** Accepts XML that contains data only. */
export async function judgeXml(content: Content, { allowance }: Within): Promise<void> {
  allowance.takeRead(content.size);
  await readXml(
    piecesOf(content),
    {
      open({ uri }) {
        if (ACTING.some((acting) => uri.startsWith(acting))) refuseContent('misnamed');
      },
      instruction(target) {
        if (ACTING_INSTRUCTIONS.has(target.toLowerCase())) refuseContent('misnamed');
      },
    },
    'latin_too',
  );
}

async function judgeKindless(content: Content): Promise<void> {
  const found = await content.mediaType();
  // The UTF-16 byte order mark also starts some audio files.
  if (found !== undefined && found !== 'application/xml' && found !== 'audio/mpeg') refuseContent('misnamed');
}

/** Decodes text by its byte order mark, or else as Latin-1: only markup and line ends are searched. */
async function* piecesOfText(content: Content): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of piecesOf(content)) {
    decoder ??= new TextDecoder(encodingOf(piece));
    yield decoder.decode(piece, { stream: true });
  }
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head[0] === 0xef && head[1] === 0xbb ? 'utf-8' : 'latin1';
}
