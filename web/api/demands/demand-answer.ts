import { OPTIONS } from '@aval/domain/catalogue/options';
import { BASE_STATUSES, DECISION_REASONS, DISPLAY_STATUSES, HISTORY_ACTIONS } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { DEMAND, DEMAND_ROW } from '../examples/demand-answer-examples';
import { day, instant, reference, rowId, uuid } from '../schemas/atoms';
import { attachmentAnswer } from '../schemas/sent-file';
import { stepDataSchema } from './step-fields';

const treatmentType = z.enum(['chemotherapy', 'radiotherapy', 'both']).nullable();
const named = z.object({ name: z.string() });
const included = (name: string) => `With include=${name}.`;
const roleId = z.int().nullable();
const letter = z.string().meta({ description: 'Of the line, from A.' });
const session = z.int().meta({ description: 'Its number, from 1.' });
const reason = z.enum(DECISION_REASONS).nullable();
const startDate = day.meta({ description: 'Of the first session.' });
const sessions = z.number().meta({ description: 'How many sessions.' });
const center = z
  .object({
    name: z.string(),
    province: z.object({ name: z.string() }).nullable().meta({ description: 'Where it is.' }),
  })
  .meta({ id: 'DemandCenter' });

const history = z
  .object({
    sequence: z.int().meta({ description: 'Its number in the history of the demand.' }),
    createdAt: instant,
    author: z.string().nullable().meta({ description: 'Who did it; null of what was done by itself.' }),
    action: z.string().meta({ description: `What was done: ${HISTORY_ACTIONS.join(', ')}.` }),
    fromRoleId: roleId.meta({ description: 'Whose turn it was.' }),
    toRoleId: roleId.meta({ description: 'Whose turn it is since.' }),
    toUser: z.string().nullable().meta({ description: 'Whose in person, of that role.' }),
    comment: z.string().nullable().meta({ description: 'For both sides.' }),
    privateComment: z.string().nullable().meta({ description: 'For the side of the insurer alone.' }),
    decisionReason: z.string().nullable().meta({ description: 'Proposed by a manager.' }),
    finalReason: z.string().nullable().meta({ description: 'Told to the doctor.' }),
    displayStatus: z.string().meta({ description: 'Which it left the demand in.' }),
    attachments: z.array(attachmentAnswer).meta({ description: 'Sent with it.' }),
  })
  .meta({ id: 'HistoryEntry' });

const version = z
  .object({
    number: z.int().meta({ description: 'From 1.' }),
    description: z.string().meta({ description: 'Why it was made.' }),
    createdAt: instant,
    changeDatesReason: z.string().nullable().meta({ description: 'Of one that moved the dates.' }),
    histories: z.array(history).meta({ description: 'Newest first, as far as the reader may see them.' }),
  })
  .meta({ id: 'Version' });

const patient = z
  .object({
    id: rowId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().meta({ description: 'The DNI/NIE.' }),
    cardNumber: z.string().meta({ description: 'Of the insurance card.' }),
    birthday: day,
    gender: z.string().meta({ description: `${OPTIONS.gender.join(', ')}.` }),
    type: z.string().meta({ description: `By whom he or she is insured: ${OPTIONS.patientType.join(', ')}.` }),
  })
  .meta({ id: 'DemandPatient' });

/** What every answer says of a demand. */
const common = {
  id: uuid,
  reference,
  status: z.enum(BASE_STATUSES).meta({ description: 'The phase of its life.' }),
  displayStatus: z.enum(DISPLAY_STATUSES).meta({ description: 'What people read: the phase, and whose turn it is.' }),
  treatmentType: treatmentType.meta({ description: 'What is asked for; by it the list is sorted as `type`.' }),
  lastDemandCounter: z.int().meta({ description: 'Working days since the last change.' }),
  treatmentStartDate: day.nullable().meta({ description: 'Of what is asked for; null until it is known.' }),
  treatmentStartCounter: z.int().nullable().meta({ description: 'Working days to the start.' }),
};

export const demandRowSchema = z
  .object({
    ...common,
    lastDemand: day.meta({ description: 'Of the last change.' }),
    demandDate: day.nullable().meta({ description: 'When it was first sent.' }),
    provinces: z.array(z.string()).meta({ description: 'Of its centers.' }),
    doctor: named.optional().meta({ description: included('doctor') }),
    company: named.optional().meta({ description: included('company') }),
    centerPrescriptor: named.optional().meta({ description: 'Where it is asked for.' }),
    centerRealizator: named.nullable().optional().meta({ description: 'Where the treatment is given.' }),
    patient: z
      .object({ cardNumber: z.string().meta({ description: 'Of the insurance card.' }) })
      .optional()
      .meta({ description: 'Nothing else of the patient is told in a list.' }),
    radiotherapyTreatments: z
      .array(z.object({ fechaInicio: startDate, numeroSesiones: sessions }))
      .optional()
      .meta({ description: 'Of what was sent; what else they are is told with the demand, which is a look.' }),
    chemotherapySessions: z
      .array(z.object({ session, date: day }))
      .optional()
      .meta({ description: 'Of the current cycle.' }),
  })
  .meta({ id: 'DemandRow', example: DEMAND_ROW });

