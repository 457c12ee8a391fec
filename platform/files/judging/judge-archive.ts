import { FileRefused } from '../file-refused';
import { LONGEST_OF_NOTHING, listZipEntries, type ZipEntry } from '../zip-entries';
import { isTameName } from './archive-names';
import type { Content } from './content';
import { declaresDocument, judgeDocument } from './judge-document';
import { endingOf, judgeOf, type TypedJudge } from './judge-entry';
import { type Within, withUnpacked } from './judging';

/**
 * Throws `FileRefused` unless every entry of an archive would be accepted alone, or is text, CSV or XML; stays in the
 * folder where it is unpacked; has a single name; and fits the limits. Source: docs/rules.md 8.15.
 */
export async function judgeArchive(content: Content, within: Within, judge: TypedJudge): Promise<void> {
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

function isAstray({ name, otherName, isEncrypted, isLink, size, compressedSize }: ZipEntry): boolean {
  if (isEncrypted || isLink || !isTameName(name)) return true;
  if (otherName !== null && !(isTameName(otherName) && endingOf(otherName) === endingOf(name))) return true;
  return name.endsWith('/') && (size > 0 || compressedSize > LONGEST_OF_NOTHING);
}

/** Reports the refusal of an entry as one of the archive. */
function asOfArchive(error: unknown): never {
  if (error instanceof FileRefused) throw new FileRefused('forbidden_archive');
  throw error;
}

function refuse(): never {
  throw new FileRefused('forbidden_archive');
}
