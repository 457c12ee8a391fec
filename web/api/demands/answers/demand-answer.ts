import { ROLE_NAMES } from '@aval/domain/access/roles';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { BASE_STATUSES, DECISION_REASONS, DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { DEMAND, DEMAND_ROW } from '../../examples/demand-answer-examples';
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
    provinceId: rowId.nullable().meta({ description: 'The zone that it belongs to.' }),
    province: z.object({ name: z.string() }).nullable().meta({ description: 'Where it is.' }),
  })
  .meta({ id: 'DemandCenter' });

const patient = z
  .object({
    id: rowId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().meta({ description: 'The DNI/NIE.' }),
    cardNumber: z.string().meta({ description: 'Of the insurance card.' }),
    birthday: day,
    gender: oneOf(OPTIONS.gender).meta({ description: 'As the insurer has it.' }),
    type: oneOf(OPTIONS.patientType).meta({ description: 'By whom he or she is insured.' }),
  })
  .meta({ id: 'DemandPatient' });

/** Fields common to every answer about a demand. */
const common = {
  id: uuid,
  uuid: uuid.meta({ description: 'The id, as the specification calls it beside.' }),
  reference,
  status: z.enum(BASE_STATUSES).meta({ description: 'The phase of its life.' }),
  displayStatus: z.enum(DISPLAY_STATUSES).meta({ description: 'What people read: the phase, and whose turn it is.' }),
  treatmentType: treatmentType.meta({ description: 'What is asked for; by it the list is sorted as `type`.' }),
  lastDemandCounter: z.int().meta({ description: 'Working days since the last change.' }),
  treatmentStartDate: day.nullable().meta({ description: 'Of what is asked for; null until it is known.' }),
  treatmentStartCounter: z.int().nullable().meta({ description: 'Working days to the start.' }),
  zone: z.string().nullable().meta({ description: 'The first of its provinces: that of the prescribing center.' }),
};

export const demandRowSchema = z
  .object({
    ...common,
    lastDemand: day.meta({ description: 'Of the last change.' }),
    demandDate: day.nullable().meta({ description: 'When it was first sent.' }),
    provinces: z.array(z.string()).meta({ description: 'Of its centers.' }),
    doctor: named.optional().meta({ description: included('doctor') }),
    company: named.optional().meta({ description: included('company') }),
    centerPrescriptor: center.optional().meta({ description: 'Where it is asked for.' }),
    centerRealizator: center.nullable().optional().meta({ description: 'Where the treatment is given.' }),
    patient: z
      .object({ cardNumber: z.string().meta({ description: 'Of the insurance card.' }) })
      .optional()
      .meta({ description: 'Nothing else of the patient is told in a list.' }),
    ...plannedOfRow,
  })
  .meta({ id: 'DemandRow', example: DEMAND_ROW });

export const demandSchema = z
  .object({
    ...common,
    ...stepDataSchema.shape,
    lastActionSequence: z.int().meta({ description: 'What a command carries in If-Match.' }),
    revision: z.int().nullable().meta({
      description:
        'Of what is being written and of the files beside it, which a save may carry; null for whoever may not write in it now.',
    }),
    version: z.int().meta({ description: 'The number of the one that stands; 0 of a draft.' }),
    createdAt: instant,
    lastDemand: instant.meta({ description: 'Of the last change.' }),
    demandDate: instant.nullable().meta({ description: 'When it was first sent.' }),
    sessionFirstDate: day.nullable().meta({ description: 'Of the chemotherapy.' }),
    continue: z.boolean().meta({ description: 'A cycle has ended: the next one may be asked for.' }),
    assignedRoleId: roleId.nullable().meta({ description: 'Whose turn it is.' }),
    assignedUserId: z.int().nullable().meta({ description: 'Whose in person, of that role.' }),
    decisionReason: reason.meta({ description: 'Proposed by a manager.' }),
    finalReason: reason.meta({ description: 'Told to the doctor.' }),
    totalCycles: z.int().nullable().meta({
      description:
        'Cycles in all as they stand now. An increase raises it at once, and those that it adds are asked for one by one by continuations; quimioterapicoNumeroCiclos is what the version that stands was filed with. 0 without cycles, null of a draft.',
    }),
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
      .object({ id: roleId, permissions: z.enum(ROLE_NAMES).meta({ description: 'Its name.' }) })
      .nullable()
      .optional()
      .meta({ description: 'Whose turn it is.' }),
    createdBy: named
      .optional()
      .meta({ description: 'Who sent it: the doctor, or an assistant in that name. Of a draft its doctor.' }),
    versions: z.array(versionAnswer).optional().meta({ description: 'Newest first.' }),
    attachments: z
      .array(
        attachmentAnswer
          .extend({ previous: z.boolean().meta({ description: 'It came with an earlier version than that one.' }) })
          .meta({ id: 'DemandAttachment' }),
      )
      .optional()
      .meta({ description: 'Of the version that stands.' }),
    ...plannedOfDemand,
  })
  .meta({ id: 'Demand', example: DEMAND });
