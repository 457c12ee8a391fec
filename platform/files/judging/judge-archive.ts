import { FileRefused } from '../file-refused';
import { LONGEST_OF_NOTHING, listZipEntries, type ZipEntry } from '../zip-entries';
import { isTameName, lastSegment } from './archive-names';
import type { Content } from './content';
import { beginsWith, judgeDicom } from './judge-dicom';
import { declaresDocument, judgeDocument } from './judge-document';
import { judgeCsv, judgeText, judgeXml } from './judge-text';
import { type JudgeFile, type Within, withUnpacked } from './judging';

type Judge = (content: Content, within: Within) => Promise<unknown>;

/** Files of one kind, by the endings that people and programs mix up: each is judged by what it is. */
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

/** What is taken within an archive and not by itself: their content has no kind of its own, so that they are told by their ending. */
const TEXTS: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ['txt', judgeText],
  ['csv', judgeCsv],
  ['xml', judgeXml],
]);

/**
 * Throws FileRefused unless everything in an archive would be taken by itself, or is a text, a table or XML; stays in the folder where somebody
 * unpacks it; says one name of itself; and fits. Source: docs/rules.md 8.15.
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

/** It says what a file is, too. */
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
  // Discs of pictures name them so.
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

/** Whoever packs on a Mac sends along how folders are shown, and in a file of its own what the disk knows of each. */
const COMPANION = /^__MACOSX\/(?:.*\/)?\._([^/]*)$/;

/** Another system opens it by the ending of the file that it accompanies; one of a folder (`Dr. Pérez`, `v1.2`) has none, or none that opens anything. */
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

/** Of what a file within is refused for, the sender is told that it is in the archive. */
function asOfArchive(error: unknown): never {
  if (error instanceof FileRefused) throw new FileRefused('forbidden_archive');
  throw error;
}

function refuse(): never {
  throw new FileRefused('forbidden_archive');
}
