import type { Transaction } from '@aval/prisma/scope';
import type { Services } from '../../../services';
import type { CatalogueEntry } from '../../entries/catalogue';
import { ROW_KINDS } from '../import-state';
import type { MatchedTable } from '../match-heads';
import { hashPlan } from '../plan-import';
import type { PlannedRow } from '../plan-row';
import { type ImportWork, WorkLost } from './import-work';

const ROWS_AT_ONCE = 1_000;
const LIMITS = { timeout: 60_000 };

export interface StoredPlan {
  rows: readonly PlannedRow<unknown, CatalogueEntry>[];
  table: MatchedTable;
  /** Message about the preview as a whole; null when there is none. */
  notice: string | null;
}

/** Stores a preview in place of the previous one. */
export async function storePlan(
  { database }: Pick<Services, 'database'>,
  { importId, claim }: ImportWork,
  { rows, table, notice }: StoredPlan,
): Promise<void> {
  const planHash = await hashPlan(rows);
  const [createdCount, changedCount, unchangedCount, wrongCount] = ROW_KINDS.map(
    (kind) => rows.filter((row) => row.kind === kind).length,
  );
  await database.$transaction(async (tx) => {
    await tx.catalogueImportRow.deleteMany({ where: { importId } });
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await insertRows(tx, importId, rows.slice(at, at + ROWS_AT_ONCE));
    const { count } = await tx.catalogueImport.updateMany({
      where: { id: importId, claim },
      data: {
        state: 'ready',
        claim: null,
        planHash,
        notice,
        problem: null,
        done: rows.length,
        total: rows.length,
        sheet: table.sheet,
        unreadHeads: table.unreadHeads,
        createdCount: createdCount ?? 0,
        changedCount: changedCount ?? 0,
        unchangedCount: unchangedCount ?? 0,
        wrongCount: wrongCount ?? 0,
      },
    });
    if (count === 0) throw new WorkLost();
  }, LIMITS);
}

/** Limit for the stored name, since texts of a file may be of any length. */
const LONGEST_NAME = 300;

async function insertRows(tx: Transaction, importId: string, rows: StoredPlan['rows']): Promise<void> {
  const sent = rows.map(({ number, kind, name, entry, changes, issues }) => ({
    number,
    kind,
    name: name.slice(0, LONGEST_NAME).toWellFormed(),
    entryId: entry?.id ?? null,
    hidden: entry?.hidden ?? false,
    changes,
    issues,
  }));
  await tx.$executeRaw`
    INSERT INTO catalogue_import_row (import_id, number, kind, name, entry_id, hidden, changes, issues)
    SELECT ${importId}::uuid, number, kind, name, "entryId", hidden, changes, issues
    FROM jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      AS sent (number int, kind text, name text, "entryId" int, hidden boolean, changes jsonb, issues jsonb)`;
}
