import type { Services } from '../../../services';
import { columnsOfImport, type ImportedSubject, withImport } from '../imports';
import { type MatchedTable, matchHeads } from '../match-heads';
import type { FileKind } from '../reading/judge-file';
import { readFile } from '../reading/read-file';
import type { ImportWords } from '../words';

interface StoredFile {
  subject: string;
  kind: string;
  storageKey: string;
}

/** Reads the rows of a stored file under the columns of its catalogue. Throws `TableRefused`. */
export async function readTable(
  { files }: Pick<Services, 'files'>,
  { subject, kind, storageKey }: StoredFile,
  words: ImportWords,
): Promise<MatchedTable> {
  const bytes = await files.getBytes(storageKey);
  const sheets = await readFile({ kind: kind as FileKind, bytes });
  const catalogue = subject as ImportedSubject;
  const { keyColumns } = withImport(catalogue, (each) => ({ keyColumns: each.keyColumns }));
  return matchHeads(sheets, { columns: columnsOfImport(catalogue), keyColumns }, words);
}
