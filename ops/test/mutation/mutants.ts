import { unitOf } from '@aval/domain/congruence/edges/edge.test-support';

/** One figure of a table, moved by one step. */
export interface Mutant {
  table: string;
  /** Slug of its row. */
  row: string;
  /** Path within the row, as `toDose.dose`. */
  path: string;
  before: number;
  after: number;
  /** Sets the figure, and back. */
  apply(): void;
  restore(): void;
}

type Node = Record<string, unknown> | unknown[];

/** Returns the mutants of a row: each figure one step up and one step down. */
function mutantsIn(table: string, row: string, node: Node, path: string): Mutant[] {
  return Object.entries(node).flatMap(([key, value]): Mutant[] => {
    const place = Array.isArray(node) ? `${path}[]` : path ? `${path}.${key}` : key;
    if (typeof value === 'number') {
      return [value + unitOf(value), value - unitOf(value)].map((moved) => {
        const after = Number(moved.toPrecision(12));
        const set = (figure: number) => {
          (node as Record<string, unknown>)[key] = figure;
        };
        return { table, row, path: place, before: value, after, apply: () => set(after), restore: () => set(value) };
      });
    }
    return typeof value === 'object' && value !== null ? mutantsIn(table, row, value as Node, place) : [];
  });
}

/** Days of a cycle count by their number, so that they move by one day more and one less. */
function mutantsOfDays(table: string, row: string, days: number[]): Mutant[] {
  const last = days.at(-1) ?? 0;
  const before = days.length;
  const more: Mutant = {
    table,
    row,
    path: 'days',
    before,
    after: before + 1,
    apply: () => void days.push(last + 1),
    restore: () => void days.pop(),
  };
  if (before < 2) return [more];
  const less: Mutant = {
    table,
    row,
    path: 'days',
    before,
    after: before - 1,
    apply: () => void days.pop(),
    restore: () => void days.push(last),
  };
  return [more, less];
}

/** Returns the mutants of a table. */
export function mutantsOf(table: string, rows: readonly object[]): Mutant[] {
  return rows.flatMap((row) => {
    const { slug, kind, days, ...rest } = row as { slug?: string; drugSlug?: string; kind?: string; days?: number[] };
    const name = slug ?? rest.drugSlug ?? '';
    const figures = mutantsIn(table, name, row as Node, '').filter(({ path }) => !(days && path === 'days[]'));
    return [...figures, ...(days ? mutantsOfDays(table, name, days) : [])].map((mutant) => ({
      ...mutant,
      path: kind ? `${kind} ${mutant.path}` : mutant.path,
    }));
  });
}
