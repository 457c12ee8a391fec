import { notComputable } from '../../clinical/calculation/calculation';
import type { Gap } from '../../clinical/calculation/inputs';
import { chemotherapyDoses, type LineDoses } from '../../clinical/doses/line-doses';
import { dispensingOf } from '../../clinical/vials/supply';
import { countOf, lineCycles } from './line-cycles';
import { lineOfRegimen } from './regimen-deviation';
import { linesDue } from './regimen-lines';
import type { Subject, SubjectChemotherapy, SubjectLine } from './subject';
import { clearanceOf } from './subject-doses';

/**
 * Returns the doses of each line over its requested cycles, limited by the cap of its line in the chosen regimen.
 * Source: docs/rules.md 11.8.
 */
export function dosesOf(subject: Subject, chemotherapy: SubjectChemotherapy): LineDoses[] {
  const { heightCm, weightKg, lines } = chemotherapy;
  const drugs = lines.map((line) => ({
    dose: line.dose,
    doseType: line.doseType,
    sessions: line.sessions,
    ...administrationsOf(subject, chemotherapy, line),
    cycles: countOf(lineCycles(chemotherapy, line)),
  }));
  const caps = lines.map((line) => lineOfRegimen(subject, line)?.cap ?? null);
  return chemotherapyDoses({ heightCm, weightKg, drugs }, clearanceOf(subject), (at) => caps[at] ?? null).map(
    (doses, index) => {
      const line = lines[index];
      const varies = line && lineCycles(chemotherapy, line)?.varies;
      return varies && doses.cycle.computable ? { ...doses, course: notComputable(VARIES) } : doses;
    },
  );
}

const VARIES: Gap = { input: 'cycles', because: 'varies' };

/** Number of administrations: in a session or, where they do not divide evenly among the sessions, in a cycle. */
export interface Administrations {
  administrationsPerSession: number | null;
  administrationsPerCycle: number | null;
}

/**
 * Returns the administrations of a line. A drug given in sessions is given once in each, or as often as its line in the
 * chosen regimen says. A drug taken at home follows the days and intakes of the chosen regimen, which the request does
 * not have, so without a regimen both are null. Source: docs/rules.md 11.8.
 */
export function administrationsOf(
  subject: Subject,
  { regimen, regimenCycle }: Pick<SubjectChemotherapy, 'regimen' | 'regimenCycle'>,
  line: SubjectLine,
): Administrations {
  const { administration, sessions, substance, dose, doseType } = line;
  if (administration === null || isInSession(administration)) {
    const expected = lineOfRegimen(subject, line);
    return eachSession(expected && isInSession(expected.administration) ? expected.timesPerDay : 1);
  }
  const due = regimen ? linesDue(regimen, regimenCycle).filter(({ drugSlug }) => drugSlug === substance?.slug) : [];
  // Lines of a dose that rises within the cycle have days of their own.
  const alike = due.filter((each) => each.dose === dose && each.doseType === doseType);
  const taken = alike.length > 0 ? alike : due;
  if (taken.length === 0) return eachSession(null);
  const administrations = taken.reduce((sum, { days, timesPerDay }) => sum + days.length * timesPerDay, 0);
  const isShared = administrations % Math.max(sessions.length, 1) === 0;
  return isShared
    ? eachSession(administrations / Math.max(sessions.length, 1))
    : { administrationsPerSession: null, administrationsPerCycle: administrations };
}

function isInSession(administration: string): boolean {
  return dispensingOf(administration) === 'units';
}

function eachSession(administrationsPerSession: number | null): Administrations {
  return { administrationsPerSession, administrationsPerCycle: null };
}
