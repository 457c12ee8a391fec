import type { RecordedEdges, RecordedRow } from '@aval/domain/congruence/edges/edge.test-support';
import { type Cover, coverFinder } from './covered';
import { loadableDomain } from './load-domain';
import { type Mutant, mutantsOf } from './mutants';
import { readFound, readRecord, writeRecord } from './recorded-edges';
import { REASONS, type Reason, reasonOf } from './unmoved';

/**
 * `npm run mutation [-- table …]`: moves each figure of each table of the reference data by one step, and each threshold
 * of the rules, and replays the recorded edges. Of a mutant that they do not tell it says which row covers it, by requests
 * drawn around the row; if one of these tells it, or nothing is known of it, it survives. With `--record` the requests
 * that tell are recorded anew.
 */
const isRecording = process.argv.includes('--record');
const asked = process.argv.slice(2).filter((each) => each !== '--record');
const { tables, load } = await loadableDomain();
const coverOf = coverFinder(tables, load);
const records = new Map<string, RecordedEdges>();
function recordOf(table: string): RecordedEdges {
  const record = records.get(table) ?? readRecord(table);
  records.set(table, record);
  return record;
}
const RECORDED = [...Object.keys(tables), 'thresholds'].filter(hasRecord);

const foundRecords = new Map<string, RecordedEdges>();
function foundOf(table: string): RecordedEdges {
  const record = foundRecords.get(table) ?? readFound(table);
  foundRecords.set(table, record);
  return record;
}

const bySlug = new Map<string, ReadonlyMap<string, Record<string, unknown>>>();
function rowsBySlug(table: string): ReadonlyMap<string, Record<string, unknown>> {
  const rows = (tables[table] ?? []) as (Record<string, unknown> & { slug: string })[];
  const found = bySlug.get(table) ?? new Map(rows.map((row) => [row.slug, row]));
  bySlug.set(table, found);
  return found;
}

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
 * Edges by which a mutant may be found, the likeliest first: those of its row, those of its table that may read the row,
 * and all others where other tables' edges depend on the row.
 */
function* recordsFor({ table, row }: Pick<Mutant, 'table' | 'row'>): Generator<RecordedEdges> {
  const own = RECORDED.includes(table) ? recordOf(table) : {};
  if (own[row]) yield { [row]: own[row] };
  const found = isRecording ? undefined : foundOf(table)[row];
  if (found) yield { [row]: found };
  yield Object.fromEntries(Object.entries(own).filter(([, { request }]) => mayRead(table, row, request)));
  if (SHARED.includes(table)) for (const other of RECORDED) if (other !== table) yield recordOf(other);
}

/** Whether a request may read a row: schedules are read by their drug, courses by tumour and intention. */
function mayRead(table: string, row: string, { lines, tumour, intention }: RecordedRow['request']): boolean {
  const found = rowsBySlug(table).get(row);
  if (table === 'label-doses') return lines?.[0]?.drug === found?.drugSlug;
  if (table !== 'radiotherapy-plausibility' || !found?.formIntentions) return true;
  return includes(found.tumourTypes, tumour) && includes(found.formIntentions, intention);
}

function includes(list: unknown, each: string | undefined): boolean {
  return each !== undefined && (list as readonly string[]).includes(each);
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

function isSkipped(mutant: Mutant): boolean {
  return reasonOf(mutant)?.isSkipped ?? false;
}

/** Reasons that an untold mutant had. */
const used = new Set<Reason | null>();

interface Survivor {
  mutant: Mutant;
  cover: Cover | null;
}

/** Says what became of the mutants of a table, and of each untold one why. */
function report(table: string, mutants: number, untold: readonly Mutant[], since: number): void {
  for (const each of untold) used.add(reasonOf(each));
  const unexplained = untold.filter((each) => !reasonOf(each));
  const looked = unexplained.map((mutant): Survivor => ({ mutant, cover: coverOf(mutant) }));
  const found = looked.flatMap(({ cover }) => (cover?.kind === 'told' ? [cover.by] : []));
  if (isRecording && found.length > 0) writeRecord(`${table}.found`, load().recordOf(found));
  const survivors = looked.filter(({ cover }) => !cover || (cover.kind === 'told' && !isRecording));
  const covered = looked.filter(({ cover }) => cover && cover.kind !== 'told');
  const told = mutants - untold.length + (isRecording ? found.length : 0);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(
    `${table}: ${mutants} mutants, ${told} told, ${untold.length - unexplained.length} explained, ${covered.length} covered, ${survivors.length} survive, ${seconds} s`,
  );
  for (const { mutant, cover } of [...covered, ...survivors])
    console.log(`  ${mutant.row}, ${mutant.path}: ${mutant.before} -> ${mutant.after}, ${sayOf(cover)}`);
  if (survivors.length > 0) process.exitCode = 1;
}

function sayOf(cover: Cover | null): string {
  if (!cover) return 'survives';
  if (cover.kind === 'told')
    return `survives, but a request of ${cover.by.rule} tells it: npm run mutation -- --record`;
  return cover.kind === 'covered' ? `covered by ${cover.by}` : `read by none of ${cover.requests} requests`;
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

/** A reason that no untold mutant has is out of date. */
const idle = asked.length === 0 ? REASONS.filter((each) => !used.has(each)) : [];
for (const { table, path, because } of idle) console.log(`no figure needs this reason: ${table}, ${path}: ${because}`);
if (idle.length > 0) process.exitCode = 1;
