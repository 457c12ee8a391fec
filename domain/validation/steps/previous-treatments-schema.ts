import type { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { OPTIONS } from '../../catalogue/options';
import { LIFETIME_UNITS } from '../../clinical/lifetime/exposures';
import { notFuture } from '../fields/date-rules';
import { choice, civilDate, decimal, group, identifier, list, text } from '../fields/field';

/** Schema of an earlier treatment of the patient. Source: docs/rules.md 3.13, 8.9. */
export function previousTreatmentSchema({ today }: { today: CivilDate }) {
  return group({
    type: choice<string>(OPTIONS.previousTreatment),
    date: civilDate(notFuture(today)),
    description: text(),
  });
}

export type PreviousTreatment = z.output<ReturnType<typeof previousTreatmentSchema>>;

/** Schema of a drug dose that the patient had elsewhere, for its lifetime dose. Source: docs/rules.md 11.12. */
export const exposureSchema = group({
  drugId: identifier(),
  totalDose: decimal({ min: 0.01, max: 9_999_999.99 }),
  unit: choice(LIFETIME_UNITS),
});

export type DeclaredExposure = z.output<typeof exposureSchema>;

/** Schema of step 3 of the wizard; an empty list means that there was none. */
export function previousTreatmentsSchema(context: { today: CivilDate }) {
  return group({ previousTreatments: list(previousTreatmentSchema(context)), exposures: list(exposureSchema) });
}
