import { findActiveTreatments } from '@aval/application/demands/find-active-treatments';
import { listPatientCompanies } from '@aval/application/patients/list-patient-companies';
import { checkNumber } from '@aval/application/patients/numbers/check-number';
import { companyOf } from '@aval/domain/access/actor';
import { TREATMENT_KINDS } from '@aval/domain/demand/vocabulary';
import { group } from '@aval/domain/validation/fields/field';
import { cardNumber } from '@aval/domain/validation/fields/identity';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { ACTIVE_TREATMENTS } from '../examples/demand-answer-examples';
import { CARD_NUMBER, CHECKED_CARD_NUMBER } from '../examples/people-examples';
import { type Operation, operation } from '../operations/operation';
import { readByForm } from '../requests/read-by-form';
import { demandParam, patientParams, reference, rowId, uuid } from '../schemas/atoms';
import { chooseCompany } from './choose-company';

const tag = 'Patients';

export const activeTreatment = z
  .object({
    kind: z.enum(TREATMENT_KINDS).meta({ description: 'Kind of treatment.' }),
    demand: z.object({ id: uuid, reference }).nullable().meta({ description: 'Null if you cannot see it.' }),
  })
  .meta({ id: 'ActiveTreatment' });

/** Checks of a patient's numbers before a request is filed. */
export const numberOperations: readonly Operation[] = [
  operation(
    { permission: 'demands.create' },
    {
      method: 'get',
      path: '/patients/{id}/active-treatments/demands/{demandId}',
      tag,
      operationId: 'getActiveTreatments',
      leavesRecord: true,
      summary: 'List a patient’s active treatments',
      description:
        'A patient can have one chemotherapy and one radiotherapy at a time. Check here before you send a demand: it would be refused with `slots_taken`.',
      params: patientParams.extend({
        demandId: demandParam.meta({ description: 'A demand to leave out.' }),
      }),
      query: z.strictObject({
        number: z
          .string()
          .max(64)
          .default('')
          .meta({ description: 'The exact card number, DNI or NIE of a patient you otherwise cannot see.' }),
      }),
      answer: {
        status: 200,
        description: 'At most one of each kind.',
        schema: z
          .object({ treatments: z.array(activeTreatment).meta({ description: 'At most one of each kind.' }) })
          .meta({ id: 'ActiveTreatments', example: ACTIVE_TREATMENTS }),
      },
      async handle({ services, session: { actor }, params, query }) {
        const companyId = companyOf(actor);
        if (companyId === undefined) throw new Problem('not_found');
        const { id: patientId, demandId } = params;
        const choice = { companyId, patientId, demandId, exactNumber: query.number };
        const result = await findActiveTreatments(services, actor, choice);
        return result.status === 'found' ? { treatments: result.treatments } : refuseOutcome(result);
      },
    },
  ),
  operation(
    { permission: 'patients.create' },
    {
      method: 'post',
      path: '/utils/validations/card-numbers',
      tag,
      operationId: 'validateCardNumber',
      summary: 'Check a card number',
      description:
        'Checks that the number has the format of the company, and whether a patient has it. Such checks are limited, as searches by a number are.',
      body: z
        .strictObject({
          cardNumber: z.string().meta({ description: 'Insurance card number as typed.' }),
          companyId: rowId.optional().meta({ description: 'Optional for users of one company.' }),
        })
        .meta({ id: 'CardNumber', example: CARD_NUMBER }),
      answer: {
        status: 200,
        description: 'Whether it has the company’s format, and whose it is if you can see that patient.',
        schema: z
          .object({
            isFree: z.boolean().meta({ description: 'Whether no patient of the company has it.' }),
            patient: z
              .object({ id: rowId, name: z.string() })
              .nullable()
              .meta({ description: 'The patient who has it, if you can see them.' }),
          })
          .meta({ id: 'CheckedCardNumber', example: CHECKED_CARD_NUMBER }),
      },
      async handle({ services, session: { actor }, body }) {
        const company = chooseCompany(await listPatientCompanies(services, actor), body.companyId);
        const { cardNumber: number } = readByForm(group({ cardNumber: cardNumber(company) }), body);
        const result = await checkNumber(services, actor, { companyId: company.id, number, patientId: null });
        return result.status === 'found' ? { isFree: result.isFree, patient: result.patient } : refuseOutcome(result);
      },
    },
  ),
];
