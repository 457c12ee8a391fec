import { ROLE_NAMES } from '@aval/domain/access/roles';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { BASE_STATUSES, DECISION_REASONS, DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { DEMAND, DEMAND_ROW } from '../../examples/demand-answer-examples';
import type { Deprecation } from '../../operations/operation';
import { oneOf } from '../../schemas/among';
import { day, instant, reference, rowId, uuid } from '../../schemas/atoms';
import { roleId } from '../../schemas/role-id';
import { attachmentAnswer } from '../../schemas/sent-file';
import { stepDataSchema } from '../step-fields';
import { versionAnswer } from './history-answer';
import { plannedOfDemand, plannedOfRow } from './plan-answer';

const treatmentType = z.enum(['chemotherapy', 'radiotherapy', 'both']).nullable();
const named = z.object({ name: z.string() });
const included = (name: string) => `With include=${name}.`;
const reason = z.enum(DECISION_REASONS).nullable();
const center = z
  .object({
    id: rowId,
    name: z.string(),
    provinceId: rowId.nullable().meta({ description: 'The zone of the center.' }),
    province: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'Province of the center; null if unknown.' }),
  })
  .meta({ id: 'DemandCenter' });

const patient = z
  .object({
    id: rowId,
    firstName: z.string(),
    lastName: z.string(),
    documentKind: oneOf(OPTIONS.documentKind).nullable().meta({ description: 'Null for a DNI, NIE or NIF.' }),
    email: z.string().meta({ description: 'Number of the document: DNI or NIE unless `documentKind` says another.' }),
    cardNumber: z.string().meta({ description: 'Insurance card number.' }),
    birthday: day,
    gender: oneOf(OPTIONS.gender).meta({ description: 'Sex of the patient.' }),
    type: oneOf(OPTIONS.patientType).meta({
      description:
        'Scheme that covers the patient: func (civil servants), isfas, muface, mugeju, private, or undefined if it is not known.',
    }),
  })
  .meta({ id: 'DemandPatient' });

/** Fields common to every answer about a demand. */
const common = {
  id: uuid,
  uuid: uuid.meta({ description: 'The id under its name in the specification.' }),
  reference,
  status: z.enum(BASE_STATUSES).meta({ description: 'Phase of its life cycle.' }),
  displayStatus: z
    .enum(DISPLAY_STATUSES)
    .meta({ description: 'The status that people see: the phase and who has to act.' }),
  treatmentType: treatmentType.meta({ description: 'What is requested; lists sort by it as `type`.' }),
  lastDemandCounter: z.int().meta({ description: 'Working days since the last change.' }),
  treatmentStartDate: day.nullable().meta({ description: 'Start of the requested treatment; null until known.' }),
  treatmentStartCounter: z.int().nullable().meta({ description: 'Working days until the start.' }),
  externalId: z
    .string()
    .nullable()
    .meta({ description: 'Your own identifier, as sent; null for all but the doctors and assistants of the demand.' }),
  zone: z.string().nullable().meta({ description: 'First of its provinces: that of the prescribing center.' }),
};

export const demandRowSchema = z
  .object({
    ...common,
    lastDemand: day.meta({ description: 'Day of the last change.' }),
    demandDate: day.nullable().meta({ description: 'Day of the first sending.' }),
    provinces: z.array(z.string()).meta({ description: 'Provinces of its centers.' }),
    doctor: named.optional().meta({ description: included('doctor') }),
    company: named.optional().meta({ description: included('company') }),
    centerPrescriptor: center.optional().meta({ description: 'Center that prescribes.' }),
    centerRealizator: center.nullable().optional().meta({ description: 'Center that performs the treatment.' }),
    patient: patient
      .pick({ firstName: true, lastName: true, birthday: true, cardNumber: true })
      .meta({ id: 'DemandRowPatient' })
      .optional()
      .meta({ description: 'With include=patient: as registered today.' }),
    tumour: z
      .object({
        type: oneOf(OPTIONS.tumourType).nullable().meta({ description: 'Null in a draft that does not say it yet.' }),
        regimen: z.string().nullable().meta({ description: 'Name of the regimen chosen from the library.' }),
      })
      .meta({ id: 'DemandRowTumour' })
      .optional()
      .meta({ description: included('tumour') }),
    ...plannedOfRow,
  })
  .meta({ id: 'DemandRow', example: DEMAND_ROW });

