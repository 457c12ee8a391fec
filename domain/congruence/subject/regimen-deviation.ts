import type { RegimenLine } from '../../reference/regimen';
import { linesDue } from './regimen-lines';
import type { LibraryRegimen, Subject, SubjectLine } from './subject';
import { comparable } from './subject-doses';

/** How a line's dose differs from what a regimen gives. */
export interface RegimenDeviation {
  /** What the regimen gives, of several lines of the drug the nearest. */
  expected: RegimenLine & { dose: number };
  /** More is positive. */
  percent: number;
}

/** Null where the regimen does not give the drug or its dose, or the two cannot be compared. Source: docs/rules.md 12.6. */
export function regimenDeviation(
  subject: Subject,
  line: SubjectLine,
  regimen: LibraryRegimen,
): RegimenDeviation | null {
  const ofDrug = regimen.lines.filter(({ drugSlug }) => drugSlug === line.substance?.slug);
  const due = linesDue({ lines: ofDrug }, subject.chemotherapy?.regimenCycle ?? 1);
  const [nearest] = (due.length > 0 ? due : ofDrug)
    .flatMap(({ dose, ...expected }): RegimenDeviation[] => {
      if (dose === null) return [];
      const figures = comparable(subject, line, { dose, ...expected });
      return figures
        ? [{ expected: { dose, ...expected }, percent: ((figures.given - figures.expected) / figures.expected) * 100 }]
        : [];
    })
    .sort((one, other) => Math.abs(one.percent) - Math.abs(other.percent));
  return nearest ?? null;
}
