import type { Calculation } from '../calculation/calculation';
import type { PresentationOffer } from '../vials/presentations';
import { bandTableOf } from './band-tables';
import { type BandedDose, roundToBand } from './dose-bands';
import { roundToWholeUnits, type WholeUnitsDose } from './whole-units';

export interface DoseRounding {
  /** Null for a drug without a published table. */
  band: Calculation<BandedDose> | null;
  wholeUnits: Calculation<WholeUnitsDose>;
}

/** Returns the values to which a dose of one administration, in mg, may be rounded. Source: docs/rules.md 11.10. */
export function doseRounding(
  doseMg: number | null,
  drugSlug: string | null,
  offers: readonly PresentationOffer[],
): DoseRounding {
  const table = drugSlug === null ? null : bandTableOf(drugSlug);
  return { band: table && roundToBand(doseMg, table), wholeUnits: roundToWholeUnits(doseMg, offers) };
}
