import { FileRefused } from '../file-refused';
import { readStreams } from './compound-streams';
import { type Content, wholeOf } from './content';

/** Records of a workbook (MS-XLS 2.3): what begins one of its parts in each version, a sheet's place and kind, and that it lies under a password. */
const BEGINNINGS = new Set([0x0009, 0x0209, 0x0409, 0x0809]);
const [SHEET, PASSWORD] = [0x0085, 0x002f];
/** Kinds of parts: the whole, a sheet, a chart. All else is a sheet or a module of macros. */
const PARTS = new Set([0x0005, 0x0010, 0x0020]);
/** Kinds of sheets, as the list of them says. */
const SHEETS = new Set([0, 2]);

/**
 * Throws FileRefused for an older workbook that has a sheet of macros (which need no programs in the file), lies under a password or cannot be read.
 * Source: docs/rules.md 8.15.
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
