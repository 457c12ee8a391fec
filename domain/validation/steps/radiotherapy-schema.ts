import type { z } from 'zod';
import { OPTIONS } from '../../catalogue/options';
import { MOST_FRACTIONS } from '../../clinical/form-bounds';
import { EARLIEST_TREATMENT_DATE, notBefore, notPast, notTooLate } from '../fields/date-rules';
import { choice, civilDate, decimal, group, identifier, integer, list, text } from '../fields/field';
import { message } from '../fields/message';
import type { TreatmentContext } from './treatment-context';

/** Fields that summarise a treatment, and from which figures are computed while it is typed. */
export const courseFields = {
  totalDoseGy: decimal({ min: 0 }),
  sessions: integer({ min: 0, max: MOST_FRACTIONS }),
  fractionationPerDayGy: decimal({ min: 0 }),
};

const courseShape = group({
  intention: choice<string>(OPTIONS.intention),
  codeIds: list(identifier()),
  detailedDescription: text(),
  ...courseFields,
  tissueVolumeCm3: decimal({ min: 0 }),
  startDate: civilDate(),
  /** 1 to 5. */
  complexity: integer({ min: 1, max: 5 }),
});

export type RadiotherapyTreatment = z.output<typeof courseShape>;

/**
 * Schema of one radiotherapy of step 4. Its start is not checked against today when a treatment is continued, when its
 * dates are changed, or when it has not changed since the last submitted version. Source: docs/rules.md 3.13, 8.12.
 */
export function radiotherapySchema({ today, mode, previous, toReplace }: TreatmentContext) {
  const goesOn = mode === 'continue' || mode === 'change_dates';
  const unchanged = (previous?.radiotherapy ?? []).map((treatment) => treatment.startDate);
  const pastRules = goesOn ? [] : [notPast(today, unchanged)];
  return courseShape.extend({
    codeIds: courseShape.shape.codeIds
      .refine((codes) => codes.length > 0, { error: message('codeRequired') })
      .refine((codes) => !codes.some((id) => toReplace?.codeIds.includes(id)), { error: message('withdrawn') }),
    startDate: civilDate(notBefore(EARLIEST_TREATMENT_DATE), ...pastRules, notTooLate(today, unchanged)),
  });
}
