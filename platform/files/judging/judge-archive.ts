import { open } from 'node:fs/promises';
import { FileRefused } from '../file-refused';
import { LONGEST_OF_NOTHING, listZipEntries, type ZipEntry } from '../zip-entries';
import { isTameName, lastSegment } from './archive-names';
import { declaresDocument, judgeDocument } from './judge-document';
import { judgeCsv, judgeDicom, judgeText, judgeXml } from './judge-text';
import { type JudgeFile, type Within, withUnpacked } from './judging';

type Judge = (path: string, within: Within) => Promise<unknown>;

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
const TEXTS: Readonly<Record<string, Judge>> = { txt: judgeText, csv: judgeCsv, xml: judgeXml };

/**
 * Throws FileRefused unless everything in an archive would be taken by itself, or is a text, a table or XML; stays in the folder where somebody
 * unpacks it; says one name of itself; and fits. Source: docs/rules.md 8.15.
 */
export async function judgeArchive(path: string, within: Within, judge: JudgeFile & TypedJudge): Promise<void> {
  const file = await open(path);
  try {
    const entries = await listZipEntries(file);
    if (!entries || entries.length === 0 || entries.some(isAstray)) return refuse();
    const names = entries.map(({ name }) => name.normalize('NFC').toLowerCase().replace(/\/$/, ''));
    if (new Set(names).size < names.length) refuse();
    if (entries.some(({ name }) => declaresDocument(name))) await judgeDocument(path, within, judge);
    within.allowance.takeEntries(entries);
    for (const entry of entries) {
      if (entry.name.endsWith('/')) continue;
      const look = judgeOf(entry.name, judge);
      await withUnpacked({ file, path, within }, entry, look).catch(asOfArchive);
    }
  } finally {
    await file.close();
  }
}

/** It says what a file is, too. */
type TypedJudge = (path: string, within: Within) => Promise<{ extension: string }>;

function isAstray({ name, otherName, isEncrypted, isLink, size, compressedSize }: ZipEntry): boolean {
  if (isEncrypted || isLink || !isTameName(name)) return true;
  if (otherName !== null && !(isTameName(otherName) && endingOf(otherName) === endingOf(name))) return true;
  return name.endsWith('/') && (size > 0 || compressedSize > LONGEST_OF_NOTHING);
}

function judgeOf(name: string, judge: TypedJudge): Judge {
  const ending = endingOf(name);
  if (isOfMac(name)) return judgeMacFile;
  // Discs of pictures name them so.
  if (ending === null) return judgeDicom;
  const text = TEXTS[ending];
  if (text) return text;
  const kind = KINDS.find((endings) => endings.includes(ending));
  if (!kind) return refuse;
  return async (path, within) => {
    if (!kind.includes((await judge(path, within)).extension)) refuse();
  };
}

function endingOf(name: string): string | null {
  const segment = lastSegment(name);
  return segment.includes('.') ? (segment.split('.').at(-1) ?? '').toLowerCase() : null;
}

/** Whoever packs on a Mac sends along how folders are shown and what the disk knows of each file. */
function isOfMac(name: string): boolean {
  return lastSegment(name) === '.DS_Store' || /^__MACOSX\/(.*\/)?\._[^/]*$/.test(name);
}

const MAC_HEADS = [Buffer.from('\0\0\0\x01Bud1', 'latin1'), Buffer.from([0, 5, 0x16, 7])];

async function judgeMacFile(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (!MAC_HEADS.some((head) => buffer.subarray(0, head.length).equals(head))) refuse();
  } finally {
    await file.close();
  }
}

/** Of what a file within is refused for, the sender is told that it is in the archive. */
function asOfArchive(error: unknown): never {
  if (error instanceof FileRefused) throw new FileRefused('forbidden_archive');
  throw error;
}

function refuse(): never {
  throw new FileRefused('forbidden_archive');
}
