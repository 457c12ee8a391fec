import { FileRefused } from '../file-refused';
import { readStreams } from './compound-streams';
import { type Content, wholeOf } from './content';

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

/**
 * Throws `FileRefused` for an older workbook that has a macro sheet (which needs no VBA in the file), is
 * password-protected or unreadable. Source: docs/rules.md 8.15.
 */
export async function judgeOlderWorkbook(content: Content): Promise<void> {
  const streams = readStreams(await wholeOf(content), ['workbook', 'book']);
  if (!streams || streams.length === 0 || !streams.every(isTameWorkbook)) throw new FileRefused('forbidden_content');
}

function isTameWorkbook(stream: Buffer): boolean {
  for (let at = 0; at + 4 <= stream.length; ) {
    const kind = stream.readUInt16LE(at);
    const start = at + 4;
    at = start + stream.readUInt16LE(at + 2);
    if (kind === PASSWORD) return false;
    if (BEGINNINGS.has(kind) && (start + 4 > stream.length || !PARTS.has(stream.readUInt16LE(start + 2)))) return false;
    if (kind === SHEET && !SHEETS.has(stream[start + 5] ?? -1)) return false;
  }
  return true;
}