/** Instants that have the names of days, which lists keep. */
export const DEPRECATED_INSTANTS: Deprecation = {
  since: '2026-11-30',
  fields: ['lastDemand', 'demandDate'],
  instead: 'Read `updatedAt` and `requestedAt`: in lists the old names are days.',
};

export const demandSchema = z
  .object({
    ...common,
    ...stepDataSchema.shape,
    lastActionSequence: z.int().meta({ description: 'Number of the last action. Send it in If-Match with a command.' }),
    revision: z.int().nullable().meta({
      description:
        'Revision of what is being written and its files, to send with a save; null if you may not edit it now.',
    }),
    version: z.int().meta({ description: 'Number of the current version; 0 for a draft.' }),
    createdAt: instant,
    updatedAt: instant.meta({ description: 'Time of the last change.' }),
    requestedAt: instant.nullable().meta({ description: 'When it was first sent.' }),
    lastDemand: instant.meta({ deprecated: true, description: 'Same as updatedAt. In lists this name is a day.' }),
    demandDate: instant
      .nullable()
      .meta({ deprecated: true, description: 'Same as requestedAt. In lists this name is a day.' }),
    sessionFirstDate: day.nullable().meta({ description: 'Date of the first chemotherapy session.' }),
    continue: z.boolean().meta({ description: 'Whether a cycle has ended and the next one can be requested.' }),
    assignedRoleId: roleId.nullable().meta({ description: 'Role that has to act.' }),
    assignedUserId: z.int().nullable().meta({ description: 'Person of that role who has to act.' }),
    decisionReason: reason.meta({ description: 'Reason of the decision that a manager proposes.' }),
    finalReason: reason.meta({ description: 'Reason of the decision sent to the doctor.' }),
    totalCycles: z.int().nullable().meta({
      description:
        'Total cycles at present. Increasing cycles raises it at once, and the added cycles are requested one by one. quimioterapicoNumeroCiclos is the number in the current version. 0 without cycles, null for a draft.',
    }),
    provinces: z.array(z.string()).meta({ description: 'Provinces of its centers, the prescribing center first.' }),
    superficieCorporal: z.number().nullable().meta({ description: 'm²' }),
    doctor: z
      .object({
        id: rowId,
        name: z.string(),
        membershipNumber: z.string().nullable().meta({ description: 'Medical association number.' }),
      })
      .optional()
      .meta({ description: included('doctor') }),
    company: z
      .object({
        id: rowId,
        name: z.string(),
        validationStep: z
          .boolean()
          .meta({ description: 'Whether a representative validates each request before managers see it.' }),
        tramitByZones: z.boolean().meta({ description: 'Whether representatives only see demands of their zones.' }),
      })
      .optional()
      .meta({ description: included('company') }),
    centerPrescriptor: center.optional(),
    centerRealizator: center.nullable().optional().meta({ description: 'Center that performs the treatment.' }),
    patient: patient.optional(),
    user: named.nullable().optional().meta({ description: 'Person who has to act.' }),
    role: z
      .object({ id: roleId, permissions: z.enum(ROLE_NAMES).meta({ description: 'Name of the role.' }) })
      .nullable()
      .optional()
      .meta({ description: 'Role that has to act.' }),
    createdBy: named
      .optional()
      .meta({ description: 'Who filed it: the doctor, or an assistant on their behalf. For a draft, its doctor.' }),
    versions: z.array(versionAnswer).optional().meta({ description: 'Newest first.' }),
    attachments: z
      .array(
        attachmentAnswer
          .extend({ previous: z.boolean().meta({ description: 'Whether it was added with an earlier version.' }) })
          .meta({ id: 'DemandAttachment' }),
      )
      .optional()
      .meta({ description: 'Files of the current version.' }),
    ...plannedOfDemand,
  })
  .meta({ id: 'Demand', example: DEMAND });
