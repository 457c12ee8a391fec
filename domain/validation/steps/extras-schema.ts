import { z } from 'zod';
import { RULE_IDS } from '../../congruence/rule-ids';
import {
  type Field,
  fault,
  field,
  flag,
  group,
  identifier,
  optionalIdentifier,
  optionalText,
  text,
} from '../fields/field';
import { message } from '../fields/message';
import { readList } from '../fields/readers';
import type { TreatmentContext } from './treatment-context';

/** Characters of what is answered to a finding. */
export const LONGEST_JUSTIFICATION = 500;

/**
 * What the doctor answers to a finding: the rule, the field that it concerns first, of a line of treatment the drug of that line
 * (by the catalogue; null of every other field, and where it was not told), and a line. Source: docs/rules.md 12.9.
 */
const justificationSchema = group({
  rule: text(),
  field: text(),
  drugId: optionalIdentifier(),
  text: text({ max: LONGEST_JUSTIFICATION }),
});

/** Of one request. */
export const MOST_JUSTIFICATIONS = 100;
/** A path of the content, in one of the parts that findings are about. */
const FIELD_PATH = /^(?=.{1,200}$)(protocol|previousTreatments|exposures|treatment|extras)(\.[A-Za-z0-9]+)*$/;
/** Which finding is answered: by a rule of the book, and a field of the content. */
export const answered = { rule: z.enum(RULE_IDS), field: z.string().regex(FIELD_PATH) };
const answeredSchema = z.object({ ...answered, drugId: optionalIdentifier() });

/**
 * Those that answer what a finding could be. A draft that holds others stays readable, and is rid of them: no field of the form
 * shows them, so that nobody could correct them there. A program is told instead. Of two that answer the same the last one holds.
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
 * Step 5 of the wizard. The previous regimen is asked for when the request is an evolution of an earlier treatment, and
 * left out otherwise. Source: docs/rules.md 8.13.
 */
export const extrasSchema = typed
  .superRefine((extras, context) => {
    if (extras.evolutivo && extras.previousRegimen === null) {
      context.addIssue({ code: 'custom', path: ['previousRegimen'], message: fault('required').text });
    }
  })
  .transform((extras) => ({ ...extras, previousRegimen: extras.evolutivo ? extras.previousRegimen : null }));

export type Extras = z.output<typeof extrasSchema>;

/** Step 5 of a demand that exists: a performing center that the catalogue no longer offers has to be replaced. */
export function extrasSchemaOf({ toReplace }: TreatmentContext) {
  return extrasSchema.superRefine(({ performingCenterId }, context) => {
    if (!toReplace?.centerIds.includes(performingCenterId)) return;
    context.addIssue({ code: 'custom', path: ['performingCenterId'], message: message('withdrawn') });
  });
}
