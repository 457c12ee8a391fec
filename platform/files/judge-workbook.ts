import { open } from 'node:fs/promises';
import { isFileRefused } from './file-refused';
import { readFileType } from './file-type';
import { listZipEntries, unpacksWithin } from './zip-entries';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type WorkbookJudgement = 'workbook' | 'other' | 'unpacks_too_large';

/** Whether a file is an Excel workbook without programs and password that, unpacked, is no longer than that; told by its content. */
export async function judgeWorkbook(path: string, longest: number): Promise<WorkbookJudgement> {
  const type = await readFileType(path).catch((error: unknown) => {
    if (isFileRefused(error)) return null;
    throw error;
  });
  if (type?.mediaType !== WORKBOOK) return 'other';
  const file = await open(path);
  try {
    const entries = await listZipEntries(file);
    return entries && (await unpacksWithin(file, entries, longest)) ? 'workbook' : 'unpacks_too_large';
  } finally {
    await file.close();
  }
}
