import type { RecordedEdges } from '@aval/domain/congruence/edges/edge.test-support';
import { loadableDomain } from './load-domain';
import { type Mutant, mutantsOf } from './mutants';
import { readRecord } from './recorded-edges';
import { reasonOf } from './unmoved';

/**
 * `npm run mutation [-- table …]`: moves each figure of each table of the reference data by one step, and each threshold
 * of the rules, and replays the recorded edges. A mutant that changes nothing that is said survives.
 */
const asked = process.argv.slice(2);
const { tables, load } = await loadableDomain();
const records = new Map<string, RecordedEdges>();
function recordOf(table: string): RecordedEdges {
  const record = records.get(table) ?? readRecord(table);
  records.set(table, record);
  return record;
}
const RECORDED = [...Object.keys(tables), 'thresholds'].filter(hasRecord);

function hasRecord(table: string): boolean {
  try {
    return Object.keys(recordOf(table)).length > 0;
  } catch {
    return false;
  }
}

/** Tables whose rows decide where another table's edges are, too. */
const SHARED = ['dose-limits'];

/**
 * Edges by which a mutant may be found, the likeliest first: those of its row, those of its table (of schedules the same
 * drug's, since no other reads them), and all others where other tables' edges depend on the row.
 */
function* recordsFor({ table, row }: Pick<Mutant, 'table' | 'row'>): Generator<RecordedEdges> {
  const own = RECORDED.includes(table) ? recordOf(table) : {};
  const ofRow = own[row];
  if (ofRow) yield { [row]: ofRow };
  const drug = table === 'label-doses' ? ofRow?.request.lines?.[0]?.drug : undefined;
  yield drug ? ofDrug(own, drug) : own;
  if (SHARED.includes(table)) for (const other of RECORDED) if (other !== table) yield recordOf(other);
}

function ofDrug(record: RecordedEdges, drug: string): RecordedEdges {
  return Object.fromEntries(Object.entries(record).filter(([, { request }]) => request.lines?.[0]?.drug === drug));
}

/** Whether a recorded edge tells the moved figure; a table that no longer loads tells, too. */
function isTold(mutant: Mutant): boolean {
  mutant.apply();
  try {
    const { differencesFrom } = load();
    for (const record of recordsFor(mutant)) if (differencesFrom(record).length > 0) return true;
    return false;
  } catch {
    return true;
  } finally {
    mutant.restore();
  }
}

/** Whether nothing that is said can depend on the figure. */
function isSkipped(mutant: Mutant): boolean {
  const reason = reasonOf(mutant);
  return reason !== null && !reason.isTried;
}

function report(table: string, mutants: number, survivors: readonly Mutant[], since: number): void {
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  const unexplained = survivors.filter((each) => !reasonOf(each));
  console.log(
    `${table}: ${mutants} mutants, ${mutants - survivors.length} told, ${survivors.length - unexplained.length} explained, ${unexplained.length} survive, ${seconds} s`,
  );
  for (const { row, path, before, after } of unexplained) console.log(`  ${row}, ${path}: ${before} -> ${after}`);
  if (unexplained.length > 0) process.exitCode = 1;
}

for (const [table, rows] of Object.entries(tables)) {
  if (asked.length > 0 && !asked.includes(table)) continue;
  const since = Date.now();
  const mutants = mutantsOf(table, rows);
  if (mutants.length === 0) continue;
  report(
    table,
    mutants.length,
    mutants.filter((mutant) => isSkipped(mutant) || !isTold(mutant)),
    since,
  );
}

/** Thresholds that stand in rules are moved by the settings of a company. */
if (asked.length === 0 || asked.includes('thresholds')) {
  const since = Date.now();
  const { RULES, differencesFrom } = load();
  const mutants = RULES.flatMap(({ id, thresholds }) =>
    Object.entries(thresholds).flatMap(([path, before]) =>
      [before + 1, before - 1].map(
        (after): Mutant => ({
          table: 'thresholds',
          row: id,
          path,
          before,
          after,
          apply: () => {},
          restore: () => {},
        }),
      ),
    ),
  );
  const survivors = mutants.filter(({ row, path, after }) => {
    const settings = { [row]: { thresholds: { [path]: after } } };
    return !RECORDED.map(recordOf).some((record) => differencesFrom(record, settings).length > 0);
  });
  report('thresholds', mutants.length, survivors, since);
}
