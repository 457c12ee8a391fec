import { z } from 'zod';
import { RULE_IDS } from '../../congruence/rule-ids';
import { fault } from '../fields/fault';
import { type Field, field, flag, group, identifier, optionalIdentifier, optionalText, text } from '../fields/field';
import { message } from '../fields/message';
import { readList } from '../fields/readers';
import type { TreatmentContext } from './treatment-context';

/** Maximum characters of an answer to a finding. */
export const LONGEST_JUSTIFICATION = 500;

/**
 * Answer of the doctor to a finding: the rule, the first field of the finding, the drug for a field of a line
 * (catalogue id; null for other fields, and where it was not given), and one line of text; with the name of its author
 * and the ISO instant, which the server adds when it is saved. Source: docs/rules.md 12.9.
 */
const justificationSchema = group({
  rule: text(),
  field: text(),
  drugId: optionalIdentifier(),
  text: text({ max: LONGEST_JUSTIFICATION }),
  writtenBy: optionalText(),
  writtenAt: optionalText(),
});

/** Maximum answers of one request. */
export const MOST_JUSTIFICATIONS = 100;
/** Path in one of the parts of the content that findings are about. */
const FIELD_PATH = /^(?=.{1,200}$)(protocol|previousTreatments|exposures|treatment|extras)(\.[A-Za-z0-9]+)*$/;
/** Fields that identify the answered finding: a rule of the book and a field of the content. */
export const answered = { rule: z.enum(RULE_IDS), field: z.string().regex(FIELD_PATH) };
const answeredSchema = z.object({ ...answered, drugId: optionalIdentifier() });

/**
 * Drops answers that match no possible finding. A draft with such answers stays readable and loses them, because no
 * field of the form shows them for correction; API clients get an error instead. Of two answers to the same finding the
 * last one counts.
 */
function readJustifications(input: unknown): unknown[] {
  const answers = new Map<string, unknown>();
  for (const each of readList(input)) {
    const { success, data } = answeredSchema.safeParse(each);
    if (success) answers.set(JSON.stringify([data.rule, data.field, data.drugId]), each);
  }
  return [...answers.values()].slice(0, MOST_JUSTIFICATIONS);
}

export type Justification = z.output<typeof justificationSchema>;

/** Answer as it is typed and sent, without the stamp that the server adds. */
export type TypedJustification = Omit<Justification, 'writtenBy' | 'writtenAt'>;

const typed = group({
  evolutivo: flag(),
  previousRegimen: optionalText(),
  performingCenterId: identifier(),
  observations: text(),
  officialComments: text(),
  justifications: field(readJustifications).pipe(z.array(justificationSchema)) as unknown as Field<
    Justification[],
    z.input<typeof justificationSchema>[] | null | undefined
  >,
});

/**
 * Schema of step 5 of the wizard. The previous regimen is required when the request is an evolution of an earlier
 * treatment, and dropped otherwise. Source: docs/rules.md 8.13.
 */
export const extrasSchema = typed
  .superRefine((extras, context) => {
    if (extras.evolutivo && extras.previousRegimen === null) {
      context.addIssue({ code: 'custom', path: ['previousRegimen'], message: fault('required').text });
    }
  })
  .transform((extras) => ({ ...extras, previousRegimen: extras.evolutivo ? extras.previousRegimen : null }));

export type Extras = z.output<typeof extrasSchema>;

/**
 * Schema of step 5 for an existing demand: a performing center that the catalogue no longer offers has to be replaced.
 */
export function extrasSchemaOf({ toReplace }: TreatmentContext) {
  return extrasSchema.superRefine(({ performingCenterId }, context) => {
    if (!toReplace?.centerIds.includes(performingCenterId)) return;
    context.addIssue({ code: 'custom', path: ['performingCenterId'], message: message('withdrawn') });
  });
}

/** Reads the answers of a step 5 that is still being written; none where one of them is invalid. */
export function readTypedJustifications(extras: { justifications?: unknown } | null): Justification[] {
  const { success, data } = typed.shape.justifications.safeParse(extras?.justifications);
  return success ? data : [];
}
