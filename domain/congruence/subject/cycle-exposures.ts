import type { Exposure } from '../../clinical/lifetime/exposures';
import type { RegimenLine } from '../../reference/regimen';
import { lineOfRegimen } from './regimen-deviation';
import { linesDue } from './regimen-lines';
import { dosesOf } from './requested-doses';
import type { Subject, SubjectChemotherapy, SubjectLine } from './subject';
import { knownLines, milligramsIn } from './subject-doses';

/** Line of the request with the regimen's line that it was matched to. */
interface Line extends Pick<SubjectLine, 'dose' | 'doseType'> {
  expected: RegimenLine | null;
  exposure: Exposure;
}

/**
 * Returns, for a cycle number, the exposure to each principle in mg. The current cycle gives the lines of the request.
 * A later cycle gives the lines that the chosen regimen continues and, in place of those that ended, the regimen's
 * doses of that cycle scaled by the request's current ratio to the regimen. A dose that cannot be computed has a null
 * amount. Source: docs/rules.md 11.12.
 */
export function cycleExposures(subject: Subject, chemotherapy: SubjectChemotherapy): (cycle: number) => Exposure[] {
  const drugs = [...linesByDrug(subject, chemotherapy)].map(([slug, lines]) => ({ lines, ...planOf(slug) }));
  function planOf(slug: string) {
    const ofDrug = { lines: chemotherapy.regimen?.lines.filter(({ drugSlug }) => drugSlug === slug) ?? [] };
    return { ofDrug, due: new Set(linesDue(ofDrug, chemotherapy.regimenCycle)) };
  }
  const begun = new Map<RegimenLine, Exposure>();
  return (cycle) =>
    drugs.flatMap(({ lines, ofDrug, due }): Exposure[] => {
      const after = cycle - (chemotherapy.cycle ?? cycle);
      if (after <= 0 || due.size === 0) return lines.map(({ exposure }) => exposure);
      const dueThen = linesDue(ofDrug, chemotherapy.regimenCycle + after);
      const goesOn = ({ expected }: Line) => (expected ? dueThen.includes(expected) : dueThen.length > 0);
      const others = dueThen.filter((line) => !due.has(line));
      return [
        ...lines.filter(goesOn).map(({ exposure }) => exposure),
        ...others.map((line) => {
          const exposure = begun.get(line) ?? exposureTo(subject, line, lines);
          begun.set(line, exposure);
          return exposure;
        }),
      ];
    });
}

function linesByDrug(subject: Subject, chemotherapy: SubjectChemotherapy): ReadonlyMap<string, Line[]> {
  const doses = dosesOf(subject, chemotherapy);
  const lines = new Map<string, Line[]>();
  for (const line of knownLines(chemotherapy)) {
    const { slug } = line.substance;
    const cycle = doses[line.index]?.cycle;
    const amount = cycle?.computable ? cycle.doseMg : null;
    const exposure: Exposure = { principle: slug, administration: line.administration ?? '', unit: 'mg', amount };
    lines.set(slug, [...(lines.get(slug) ?? []), { ...line, expected: lineOfRegimen(subject, line), exposure }]);
  }
  return lines;
}

/** Exposure in a cycle from a line of the regimen that begins later. */
function exposureTo(subject: Subject, line: RegimenLine, lines: readonly Line[]): Exposure {
  const { drugSlug: principle, administration, days, timesPerDay } = line;
  const once = line.dose === null ? null : milligramsIn(subject, line);
  const proportion = proportionOf(subject, line, lines);
  const amount = once === null || proportion === null ? null : once * days.length * timesPerDay * proportion;
  return { principle, administration, unit: 'mg', amount };
}

/** Ratio of the requested milligrams to those of the regimen; 1 where the request has the later dose already. */
function proportionOf(subject: Subject, { dose, doseType }: RegimenLine, lines: readonly Line[]): number | null {
  if (lines.some((line) => line.dose === dose && line.doseType === doseType)) return 1;
  let [given, expected] = [0, 0];
  for (const line of lines) {
    if (!line.expected) continue;
    const asked = milligramsIn(subject, { ...line, cap: line.expected.cap });
    const published = line.expected.dose === null ? null : milligramsIn(subject, line.expected);
    if (asked === null || published === null) return null;
    [given, expected] = [given + asked, expected + published];
  }
  return expected === 0 ? null : given / expected;
}
