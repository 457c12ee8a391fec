import { type CivilDate, isCivilDate } from '../../calendar/civil-date';
import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { readFigures } from '../calculation/inputs';
import { radiotherapyEnd } from '../treatment-dates';
import { ALPHA_BETA_GY, biologicallyEffectiveDose, equivalentIn2Gy, totalDose } from './fractionation';
import { fractionsOfDay, type GivenCourse } from './fractions-of-day';

/** Radiotherapy of the request, complete or a draft. */
export interface RadiotherapyOrder extends GivenCourse {
  startDate: CivilDate | null | undefined;
}

export interface RadiotherapyCourse {
  total: ReturnType<typeof totalDose>;
  /** One entry for each α/β, 3 and 10. */
  effects: {
    alphaBetaGy: number;
    bed: ReturnType<typeof biologicallyEffectiveDose>;
    eqd2: ReturnType<typeof equivalentIn2Gy>;
  }[];
  end: Calculation<{ endDate: CivilDate }>;
}

/**
 * Computes the figures of a radiotherapy with one fraction a session, or with as many as its total dose speaks of.
 * Source: docs/rules.md 11.9.
 */
export function radiotherapyCourse(order: RadiotherapyOrder): RadiotherapyCourse {
  const { fractionationPerDayGy, sessions } = order;
  const fractionation = {
    dosePerFractionGy: fractionationPerDayGy,
    fractions: sessions && sessions * (fractionsOfDay(order) ?? 1),
  };
  return {
    total: totalDose(fractionation),
    effects: ALPHA_BETA_GY.map((alphaBetaGy) => ({
      alphaBetaGy,
      bed: biologicallyEffectiveDose({ ...fractionation, alphaBetaGy }),
      eqd2: equivalentIn2Gy({ ...fractionation, alphaBetaGy }),
    })),
    end: endOfRadiotherapy(order),
  };
}

/**
 * Computes the day of the last session. Not computable without start and sessions.
 * Source: docs/rules.md 8.3.
 */
export function endOfRadiotherapy({
  startDate,
  sessions,
}: Pick<RadiotherapyOrder, 'startDate' | 'sessions'>): Calculation<{ endDate: CivilDate }> {
  const { figures, gaps } = readFigures({ sessions });
  if (!isCivilDate(startDate)) gaps.push({ input: 'date', because: startDate ? 'out_of_range' : 'missing' });
  if (gaps.length > 0 || !isCivilDate(startDate)) return notComputable(...gaps);
  return computed({ endDate: radiotherapyEnd({ startDate, sessions: figures.sessions }) }, []);
}
