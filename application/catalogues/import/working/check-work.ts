import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../../services';
import { type ImportedSubject, withImport } from '../imports';
import { NOTICES, said } from '../messages';
import { planImport } from '../plan-import';
import type { PlannedRow } from '../plan-row';
import { loadImportWords } from '../words';
import type { ImportWork } from './import-work';
import { readTable } from './read-table';
import { storePlan } from './store-plan';

const LIMITS = { timeoutMs: 120_000 };

interface CheckedFile {
  subject: string;
  kind: string;
  storageKey: string;
}

/** Reads a file, plans its changes and stores them as the preview. Throws `TableRefused`. */
export async function checkWork(services: Services, actor: Actor, file: CheckedFile, work: ImportWork): Promise<void> {
  const words = await loadImportWords();
  const table = await readTable(services, file, words);
  const total = table.rows.length;
  await work.tell(0, total);
  await withImport(file.subject as ImportedSubject, async (kind) => {
    const onProgress = (done: number) => work.tell(done, total);
    const rows = await forActor(services.database, actor).run(
      (tx) => planImport(tx, { kind, table, words, onProgress }),
      LIMITS,
    );
    await storePlan(services, work, { rows, table, notice: columnsMissing(rows) });
  });
}

/** Returns one notice for all rows that lack a column. */
function columnsMissing(rows: readonly PlannedRow<unknown, unknown>[]): string | null {
  const columns = [...new Set(rows.flatMap(({ missing }) => missing))].join(',');
  return columns === '' ? null : said(NOTICES.columnsMissing, { columns });
}
