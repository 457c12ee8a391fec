import { isFileRefused } from './file-refused';
import { readFileType } from './file-type';
import { withFile } from './judging/content';
import { listZipEntries, unpacksWithin } from './zip-entries';

const WORKBOOKS = new Set([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
]);

export type WorkbookJudgement = 'workbook' | 'other' | 'unpacks_too_large';

/**
 * Determines by its content whether a file is an Excel workbook without macros and password, at most `longest` bytes
 * when unpacked. Checks the length first, so that little of a long file is read. Throws `FileRefused` with the reason
 * for
 * which one is refused.
 */
export async function judgeWorkbook(path: string, longest: number): Promise<WorkbookJudgement> {
  const isTooLong = await withFile(path, async (content) => {
    const entries = await listZipEntries(content);
    return entries === 'too_large' || (Array.isArray(entries) && !(await unpacksWithin(content, entries, longest)));
  });
  if (isTooLong) return 'unpacks_too_large';
  const type = await readFileType(path).catch((error: unknown) => {
    // A refusal without a reason only means a type that is not accepted, so the caller says that a workbook is
    // expected.
    if (isFileRefused(error) && error.reason === null) return null;
    throw error;
  });
  return type && WORKBOOKS.has(type.mediaType) ? 'workbook' : 'other';
}
