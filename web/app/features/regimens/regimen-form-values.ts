import type { Regimen, RegimenLine } from '@aval/domain/reference/regimen';
import { cycleLengthOf } from '@aval/domain/reference/regimen-sessions';
import { doiOf } from '@aval/domain/validation/catalogues/regimen-schema';

/** Returns the initial values of a regimen's form as typed text; empty values are undefined. */
export function regimenFormValues(content: Regimen, write: (figure: number) => string) {
  const { name, tumourType, intentions, plannedCycles, lines, source } = content;
  return {
    name,
    tumourType,
    intentions: [...intentions],
    cycleLengthDays: write(cycleLengthOf(content)),
    plannedCycles: textOf(plannedCycles, write),
    lines: lines.map((line) => lineValues(line, write)),
    citation: source.citation,
    doi: doiOf(source.where) ?? undefined,
  };
}

/** Initial values of an added line. */
export const NEW_LINE = { timesPerDay: '1', fromCycle: '1' };

function lineValues(line: RegimenLine, write: (figure: number) => string) {
  const { drugSlug, dose, doseType, administration, days, timesPerDay, fromCycle, toCycle, cap } = line;
  return {
    drugSlug,
    dose: textOf(dose, write),
    doseType,
    administration,
    days: daysText(days),
    timesPerDay: write(timesPerDay),
    fromCycle: write(fromCycle),
    toCycle: textOf(toCycle, write),
    cap: cap ? { kind: cap.kind, value: write(cap.value) } : undefined,
  };
}

function textOf(figure: number | null, write: (figure: number) => string): string | undefined {
  return figure === null ? undefined : write(figure);
}

/** Formats days as "1, 8, 15"; runs of three or more as "1-14". */
export function daysText(days: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && day === last[1] + 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs
    .flatMap(([first, last]) => (last - first > 1 ? [`${first}-${last}`] : [...new Set([first, last])].map(String)))
    .join(', ');
}
