import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Given, readFigures } from '../calculation/inputs';
import { TINY } from '../calculation/tolerance';
import { nearestSum } from '../vials/nearest-sum';
import { type PresentationOffer, readPresentations } from '../vials/presentations';
import { varianceOf } from './variance';

/**
 * Deviation in percent within which rounding counts as without effect: HOPA position statement on dose rounding
 * (Fahrenbruch R, J Oncol Pract 2018;14:e130-6), for cytotoxic and biological drugs. National bands in England keep to
 * 6 % and 10 % (NICE KTT22).
 */
export const ROUNDING_TOLERANCE_PERCENT = 10;

export interface WholeUnitsDose {
  doseMg: number;
  variancePercent: number;
}

/**
 * Rounds a dose to the nearest one that whole vials or tablets make, the lower of two that are equally near. Not
 * computable without dose and strengths, nor when the nearest differs by more than the tolerance (`no_fit`).
 * Source: docs/rules.md 11.10.
 */
export function roundToWholeUnits(
  doseMg: Given,
  offers: readonly PresentationOffer[],
  tolerancePercent: Given = ROUNDING_TOLERANCE_PERCENT,
): Calculation<WholeUnitsDose> {
  const { figures, gaps } = readFigures({ doseMg, tolerancePercent });
  const strengths = readPresentations(offers).map(({ strengthUg }) => strengthUg);
  if (strengths.length === 0) gaps.push({ input: 'presentations', because: 'missing' });
  if (gaps.length > 0) return notComputable(...gaps);
  const reckoned = figures.doseMg;
  const nearest = nearestSum(reckoned, strengths);
  if (nearest === null) return notComputable({ input: 'presentations', because: 'out_of_range' });
  const { variancePercent, steps } = varianceOf(nearest, reckoned);
  if (nearest === 0 && reckoned > 0) return notComputable({ input: 'presentations', because: 'no_fit' });
  if (Math.abs(variancePercent) > figures.tolerancePercent + TINY) {
    return notComputable({ input: 'presentations', because: 'no_fit' });
  }
  return computed({ doseMg: nearest, variancePercent }, steps);
}
