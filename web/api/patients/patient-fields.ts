import type { PatientExternalId } from '@aval/application/external-ids/find-external-ids';
import type { PatientRow } from '@aval/application/patients/browse-patients';
import type { PatientDetail } from '@aval/application/patients/get-patient';
import { OPTIONS } from '@aval/domain/catalogue/options';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import { PATIENT_FIELD_NAMES, type PatientFacts, type PatientField } from '@aval/domain/patients/patient-fields';
import { externalIdSchema } from '@aval/domain/validation/fields/external-id';
import { z } from 'zod';
import { EDITED_PATIENT, KNOWN_PATIENT, NEW_PATIENT } from '../examples/people-examples';
import { oneOf } from '../schemas/among';
import { day, reference, rowId, sentDay, uuid } from '../schemas/atoms';
import { WHAT_STAYS } from '../schemas/edited-fields';
import { attachmentAnswer } from '../schemas/sent-file';

const nationalId = z
  .string()
  .meta({ description: 'DNI or NIE, or the number of the document in `documentKind`.', example: '98396827K' });
const KIND_OF_DOCUMENT =
  'Null for a DNI, NIE or NIF; a passport or other document only in companies that take names and documents of any country.';
const contactEmail = z.string().nullable().meta({ description: 'Contact address of the patient.' });

/** More centers than anybody works at. */
const MOST_EXTERNAL_IDS = 50;

/** Names of the fields in the API; `email` is the DNI or NIE, as in the specification. */
const WIRE_NAMES = {
  firstName: 'firstName',
  lastName: 'lastName',
  documentKind: 'documentKind',
  nationalId: 'email',
  email: 'contactEmail',
  cardNumber: 'cardNumber',
  birthday: 'birthday',
  gender: 'gender',
  type: 'type',
} as const satisfies Record<PatientField, string>;

type WireNames = typeof WIRE_NAMES;
type WireName = WireNames[PatientField];
type Sent = { [Name in WireName]?: string | null | undefined };
type Answered = { [Name in PatientField as WireNames[Name]]: PatientFacts[Name] };

const shape = {
  firstName: z.string().meta({ example: 'Raquel' }),
  lastName: z.string().meta({ example: 'Martín Esteban' }),
  email: nationalId,
  cardNumber: z.string().meta({ description: 'Insurance card number.', example: '9734650349146' }),
  birthday: day.meta({ example: '1984-01-01' }),
  gender: z.enum(OPTIONS.gender),
  type: z.enum(OPTIONS.patientType).meta({
    description:
      'Scheme that covers the patient: func (civil servants), isfas, muface, mugeju, private, or undefined if it is not known.',
  }),
};

/** A missing contact address means none for a new patient, and the stored one for an edit. */
const sentShape = {
  ...shape,
  birthday: sentDay.meta({ example: '1984-01-01' }),
  documentKind: z.enum(OPTIONS.documentKind).nullable().optional().meta({ description: KIND_OF_DOCUMENT }),
  contactEmail: contactEmail.optional(),
} satisfies Record<WireName, z.ZodType>;

/** Source: docs/rules.md 10.27. */
const sentExternalIds = z
  .array(
    z
      .strictObject({
        centerId: rowId.optional().meta({ description: 'One of your centers; optional if you work at only one.' }),
        externalId: externalIdSchema.nullable().meta({
          description: 'Unique among the patients of the center; null removes it.',
          example: 'HC-204518',
        }),
      })
      .meta({ id: 'SentExternalId' }),
  )
  .max(MOST_EXTERNAL_IDS)
  .optional()
  .meta({ description: 'Your own identifiers of the patient, one for each center; those of other centers stay.' });

export const editedPatient = z
  .strictObject({ ...sentShape, externalIds: sentExternalIds })
  .partial()
  .meta({ id: 'EditedPatient', example: EDITED_PATIENT, description: WHAT_STAYS });

