import type { Actor } from '@aval/domain/access/actor';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { type Change, recordChanges } from '../../../change-record/record-change';
import { LONG_COMMAND } from '../../../demand-rows/in-batches';
import type { Services } from '../../../services';
import { type CatalogueEntry, lockCatalogue } from '../../entries/catalogue';
import type { CatalogueImport } from '../catalogue-import';
import { type ImportedSubject, withImport } from '../imports';
import { NOTICES } from '../messages';
import { hashPlan, planImport } from '../plan-import';
import type { PlannedRow } from '../plan-row';
import { loadImportWords } from '../words';
import { insertRows, updateRows } from '../written-table';
import { type ImportWork, WorkLost } from './import-work';
import { readTable } from './read-table';
import { storePlan } from './store-plan';

const ROWS_AT_ONCE = 1_000;

interface AppliedFile {
  subject: string;
  kind: string;
  storageKey: string;
  planHash: string | null;
  createdCount: number;
  changedCount: number;
}

/**
 * Writes all changes of the preview in one transaction. The plan is made again while the catalogue is locked; when it
 * differs, it becomes the new preview and nothing is written. Source: docs/rules.md 5.37.
 */
export async function applyWork(services: Services, actor: Actor, file: AppliedFile, work: ImportWork): Promise<void> {
  const words = await loadImportWords();
  const table = await readTable(services, file, words);
  // Every row is checked once more, then the created and changed ones are written.
  const total = table.rows.length + file.createdCount + file.changedCount;
  await withImport(file.subject as ImportedSubject, async (kind) => {
    const other = await forActor(services.database, actor).run(async (tx) => {
      await lockCatalogue(tx, kind.catalogue.subject);
      // This lock still lets new versions refer to entries, but no entry can be edited, hidden or deleted.
      await tx.$queryRaw`SELECT count(*) FROM (SELECT FROM ${Prisma.raw(kind.table.name)} FOR NO KEY UPDATE) AS locked`;
      const onProgress = (done: number) => work.tell(done, total);
      const rows = await planImport(tx, { kind, table, words, onProgress });
      if ((await hashPlan(rows)) !== file.planHash) return rows;
      // The first rows are told at once, because a fast machine has written all of them before the next report is due.
      const tell = (done: number) =>
        work.tell(table.rows.length + done, total, done <= ROWS_AT_ONCE ? 'at once' : undefined);
      await writeRows(tx, actor, { kind, rows, tell });
      const { importId: id, claim } = work;
      const data = { state: 'applied', claim: null, notice: null, done: total, total };
      const { count } = await tx.catalogueImport.updateMany({ where: { id, claim, state: 'applying' }, data });
      if (count === 0) throw new WorkLost();
      return null;
    }, LONG_COMMAND);
    if (other) await storePlan(services, work, { rows: other, table, notice: NOTICES.changedMeanwhile });
  });
}

interface Writing<Input extends object, Entry extends CatalogueEntry> {
  kind: CatalogueImport<Input, Entry>;
  rows: readonly PlannedRow<Input, Entry>[];
  tell: (done: number) => Promise<void>;
}

async function writeRows<Input extends object, Entry extends CatalogueEntry>(
  tx: Transaction,
  actor: Actor,
  { kind, rows, tell }: Writing<Input, Entry>,
): Promise<void> {
  const made = rows.flatMap(({ entry, written }) => (written && !entry ? [written] : []));
  const edited = rows.flatMap(({ kind: becomes, entry, written }) =>
    written && entry && becomes === 'changed' ? [{ entry, written }] : [],
  );
  const { subject, facts } = kind.catalogue;
  for (let at = 0; at < made.length; at += ROWS_AT_ONCE) {
    const part = made.slice(at, at + ROWS_AT_ONCE);
    const ids = await takeIds(tx, kind.table.name, part.length);
    const numbered = part.map((written, place) => ({ id: ids[place] ?? 0, ...written }));
    await insertRows(tx, kind.table, numbered);
    await recordChanges(
      tx,
      actor,
      numbered.map(
        ({ id, name, companyId, facts: after }): Change => ({
          subject,
          subjectId: id,
          companyId,
          name,
          action: 'create',
          before: null,
          after,
        }),
      ),
    );
    await tell(at + part.length);
  }
  for (let at = 0; at < edited.length; at += ROWS_AT_ONCE) {
    const part = edited.slice(at, at + ROWS_AT_ONCE);
    const updated = part.map(({ entry, written }) => ({ entry, input: written.input }));
    await updateRows(tx, kind.table, updated);
    await kind.updated?.(tx, updated);
    await recordChanges(
      tx,
      actor,
      part.map(
        ({ entry, written }): Change => ({
          subject,
          subjectId: entry.id,
          companyId: written.companyId,
          name: written.name,
          action: 'edit',
          before: facts(entry),
          after: written.facts,
        }),
      ),
    );
    await tell(made.length + at + part.length);
  }
}

/** Takes ids for new entries from the table's sequence. */
async function takeIds(tx: Transaction, table: string, count: number): Promise<number[]> {
  const taken = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id FROM generate_series(1, ${count}::int)`;
  return taken.map(({ id }) => id);
}
