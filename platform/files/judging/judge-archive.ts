import { FileRefused } from '../file-refused';
import { LONGEST_OF_NOTHING, listZipEntries, type ZipEntry } from '../zip-entries';
import { isTameName, lastSegment } from './archive-names';
import type { Content } from './content';
import { beginsWith, judgeDicom } from './judge-dicom';
import { declaresDocument, judgeDocument } from './judge-document';
import { judgeCsv, judgeText, judgeXml } from './judge-text';
import { type JudgeFile, type Within, withUnpacked } from './judging';

type Judge = (content: Content, within: Within) => Promise<unknown>;

/** Extensions grouped by kind, since users and programs mix them up within a kind; content decides. */
const KINDS: readonly (readonly string[])[] = [
  ['pdf'],
  ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'tif', 'tiff', 'heic', 'heif'],
  ['dcm', 'dicom'],
  ['doc', 'dot', 'docx', 'odt', 'rtf'],
  ['xls', 'xlt', 'xlsx', 'ods'],
  ['zip'],
  ['eml'],
  ['msg'],
];

/** Types accepted in an archive but not alone: their content has no signature, so the extension tells them. */
const TEXTS: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ['txt', judgeText],
  ['csv', judgeCsv],
  ['xml', judgeXml],
]);

/**
 * Throws `FileRefused` unless every entry of an archive would be accepted alone, or is text, CSV or XML; stays in the
 * folder where it is unpacked; has a single name; and fits the limits. Source: docs/rules.md 8.15.
 */
export async function judgeArchive(content: Content, within: Within, judge: JudgeFile & TypedJudge): Promise<void> {
  const entries = await listZipEntries(content);
  if (!entries || entries.length === 0 || entries.some(isAstray)) return refuse();
  const names = entries.map(({ name }) => name.normalize('NFC').toLowerCase().replace(/\/$/, ''));
  if (new Set(names).size < names.length) refuse();
  if (entries.some(({ name }) => declaresDocument(name))) await judgeDocument(content, within, judge);
  within.allowance.takeEntries(entries);
  for (const entry of entries) {
    if (entry.name.endsWith('/')) continue;
    const look = judgeOf(entry.name, judge);
    await withUnpacked({ content, within }, entry, look).catch(asOfArchive);
  }
}

/** Also returns the type of the file. */
type TypedJudge = (content: Content, within: Within) => Promise<{ extension: string }>;

function isAstray({ name, otherName, isEncrypted, isLink, size, compressedSize }: ZipEntry): boolean {
  if (isEncrypted || isLink || !isTameName(name)) return true;
  if (otherName !== null && !(isTameName(otherName) && endingOf(otherName) === endingOf(name))) return true;
  return name.endsWith('/') && (size > 0 || compressedSize > LONGEST_OF_NOTHING);
}

function judgeOf(name: string, judge: TypedJudge): Judge {
  const ending = endingOf(name);
  if (lastSegment(name) === '.DS_Store') return judgeMacFile(FOLDER_HEAD);
  const accompanied = COMPANION.exec(name)?.[1];
  if (accompanied !== undefined) return mayBeAccompanied(accompanied) ? judgeMacFile(COMPANION_HEAD) : refuse;
  // Image discs have files without extension.
  if (ending === null) return judgeNameless;
  const text = TEXTS.get(ending);
  if (text) return text;
  const kind = KINDS.find((endings) => endings.includes(ending));
  if (!kind) return refuse;
  return async (content, within) => {
    if (!kind.includes((await judge(content, within)).extension)) refuse();
  };
}

function endingOf(name: string): string | null {
  const segment = lastSegment(name);
  return segment.includes('.') ? (segment.split('.').at(-1) ?? '').toLowerCase() : null;
}

/** AppleDouble files, added by macOS with the disk's data about each file. */
const COMPANION = /^__MACOSX\/(?:.*\/)?\._([^/]*)$/;

/**
 * Whether a file may have a companion: other systems open the companion by that file's extension. Folders (`Dr. Pérez`,
 * `v1.2`) have no extension, or none that opens anything.
 */
function mayBeAccompanied(name: string): boolean {
  const ending = endingOf(name);
  if (ending === null || /^\d+$|\s/.test(ending)) return true;
  return TEXTS.has(ending) || KINDS.some((endings) => endings.includes(ending));
}

const FOLDER_HEAD = Buffer.from('\0\0\0\x01Bud1', 'latin1');
const COMPANION_HEAD = Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0]);

function judgeMacFile(head: Buffer): Judge {
  return async (content) => {
    if (!(await beginsWith(content, head))) refuse();
  };
}

async function judgeNameless(content: Content): Promise<void> {
  if ((await content.mediaType()) !== 'application/dicom') refuse();
  await judgeDicom(content);
}

/** Reports the refusal of an entry as one of the archive. */
function asOfArchive(error: unknown): never {
  if (error instanceof FileRefused) throw new FileRefused('forbidden_archive');
  throw error;
}

function refuse(): never {
  throw new FileRefused('forbidden_archive');
}
