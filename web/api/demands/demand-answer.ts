import { BASE_STATUSES, DECISION_REASONS, DISPLAY_STATUSES, HISTORY_ACTIONS } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { DEMAND, DEMAND_ROW } from '../examples/demand-answer-examples';
import { day, instant, rowId, uuid } from '../schemas/atoms';
import { attachmentAnswer } from '../schemas/sent-file';
import { stepDataSchema } from './step-fields';

const treatmentType = z.enum(['chemotherapy', 'radiotherapy', 'both']).nullable();
const named = z.object({ name: z.string() });
const center = z
  .object({ name: z.string(), province: z.object({ name: z.string() }).nullable() })
  .meta({ id: 'DemandCenter' });

const history = z
  .object({
    sequence: z.int(),
    createdAt: instant,
    author: z.string().nullable(),
    action: z.string().meta({ examples: [...HISTORY_ACTIONS] }),
    fromRoleId: z.int().nullable(),
    toRoleId: z.int().nullable(),
    toUser: z.string().nullable(),
    comment: z.string().nullable(),
    privateComment: z.string().nullable(),
    decisionReason: z.string().nullable(),
    finalReason: z.string().nullable(),
    displayStatus: z.string(),
    attachments: z.array(attachmentAnswer),
  })
  .meta({ id: 'HistoryEntry' });

const version = z
  .object({
    number: z.int(),
    description: z.string().meta({ description: 'Why it was made.' }),
    createdAt: instant,
    changeDatesReason: z.string().nullable(),
    histories: z.array(history).meta({ description: 'Newest first, as far as the reader may see them.' }),
  })
  .meta({ id: 'Version' });

const patient = z
  .object({
    id: rowId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().meta({ description: 'The DNI/NIE.' }),
    cardNumber: z.string(),
    birthday: day,
    gender: z.string(),
    type: z.string(),
  })
  .meta({ id: 'DemandPatient' });

/** What every answer says of a demand. */
const common = {
  id: uuid,
  reference: z.string().meta({ example: 'MER-26-000031' }),
  status: z.enum(BASE_STATUSES),
  displayStatus: z.enum(DISPLAY_STATUSES),
  treatmentType: treatmentType.meta({ description: 'What is asked for; by it the list is sorted as `type`.' }),
  lastDemandCounter: z.int().meta({ description: 'Working days since the last change.' }),
  treatmentStartDate: day.nullable(),
  treatmentStartCounter: z.int().nullable().meta({ description: 'Working days to the start.' }),
};

export const demandRowSchema = z
  .object({
    ...common,
    lastDemand: day,
    demandDate: day.nullable(),
    provinces: z.array(z.string()),
    doctor: named.optional(),
    company: named.optional(),
    centerPrescriptor: named.optional(),
    centerRealizator: named.nullable().optional(),
    patient: z.object({ cardNumber: z.string() }).optional(),
    radiotherapyTreatments: z
      .array(z.object({ fechaInicio: day, numeroSesiones: z.number() }))
      .optional()
      .meta({ description: 'Of what was sent; what else they are is told with the demand, which is a look.' }),
    chemotherapySessions: z.array(z.object({ session: z.int(), date: day })).optional(),
  })
  .meta({ id: 'DemandRow', example: DEMAND_ROW });

export const demandSchema = z
  .object({
    ...common,
    ...stepDataSchema.shape,
    lastActionSequence: z.int().meta({ description: 'What a command carries in If-Match.' }),
    version: z.int(),
    createdAt: instant,
    lastDemand: instant,
    demandDate: instant.nullable(),
    sessionFirstDate: day.nullable(),
    continue: z.boolean(),
    assignedRoleId: z.int().nullable(),
    assignedUserId: z.int().nullable(),
    decisionReason: z.enum(DECISION_REASONS).nullable(),
    finalReason: z.enum(DECISION_REASONS).nullable(),
    provinces: z.array(z.string()).meta({ description: 'Of its centers, the prescribing one first.' }),
    superficieCorporal: z.number().nullable().meta({ description: 'm²' }),
    doctor: z.object({ id: rowId, name: z.string(), membershipNumber: z.string().nullable() }).optional(),
    company: z
      .object({ id: rowId, name: z.string(), validationStep: z.boolean(), tramitByZones: z.boolean() })
      .optional(),
    centerPrescriptor: center.optional(),
    centerRealizator: center.nullable().optional(),
    patient: patient.optional(),
    user: named.nullable().optional(),
    role: z.object({ id: rowId, permissions: z.string() }).nullable().optional(),
    createdBy: named.nullable().optional().meta({ description: 'Who sent it in the name of the doctor.' }),
    versions: z.array(version).optional().meta({ description: 'Newest first.' }),
    attachments: z.array(attachmentAnswer).optional(),
    previousTreatments: z.array(z.object({ type: z.string(), date: day, description: z.string() })).optional(),
    radiotherapyTreatments: z
      .array(
        z.object({
          intencion: z.string(),
          fechaInicio: day,
          numeroSesiones: z.number(),
          treatmentCodes: z.array(z.object({ id: rowId, code: z.string(), type: z.string() })),
        }),
      )
      .optional(),
    chemotherapySessions: z
      .array(z.object({ session: z.int(), date: day, drugs: z.array(z.string()), letters: z.array(z.string()) }))
      .optional(),
    chemotherapyDrugs: z
      .array(
        z.object({
          drugId: rowId,
          nombre: z.string(),
          letter: z.string(),
          presentationId: rowId,
          presentation: z.string(),
          nationalCode: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Demand', example: DEMAND });