/** Source: docs/rules.md 10.10. */
export const patientFields = z
  .strictObject({
    ...sentShape,
    externalIds: sentExternalIds,
    companyId: rowId.optional().meta({ description: 'Optional for users of one company.' }),
    knows: z
      .array(rowId)
      .max(100)
      .default([])
      .meta({ description: 'Ids of similar patients, as listed in the 409 answer, who are different people.' }),
  })
  .meta({ id: 'PatientFields', example: NEW_PATIENT });

export const patientAnswer = z
  .object({
    id: rowId,
    ...shape,
    dni_nie: nationalId,
    documentKind: oneOf(OPTIONS.documentKind).nullable().meta({ description: KIND_OF_DOCUMENT }),
    contactEmail,
    gender: oneOf(OPTIONS.gender),
    type: oneOf(OPTIONS.patientType).meta({
      description:
        'Scheme that covers the patient: func (civil servants), isfas, muface, mugeju, private, or undefined if it is not known.',
    }),
    externalIds: z
      .array(
        z
          .object({ centerId: rowId, externalId: z.string().meta({ description: 'As sent.', example: 'HC-204518' }) })
          .meta({ id: 'ExternalId' }),
      )
      .meta({ description: 'Identifiers of your own centers; nobody else reads them.' }),
    companyId: rowId,
    company: z
      .object({ id: rowId, name: z.string() })
      .optional()
      .meta({ description: 'On a single patient; in lists with include=company.' }),
    createdBy: z
      .object({ name: z.string() })
      .nullable()
      .optional()
      .meta({ description: 'On a single patient: who created the entry.' }),
    ficherosAdjuntos: z
      .array(attachmentAnswer.extend({ demandId: uuid, reference }).meta({ id: 'PatientFile' }))
      .optional()
      .meta({ description: 'On a single patient: files sent with the demands that you can see.' }),
  })
  .meta({ id: 'Patient', example: KNOWN_PATIENT });

type Shown = VersionPatient & Pick<PatientRow, 'id' | 'companyId' | 'companyName'>;

export function fromPatient(
  shown: Shown,
  externalIds: readonly PatientExternalId[] = [],
  included?: ReadonlySet<string>,
): z.input<typeof patientAnswer> {
  const { id, companyId, companyName } = shown;
  const facts = PATIENT_FIELD_NAMES.map((name) => [WIRE_NAMES[name], shown[name] ?? null] as const);
  return {
    id,
    ...(Object.fromEntries(facts) as Answered),
    externalIds: externalIds.map(({ centerId, externalId }) => ({ centerId, externalId })),
    companyId,
    dni_nie: shown.nationalId,
    ...(included?.has('company') ? { company: { id: companyId, name: companyName } } : {}),
  };
}

export const PATIENT_PARTS = ['company', 'createdBy', 'ficherosAdjuntos'] as const;

/** Returns a patient with author and files. */
export function fromPatientDetail(
  { patient, createdByName, files }: PatientDetail,
  externalIds: readonly PatientExternalId[] | undefined,
): z.input<typeof patientAnswer> {
  return {
    ...fromPatient(patient, externalIds, new Set(['company'])),
    createdBy: createdByName === null ? null : { name: createdByName },
    ficherosAdjuntos: files.map(({ id, demandId, reference, description, fileName, mediaType, addedAt }) => ({
      id,
      demandId,
      reference,
      description,
      originalFilename: fileName,
      mediaType,
      createdAt: addedAt,
    })),
  };
}

/** Maps the input to the form of the pages; an edit keeps what is left out. Source: docs/rules.md 10.10. */
export function toPatientForm(sent: Sent, patient: VersionPatient | null): object {
  const fields = PATIENT_FIELD_NAMES.map((name) => {
    const given = sent[WIRE_NAMES[name]];
    return [name, given === undefined ? patient?.[name] : given] as const;
  });
  return Object.fromEntries(fields);
}

/** Maps the name of a form's field to that of the sent field. */
export function toPatientPath(name: string): string {
  return PATIENT_FIELD_NAMES.some((field) => field === name) ? WIRE_NAMES[name as PatientField] : name;
}
