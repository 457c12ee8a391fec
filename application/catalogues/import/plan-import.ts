import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '@aval/prisma/scope';
import type { CatalogueEntry } from '../entries/catalogue';
import type { CatalogueImport } from './catalogue-import';
import { foldTexts } from './fold-texts';
import type { MatchedTable } from './match-heads';
import { ISSUES, said } from './messages';
import { type PlannedRow, planRow } from './plan-row';
import { ROWS_AT_ONCE, valueIn } from './reading/table-sheet';
import type { ImportWords } from './words';

export interface Planning<Input extends object, Entry extends CatalogueEntry> {
  kind: CatalogueImport<Input, Entry>;
  table: MatchedTable;
  words: ImportWords;
  /** Called every few rows; other work of the process runs in between. */
  onProgress: (done: number) => Promise<void>;
}

const ENTRIES_AT_ONCE = 2_000;

/**
 * Plans the changes that a file makes to the catalogue as this transaction sees it. Equal files and catalogues give
 * equal plans.
 */
export async function planImport<Input extends object, Entry extends CatalogueEntry>(
  tx: Transaction,
  { kind, table, words, onProgress }: Planning<Input, Entry>,
): Promise<PlannedRow<Input, Entry>[]> {
  const others = await kind.loadOthers(tx);
  const entries = await findAll(tx, kind);
  const folded = table.places.flatMap((name, place) => (name && kind.foldedColumns.includes(name) ? [place] : []));
  const texts = table.rows.flatMap(({ cells }) => folded.map((place) => String(valueIn(cells[place] ?? null) ?? '')));
  const fold = await foldTexts(tx, [...kind.foldedTexts(entries, others), ...texts]);
  const reader = kind.open({ entries, others, fold, words });
  const rows: PlannedRow<Input, Entry>[] = [];
  for (const row of table.rows) {
    rows.push(planRow({ kind, reader, words, places: table.places }, row));
    if (rows.length % ROWS_AT_ONCE !== 0) continue;
    await onProgress(rows.length);
    await setImmediate();
  }
  return refuseTwins(rows);
}

async function findAll<Input extends object, Entry extends CatalogueEntry>(
  tx: Transaction,
  { catalogue }: CatalogueImport<Input, Entry>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const found = await catalogue.findAfter(tx, entries.at(-1)?.id ?? 0, ENTRIES_AT_ONCE);
    entries.push(...found);
    if (found.length < ENTRIES_AT_ONCE) return entries;
  }
}

/**
 * Refuses a row for an entry that an earlier row already edits or creates, since neither is certain to be the right
 * one.
 */
function refuseTwins<Input, Entry extends CatalogueEntry>(
  rows: PlannedRow<Input, Entry>[],
): PlannedRow<Input, Entry>[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const marks = [row.entry ? `entry ${row.entry.id}` : null, row.key === null ? null : `key ${row.key}`];
    const twin = marks
      .map((mark) => (mark === null ? undefined : first.get(mark)))
      .find((number) => number !== undefined);
    for (const mark of marks) if (mark !== null && !first.has(mark)) first.set(mark, row.number);
    if (twin === undefined) return row;
    const issue = { column: null, message: said(ISSUES.sameInFile, { row: twin }) };
    return { ...row, kind: 'wrong', changes: [], issues: [...row.issues, issue], written: null };
  });
}

/** Hashes a plan; plans with the same changes have the same hash. */
export async function hashPlan(rows: readonly PlannedRow<unknown, CatalogueEntry>[]): Promise<string> {
  const hash = createHash('sha256');
  for (const [place, { number, kind, entry, changes, issues }] of rows.entries()) {
    hash.update(JSON.stringify([number, kind, entry?.id, entry?.revision, changes, issues]));
    if (place % ROWS_AT_ONCE === 0) await setImmediate();
  }
  return hash.digest('hex');
}
