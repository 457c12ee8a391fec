import type { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { OPTIONS } from '../../catalogue/options';
import { notFuture } from '../fields/date-rules';
import { choice, civilDate, group, list, text } from '../fields/field';

/** One treatment that the patient had before. Source: docs/rules.md 8.9. */
export function previousTreatmentSchema({ today }: { today: CivilDate }) {
  return group({
    type: choice<string>(OPTIONS.previousTreatment),
    date: civilDate(notFuture(today)),
    description: text(),
  });
}

export type PreviousTreatment = z.output<ReturnType<typeof previousTreatmentSchema>>;

/** Step 3 of the wizard; an empty list says that there was nothing. */
export function previousTreatmentsSchema(context: { today: CivilDate }) {
  return group({ previousTreatments: list(previousTreatmentSchema(context)) });
}
