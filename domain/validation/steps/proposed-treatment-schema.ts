import { z } from 'zod';
import type { ProposedTreatment } from '../../demand/content/content';
import type { TreatmentKind } from '../../demand/vocabulary';
import { type Field, field, group } from '../fields/field';
import { type MessageKey, message } from '../fields/message';
import { type FieldInput, readFlag, readList } from '../fields/readers';
import { chemotherapySchema } from './chemotherapy-schema';
import { radiotherapySchema } from './radiotherapy-schema';
import type { TreatmentContext } from './treatment-context';

/** Input of step 4; without the switches a part is on when it is present. */
export interface ProposedTreatmentInput {
  chemotherapyOn?: FieldInput;
  chemotherapy?: z.input<ReturnType<typeof chemotherapySchema>> | null;
  radiotherapyOn?: FieldInput;
  radiotherapy?: z.input<ReturnType<typeof radiotherapySchema>>[] | null;
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** Drops parts that are switched off, so that they need no corrections. */
export function partsThatAreOn(input: unknown) {
  const typed = isRecord(input) ? input : {};
  const treatments = readList(typed.radiotherapy);
  const chemotherapyOn =
    typed.chemotherapyOn === undefined ? isRecord(typed.chemotherapy) : readFlag(typed.chemotherapyOn);
  const radiotherapyOn = typed.radiotherapyOn === undefined ? treatments.length > 0 : readFlag(typed.radiotherapyOn);
  return {
    chemotherapy: chemotherapyOn ? (isRecord(typed.chemotherapy) ? typed.chemotherapy : {}) : null,
    radiotherapy: radiotherapyOn ? treatments : null,
  };
}

/**
 * Returns the kinds that cannot be requested because other demands hold their treatment locks; continuations and
 * changes of dates are not affected. Source: docs/rules.md 3.26.
 */
export function kindsHeldUp({ mode, blocked }: Pick<TreatmentContext, 'mode' | 'blocked'>): readonly TreatmentKind[] {
  return mode === 'continue' || mode === 'change_dates' ? [] : (blocked ?? []);
}

/**
 * Schema of step 4 of the wizard: chemotherapy, radiotherapy or both. When neither is on, the whole form reports it; a
 * second active treatment of the patient is reported at the part's switch. Source: docs/rules.md 3.26, 8.10.
 */
export function proposedTreatmentSchema(context: TreatmentContext): Field<ProposedTreatment, ProposedTreatmentInput> {
  const blocked = new Set(kindsHeldUp(context));
  const parts = group({
    chemotherapy: chemotherapySchema(context).nullable(),
    radiotherapy: z.array(radiotherapySchema(context)).nullable(),
  }).superRefine(({ chemotherapy, radiotherapy }, refinement) => {
    const report = (path: string[], key: MessageKey) =>
      refinement.addIssue({ code: 'custom', path, message: message(key) });
    if (chemotherapy === null && radiotherapy === null) report([], 'treatmentRequired');
    if (radiotherapy?.length === 0) report(['radiotherapy'], 'radiotherapyRequired');
    if (chemotherapy !== null && blocked.has('chemotherapy')) report(['chemotherapyOn'], 'chemotherapyActive');
    if (radiotherapy !== null && blocked.has('radiotherapy')) report(['radiotherapyOn'], 'radiotherapyActive');
  });
  return field(partsThatAreOn).pipe(parts) as unknown as Field<ProposedTreatment, ProposedTreatmentInput>;
}
