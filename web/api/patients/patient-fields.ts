import type { PatientRow } from '@aval/application/patients/browse-patients';
import type { PatientDetail } from '@aval/application/patients/get-patient';
import { OPTIONS } from '@aval/domain/catalogue/options';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import { z } from 'zod';
import { EDITED_PATIENT, KNOWN_PATIENT, NEW_PATIENT } from '../examples/people-examples';
import { oneOf } from '../schemas/among';
import { day, reference, rowId, sentDay, uuid } from '../schemas/atoms';
import { attachmentAnswer } from '../schemas/sent-file';

const nationalId = z.string().meta({ description: 'DNI or NIE.', example: '98396827K' });
const contactEmail = z.string().nullable().meta({ description: 'Contact address of the patient.' });

const shape = {
  firstName: z.string().meta({ example: 'Raquel' }),
  lastName: z.string().meta({ example: 'Martín Esteban' }),
  email: nationalId,
  cardNumber: z.string().meta({ description: 'Insurance card number.', example: '9734650349146' }),
  birthday: day.meta({ example: '1984-01-01' }),
  gender: z.enum(OPTIONS.gender),
  type: z.enum(OPTIONS.patientType).meta({ description: 'The company that insures the patient.' }),
};

export const editedPatient = z
  .strictObject({
    ...shape,
    birthday: sentDay.meta({ example: '1984-01-01' }),
    contactEmail: contactEmail.optional(),
  })
  .meta({ id: 'EditedPatient', example: EDITED_PATIENT });

/** Source: docs/rules.md 10.10. */
export const patientFields = z
  .strictObject({
    ...editedPatient.shape,
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
    contactEmail,
    gender: oneOf(OPTIONS.gender),
    type: oneOf(OPTIONS.patientType).meta({ description: 'The company that insures the patient.' }),
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

export function fromPatient(shown: Shown, included?: ReadonlySet<string>): z.input<typeof patientAnswer> {
  const { id, firstName, lastName, nationalId, email, cardNumber, birthday, gender, type, companyId, companyName } =
    shown;
  return {
    id,
    firstName,
    lastName,
    cardNumber,
    birthday,
    gender,
    type,
    companyId,
    email: nationalId,
    dni_nie: nationalId,
    contactEmail: email,
    ...(included?.has('company') ? { company: { id: companyId, name: companyName } } : {}),
  };
}

export const PATIENT_PARTS = ['company', 'createdBy', 'ficherosAdjuntos'] as const;

/** Returns a patient with author and files. */
export function fromPatientDetail({ patient, createdByName, files }: PatientDetail): z.input<typeof patientAnswer> {
  return {
    ...fromPatient(patient, new Set(['company'])),
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

/** Maps the input to the form of the pages; an edit keeps an omitted address. */
export function toPatientForm(
  { email: nationalId, contactEmail, ...sent }: z.output<typeof editedPatient>,
  patient: Pick<VersionPatient, 'email'> | null,
): object {
  return { ...sent, nationalId, email: contactEmail === undefined ? patient?.email : contactEmail };
}

/** Maps the name of a form's field to that of the sent field. */
export function toPatientPath(name: string): string {
  if (name === 'nationalId') return 'email';
  return name === 'email' ? 'contactEmail' : name;
}
