import { type Basis, type BasisReason, checked, notChecked, reasonOfGaps } from '../../basis';
import type { Subject } from '../../subject/subject';
import { gapsOfDoses, type KnownLine, milligramsIn } from '../../subject/subject-doses';
import {
  type ComparedSchedule,
  compareWith,
  isOpenByAuc,
  type KnownSchedule,
  type Nearest,
  nearestTo,
  schedulesOf,
  schedulesOfDrug,
} from './known-schedules';

/** Schedules that the dose of a line is held against. */
export interface KnownDoses {
  schedules: readonly KnownSchedule[];
  /** Those whose doses can be compared with the line's. */
  compared: readonly ComparedSchedule[];
  /** Milligrams of a drug dosed by AUC, where only the highest possible dose is known. */
  givenMg: number | null;
}

/** Returns the schedules of labels, trials and the library that a line's dose can be compared with. */
export function knownDosesOf(subject: Subject, line: KnownLine): Basis<KnownDoses> {
  const { dose, administration, substance } = line;
  // A dose of 0 is the finding of DOS-04.
  if (!dose) return notChecked('noDose');
  if (administration === null) return notChecked('noRoute');
  const schedules = schedulesOf(subject, substance.slug, line);
  if (schedules.length === 0)
    return notChecked(schedulesOfDrug(subject, substance.slug).length === 0 ? 'noReference' : 'noReferenceByRoute');
  const compared = compareWith(subject, line, schedules);
  if (isOpenByAuc(schedules, compared)) {
    const givenMg = milligramsIn(subject, line);
    return givenMg === null
      ? notChecked(reasonOfGaps(gapsOfDoses(subject, [line])))
      : checked({ schedules, compared, givenMg }, 'highestOnly');
  }
  if (compared.length === 0) return notChecked(reasonOfGaps(gapsOfDoses(subject, [line, ...lowestOf(schedules)])));
  return checked({ schedules, compared, givenMg: null }, partOf(nearestTo(subject.protocol.type, compared)));
}

/** Says what the schedules are, unless a label was compared with its text. */
function partOf({ schedules, isElsewhere }: Nearest<KnownSchedule>): BasisReason | null {
  if (isElsewhere) return 'otherTumours';
  const labels = schedules.filter(({ isLabel }) => isLabel);
  if (labels.length === 0) return 'publications';
  return labels.some(({ isChecked }) => isChecked) ? null : 'knowledge';
}

function lowestOf(schedules: readonly KnownSchedule[]) {
  return schedules.map(({ least, doseType }) => ({ dose: least, doseType }));
}