export const demandSchema = z
  .object({
    ...common,
    ...stepDataSchema.shape,
    lastActionSequence: z.int().meta({ description: 'What a command carries in If-Match.' }),
    version: z.int().meta({ description: 'The number of the one that stands; 0 of a draft.' }),
    createdAt: instant,
    lastDemand: instant.meta({ description: 'Of the last change.' }),
    demandDate: instant.nullable().meta({ description: 'When it was first sent.' }),
    sessionFirstDate: day.nullable().meta({ description: 'Of the chemotherapy.' }),
    continue: z.boolean().meta({ description: 'A cycle has ended: the next one may be asked for.' }),
    assignedRoleId: roleId.meta({ description: 'Whose turn it is.' }),
    assignedUserId: z.int().nullable().meta({ description: 'Whose in person, of that role.' }),
    decisionReason: reason.meta({ description: 'Proposed by a manager.' }),
    finalReason: reason.meta({ description: 'Told to the doctor.' }),
    provinces: z.array(z.string()).meta({ description: 'Of its centers, the prescribing one first.' }),
    superficieCorporal: z.number().nullable().meta({ description: 'm²' }),
    doctor: z
      .object({
        id: rowId,
        name: z.string(),
        membershipNumber: z.string().nullable().meta({ description: 'Of the medical association.' }),
      })
      .optional()
      .meta({ description: included('doctor') }),
    company: z
      .object({
        id: rowId,
        name: z.string(),
        validationStep: z.boolean().meta({ description: 'A representative validates before managers see it.' }),
        tramitByZones: z.boolean().meta({ description: 'Representatives see the demands of their zones alone.' }),
      })
      .optional()
      .meta({ description: included('company') }),
    centerPrescriptor: center.optional(),
    centerRealizator: center.nullable().optional().meta({ description: 'Where the treatment is given.' }),
    patient: patient.optional(),
    user: named.nullable().optional().meta({ description: 'Whose turn it is in person.' }),
    role: z
      .object({ id: rowId, permissions: z.string().meta({ description: 'Its name.' }) })
      .nullable()
      .optional()
      .meta({ description: 'Whose turn it is.' }),
    createdBy: named.nullable().optional().meta({ description: 'Who sent it in the name of the doctor.' }),
    versions: z.array(version).optional().meta({ description: 'Newest first.' }),
    attachments: z.array(attachmentAnswer).optional().meta({ description: 'Of the version that stands.' }),
    previousTreatments: z
      .array(
        z.object({
          type: z.string().meta({ description: `${OPTIONS.previousTreatment.join(', ')}.` }),
          date: day,
          description: z.string().meta({ description: 'In words.' }),
        }),
      )
      .optional()
      .meta({ description: 'As in tratamientosPrevios.' }),
    radiotherapyTreatments: z
      .array(
        z.object({
          intencion: z.string().meta({ description: `${OPTIONS.intention.join(', ')}.` }),
          fechaInicio: startDate,
          numeroSesiones: sessions,
          treatmentCodes: z
            .array(
              z.object({
                id: rowId,
                code: z.string().meta({ description: 'As the company bills it.' }),
                type: z.string().meta({ description: 'The technique.' }),
              }),
            )
            .meta({ description: 'Of the catalogue of codes.' }),
        }),
      )
      .optional()
      .meta({ description: 'Each course.' }),
    chemotherapySessions: z
      .array(
        z.object({
          session,
          date: day,
          drugs: z.array(z.string()).meta({ description: 'Names of what is given in it.' }),
          letters: z.array(z.string()).meta({ description: 'Their lines.' }),
        }),
      )
      .optional()
      .meta({ description: 'Of the current cycle.' }),
    chemotherapyDrugs: z
      .array(
        z.object({
          drugId: rowId,
          nombre: z.string().meta({ description: 'Of the drug.' }),
          letter,
          presentationId: rowId,
          presentation: z.string().meta({ description: 'The pack in words.' }),
          nationalCode: z.string().meta({ description: 'The código nacional of the pack.' }),
        }),
      )
      .optional()
      .meta({ description: 'Each line of the chemotherapy.' }),
  })
  .meta({ id: 'Demand', example: DEMAND });
