import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';

type Cycles = Pick<LineReport, 'cycles'>;

/** Returns the cycles that a table's figures cover; null when they start with the first. */
function covered(lines: readonly Cycles[]): { first: number; last: number } | null {
  const known = lines.flatMap(({ cycles }) => cycles ?? []);
  const first = Math.min(...known.map((each) => each.first));
  const last = Math.max(...known.map((each) => each.last));
  return known.length > 0 && first > 1 ? { first, last } : null;
}

/** Whether there are cycles before the requested ones. */
export function hasEarlierCycles(lines: readonly Cycles[]): boolean {
  return covered(lines) !== null;
}

/** Returns the header of their column: "Ciclos 3 a 6", or that it covers all. Needs the catalogue `report`. */
export function describeCycles({ t }: i18n, lines: readonly Cycles[]): string {
  const range = covered(lines);
  if (!range) return t('report:doses.course');
  return t(range.first === range.last ? 'report:doses.cycles.one' : 'report:doses.cycles.many', range);
}

/** Returns a note on a line whose drug ends before the last cycle, or whose dose varies; null for other lines. */
export function describeLineCycles({ t }: i18n, { cycles }: Cycles, lines: readonly Cycles[]): string | null {
  if (!cycles) return null;
  if (cycles.varies) return t('report:doses.varies');
  const last = Math.max(...lines.map((each) => each.cycles?.last ?? 0));
  if (cycles.last === last) return null;
  const { first } = cycles;
  return t(first === cycles.last ? 'report:doses.cyclesOfLine.one' : 'report:doses.cyclesOfLine.many', {
    first,
    last: cycles.last,
  });
}
