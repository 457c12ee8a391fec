import { TextDecoder } from 'node:util';
import { FileRefused } from '../file-refused';
import { type Content, piecesOf } from './content';
import { isTameFormula } from './formulas';
import type { Within } from './judging';
import { readXml } from './read-xml';

/** Signs that no text has. */
const NO_TEXT = /(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/u;

/** A text in any encoding, without anything that a program would know as something else. */
export async function judgeText(content: Content): Promise<void> {
  await judgeKindless(content);
  for await (const text of piecesOfText(content)) if (NO_TEXT.test(text)) refuse();
}

/** By these a sheet's program takes a text for another format, with formulas that ask other programs. */
const OTHER_TABLE = /^\s*(ID;|<|\{\\rtf|TABLE\r?\n|DIF)/i;

/** By this a table says which sign parts its cells; these part them anyway. */
const OTHER_SEPARATOR = /^\s*"?sep=(?![;,\t])/i;

/** A table in which no cell names anything outside of it: programs reckon what begins as a formula. */
export async function judgeCsv(content: Content, { allowance }: Within): Promise<void> {
  allowance.takeRead(content.size);
  await judgeKindless(content);
  const cells = new CellReader();
  let isFirst = true;
  for await (const text of piecesOfText(content)) {
    if (NO_TEXT.test(text) || (isFirst && (OTHER_TABLE.test(text) || OTHER_SEPARATOR.test(text)))) refuse();
    isFirst = false;
    cells.read(text);
  }
  cells.end();
}

const LINE_ENDS = new Set([...'\r\n'].map((sign) => sign.charCodeAt(0)));
const CELL_ENDS = new Set([...';,\t'].map((sign) => sign.charCodeAt(0)));
const FORMULA_SIGNS = new Set([...'=+-@'].map((sign) => sign.charCodeAt(0)));
const [BLANK, QUOTE] = [0x20, 0x22];

/** The longest that a program takes; of what goes on, so much is read once more as may have begun an address. */
const LONGEST_FORMULA = 64 * 1024;
const OVERLAP = 1024;

/**
 * Follows the cells of a table sign by sign, so that a line of any length costs the same for each. A formula is read to the end of its line, whatever
 * parts its cells; one in quotes, where a line may end, to the end of the line on which they close.
 */
class CellReader {
  private isBefore = true;
  /** Only quotes and blanks stand before the cell's first sign. */
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
    if (this.formula !== null && !isTameFormula(asCell(this.formula))) refuse();
    this.formula = null;
    this.isBefore = true;
    this.isQuoted = false;
  }

  private begins(sign: number): boolean {
    if (this.isBefore && FORMULA_SIGNS.has(sign)) return true;
    if (LINE_ENDS.has(sign) || CELL_ENDS.has(sign)) {
      this.isBefore = true;
      // A quoted cell may begin with the end of a line.
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
    if (!isTameFormula(asCell(formula))) refuse();
    this.formula = formula.slice(-OVERLAP);
  }
}

/** Within a cell in quotes a quote is written twice, and a line end is a blank. */
function asCell(formula: string): string {
  return formula.replace(/\s+/g, ' ').replaceAll('""', '"');
}

/** What a browser runs or draws, and what Microsoft's and other programs open as a document of theirs. */
const ACTING = [
  ...['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg', 'http://www.w3.org/1999/XSL/Transform'],
  'http://www.w3.org/2001/XInclude',
  ...['urn:schemas-microsoft-com:', 'http://schemas.microsoft.com/office/', 'urn:oasis:names:tc:opendocument:'],
  ...['http://schemas.openxmlformats.org/', 'http://www.mozilla.org/', 'http://purl.oclc.org/ooxml/'],
];
const ACTING_INSTRUCTIONS = new Set(['xml-stylesheet', 'mso-application', 'import', 'access-control']);

/** XML that holds data alone. */
export async function judgeXml(content: Content, { allowance }: Within): Promise<void> {
  allowance.takeRead(content.size);
  await readXml(
    piecesOf(content),
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

async function judgeKindless(content: Content): Promise<void> {
  const found = await content.mediaType();
  // The mark of UTF-16 is how a sound may begin, too.
  if (found !== undefined && found !== 'application/xml' && found !== 'audio/mpeg') refuse();
}

/** Read as what it says it is by its first bytes, or else sign for byte: only marks and endings of lines are looked for. */
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

function refuse(): never {
  throw new FileRefused('forbidden_content');
}
