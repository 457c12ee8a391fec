import type { Subject } from '../../subject/subject';
import { comparable, type KnownLine } from '../../subject/subject-doses';
import { KNOWN_RANGES, spanFor } from '../doses/known-orders';

/** Reduction that a row asks for; neither where it asks for no dose. */
export interface Reduction {
  /** Dose of one administration in the band. */
  toDose?: { dose: number; doseType: string };
  /** Share of the usual dose in the band. */
  percent?: number;
}

/** Rounding that a reduced dose may have. */
const ROUNDING = 1.1;
/** Deviation up to which a dose is a published one, and not a reduced one. */
const SAME = 0.05;

/** Whether a line's dose is already as low as a row asks for; never where the row asks for no dose. */
export function isReduced(subject: Subject, line: KnownLine, { toDose, percent }: Reduction): boolean {
  if (toDose) {
    const doses = comparable(subject, line, toDose);
    return doses !== null && doses.given <= doses.expected * ROUNDING;
  }
  const { dose } = line;
  if (percent === undefined || dose === null) return false;
  const usual = usualDoses(subject, line);
  if (usual.length === 0) return false;
  const least = Math.min(...usual);
  const isUsual = usual.some((each) => Math.abs(dose / each - 1) <= SAME);
  const isShare = usual.some((each) => dose <= (each * percent * ROUNDING) / 100);
  return (isShare && !isUsual) || dose <= (least * percent * ROUNDING) / 100;
}

/** Doses of the line's type: of the chosen regimen, otherwise of published regimens for the tumour. */
function usualDoses({ chemotherapy, protocol }: Subject, { substance, doseType }: KnownLine): readonly number[] {
  const isOfLine = (other: { drugSlug: string; doseType: string }) =>
    other.drugSlug === substance.slug && other.doseType === doseType;
  const chosen = (chemotherapy?.regimen?.lines ?? []).filter(isOfLine).flatMap(({ dose }) => dose ?? []);
  if (chosen.length > 0) return chosen;
  return KNOWN_RANGES.filter(isOfLine).flatMap((range) => {
    const { minDose, maxDose } = spanFor(range, protocol.type);
    return [minDose, maxDose];
  });
}
