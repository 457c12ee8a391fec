import { FileRefused, refuseArchive } from '../file-refused';
import { LONGEST_OF_NOTHING, listZipEntries, type ZipEntry } from '../zip-entries';
import { isTameName, shownName } from './archive-names';
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
  if (!Array.isArray(entries)) return refuseArchive(entries);
  if (entries.every(({ name }) => name.endsWith('/'))) refuseArchive('empty');
  if (entries.some(({ isEncrypted }) => isEncrypted)) refuseArchive('locked');
  const astray = entries.find(isAstray);
  if (astray) refuseArchive('name', shownName(astray.name));
  const names = entries.map(({ name }) => name.normalize('NFC').toLowerCase().replace(/\/$/, ''));
  if (new Set(names).size < names.length) refuseArchive('ambiguous');
  if (entries.some(({ name }) => declaresDocument(name))) await judgeDocument(content, within, judge);
  within.allowance.takeEntries(entries);
  const isStudy = entries.some(({ name }) => STUDY.test(name));
  for (const entry of entries) {
    if (entry.name.endsWith('/')) continue;
    const look = judgeOf(entry.name, judge);
    await withUnpacked({ content, within }, entry, look).catch((error: unknown) =>
      asOfArchive(error, entry.name, isStudy),
    );
  }
}

/** Directory and pictures of a study of DICOM, as discs and viewers name them. */
const STUDY = /(^|\/)dicomdir$|\.dcm$/i;

function isAstray({ name, otherName, isLink, size, compressedSize }: ZipEntry): boolean {
  if (isLink || !isTameName(name)) return true;
  if (otherName !== null && !(isTameName(otherName) && endingOf(otherName) === endingOf(name))) return true;
  return name.endsWith('/') && (size > 0 || compressedSize > LONGEST_OF_NOTHING);
}

/** Reports the refusal of an entry as one of the archive. */
function asOfArchive(error: unknown, name: string, isStudy: boolean): never {
  if (!(error instanceof FileRefused)) throw error;
  const reason = error.reason ?? 'type';
  // Limits are those of the whole upload.
  if (reason === 'too_large') refuseArchive(reason);
  // Name the inner file only once: an archive within has named what lies deeper.
  return refuseArchive(isStudy && reason === 'type' ? 'study' : reason, error.holding ?? shownName(name));
}
