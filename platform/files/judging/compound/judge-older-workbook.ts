import { type RefusalReason, refuseContent } from '../../file-refused';

/**
 * Records of a workbook (MS-XLS 2.3): beginning of a part in each version, position and kind of a sheet, and password
 * protection.
 */
const BEGINNINGS = new Set([0x0009, 0x0209, 0x0409, 0x0809]);
const [SHEET, PASSWORD] = [0x0085, 0x002f];
/** Accepted kinds of parts: workbook, sheet, chart. The others are macro sheets and modules. */
const PARTS = new Set([0x0005, 0x0010, 0x0020]);
/** Accepted kinds in the sheet list. */
const SHEETS = new Set([0, 2]);

/** The only version whose other records are read here (Excel 97 and later). */
const VERSION = 0x0600;
/**
 * Records that fetch: a query of a page or a database (DConn, DbOrParamQry, DBQueryExt, OleDbConn), of a text (TxtQry),
 * and a part that is published elsewhere (WebPub).
 */
const FETCHING = new Set([0x0876, 0x00dc, 0x0803, 0x080a, 0x0805, 0x0801]);
/** Another book, or what another program answers. */
const SUPPORTING_BOOK = 0x01ae;
/** Stands in place of a name: the book itself, and functions of an installed add-in. */
const OWN_BOOKS = new Set([0x0401, 0x3a01]);
/** Range that is summed up, a defined name, a link. */
const [SUMMED_RANGE, NAME, LINK] = [0x0051, 0x0018, 0x01b8];
/** Names under which newer functions are kept that fetch. */
const FETCHING_NAME = /_xlfn\.(_xlws\.)?(webservice|image|rtd|stockhistory|py)\b/i;
/** Class of a link to a file (MS-OSHARED 2.3.7.8). */
const FILE_MONIKER = Buffer.from('0303000000000000c000000000000046', 'hex');
const OTHER_PLACE = /file:|\\\\|(^|[^a-z])[a-z]:\\|(javascript|vbscript|search-ms|ms-[a-z]+):/i;

/**
 * Throws `FileRefused` for the stream of an older workbook that has a macro sheet (which needs no VBA in the file), is
 * password-protected, refers to another book, asks another program or fetches. Source: docs/rules.md 8.15.
 */
export function judgeOlderWorkbook(stream: Buffer): void {
  if (stream.length < 8 || !BEGINNINGS.has(stream.readUInt16LE(0))) refuseContent('damaged');
  for (let at = 0; at + 4 <= stream.length; ) {
    const start = at + 4;
    const end = start + stream.readUInt16LE(at + 2);
    const reason = faultOf(stream.readUInt16LE(at), stream.subarray(start, end));
    if (reason) refuseContent(reason);
    at = end;
  }
}

function faultOf(kind: number, data: Buffer): RefusalReason | null {
  if (kind === PASSWORD) return 'locked';
  if (BEGINNINGS.has(kind)) {
    if (data.length < 4 || data.readUInt16LE(0) !== VERSION) return 'damaged';
    return PARTS.has(data.readUInt16LE(2)) ? null : 'macros';
  }
  if (kind === SHEET) return SHEETS.has(data[5] ?? -1) ? null : 'macros';
  return leadsOutside(kind, data) ? 'outside' : null;
}

function leadsOutside(kind: number, data: Buffer): boolean {
  if (FETCHING.has(kind)) return true;
  if (kind === SUPPORTING_BOOK) return !isOwnBook(data);
  // The place of a range begins with a sign of its own when it lies in another book.
  if (kind === SUMMED_RANGE) return data.length > 9 && data[9] === 1;
  if (kind === NAME) return FETCHING_NAME.test(readableIn(data));
  return kind === LINK && (data.includes(FILE_MONIKER) || OTHER_PLACE.test(readableIn(data)));
}

/** A book that is not used any more has a blank for a name. */
function isOwnBook(data: Buffer): boolean {
  if (data.length < 4) return false;
  const length = data.readUInt16LE(2);
  return OWN_BOOKS.has(length) ? data.length === 4 : length === 1 && (data[5] === 0x20 || data[5] === 0);
}

/** Text of a record, whose characters have one or two bytes each. */
function readableIn(data: Buffer): string {
  return data.toString('latin1').replaceAll('\0', '');
}
