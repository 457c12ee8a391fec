import type { Edge } from '@aval/domain/congruence/edges/edge.test-support';
import type { Tables } from './load-domain';
import type { Mutant } from './mutants';
import type * as Replay from './replay.test-support';

/** What is known of a figure that no recorded edge tells. */
export type Cover =
  | { kind: 'told'; by: Edge }
  /** Rows that hold every request of the row in its place. */
  | { kind: 'covered'; by: string }
  | { kind: 'unread'; requests: number };

type Row = Record<string, unknown> & { slug: string };

/** Rows beside one that may be read in its place, by table: those of its drug, or of one of its tumours. */
function neighboursOf(table: string, rows: readonly Row[], own: Row): Row[] {
  const others = rows.filter((row) => row !== own && row.kind !== 'bound' && row.kind !== 'cap');
  if (table !== 'radiotherapy-plausibility') return others.filter(({ drugSlug }) => drugSlug === own.drugSlug);
  const tumours = own.tumourTypes as readonly string[];
  return others.filter(({ tumourTypes }) =>
    (tumourTypes as string[] | undefined)?.some((each) => tumours.includes(each)),
  );
}

/** Returns a row that no request reads, since it is of no drug and no tumour. */
function unreadable(row: object): object {
  return { ...row, drugSlug: '', tumourTypes: [] };
}

/** Tables whose rows are read beside those of a table. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { 'label-doses': ['dose-limits'] };

/** Returns a function that looks for a request which tells a mutant and, where there is none, for the rows that cover it. */
export function coverFinder(tables: Tables, load: () => typeof Replay): (mutant: Mutant) => Cover | null {
  const original = load();
  const probesByRow = new Map<string, { probes: readonly Edge[]; before: string[]; alone: string[] | null }>();
  const told = (probes: readonly Edge[]) => {
    const { toldAround } = load();
    return probes.map((probe) => toldAround(probe).join());
  };

  function probesOf({ table, row }: Mutant) {
    const found = probesByRow.get(`${table} ${row}`);
    if (found) return found;
    const probes = original.probesOf(table, row);
    const made = { probes, before: probes.map((probe) => original.toldAround(probe).join()), alone: null };
    probesByRow.set(`${table} ${row}`, made);
    return made;
  }

  function withMutant<Result>(mutant: Mutant, run: () => Result): Result {
    mutant.apply();
    try {
      return run();
    } finally {
      mutant.restore();
    }
  }

  /** Runs with a row and some of its neighbours alone. */
  function withOnly<Result>(
    table: string,
    kept: ReadonlySet<object>,
    left: ReadonlySet<object>,
    run: () => Result,
  ): Result {
    const names = [table, ...(BESIDE[table] ?? [])];
    const before = names.map((name) => [name, tables[name] ?? []] as const);
    for (const [name, rows] of before)
      tables[name] = rows.map((row) => (left.has(row) && !kept.has(row) ? unreadable(row) : row));
    try {
      return run();
    } finally {
      for (const [name, rows] of before) tables[name] = rows;
    }
  }

  return (mutant) => {
    const { table } = mutant;
    const entry = probesOf(mutant);
    const { probes, before } = entry;
    const own = ((tables[table] ?? []) as Row[]).find(({ slug }) => slug === mutant.row);
    if (probes.length === 0 || !own) return null;
    const after = withMutant(mutant, () => told(probes));
    const by = probes.find((_, at) => before[at] !== after[at]);
    if (by) return { kind: 'told', by: { ...by, field: mutant.path } };
    const neighbours = [table, ...(BESIDE[table] ?? [])].flatMap((name) =>
      neighboursOf(table, tables[name] as Row[], own),
    );
    const left = new Set(neighbours);
    const alone = entry.alone ?? withOnly(table, new Set(), left, () => told(probes));
    entry.alone = alone;
    const moved = withOnly(table, new Set(), left, () => withMutant(mutant, () => told(probes)));
    const telling = probes.filter((_, at) => alone[at] !== moved[at]);
    if (telling.length === 0) return { kind: 'unread', requests: probes.length };
    const covers = (kept: ReadonlySet<object>) =>
      withOnly(table, kept, left, () => {
        const usual = told(telling);
        return withMutant(mutant, () => told(telling)).every((each, at) => each === usual[at]);
      });
    const single = neighbours.find((row) => covers(new Set([row])));
    return { kind: 'covered', by: single?.slug ?? neighbours.map(({ slug }) => slug).join(' + ') };
  };
}
