import { findActiveTreatments } from '@aval/application/demands/find-active-treatments';
import { listPatientCompanies } from '@aval/application/patients/list-patient-companies';
import { checkNumber } from '@aval/application/patients/numbers/check-number';
import { TREATMENT_KINDS } from '@aval/domain/demand/vocabulary';
import { group } from '@aval/domain/validation/fields/field';
import { cardNumber } from '@aval/domain/validation/fields/identity';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { type Call, call } from '../calls/call';
import { ACTIVE_TREATMENTS } from '../examples/demand-answer-examples';
import { CARD_NUMBER, CHECKED_CARD_NUMBER } from '../examples/people-examples';
import { readByForm } from '../requests/read-by-form';
import { demandParam, patientParams, reference, rowId, uuid } from '../schemas/atoms';
import { chooseCompany } from './choose-company';

const tag = 'Patients';

const activeTreatment = z
  .object({
    kind: z.enum(TREATMENT_KINDS).meta({ description: 'What it is.' }),
    demand: z.object({ id: uuid, reference }).nullable().meta({ description: 'Null where it is out of sight.' }),
  })
  .meta({ id: 'ActiveTreatment' });

/** Checks of a patient's numbers before a request is filed. */
export const numberCalls: readonly Call[] = [
  call(
    { permission: 'demands.create' },
    {
      method: 'get',
      path: '/patients/{id}/active-treatments/demands/{demandId}',
      tag,
      operationId: 'getActiveTreatments',
      summary: 'What a patient is treated with already, beside a request',
      params: patientParams.extend({
        demandId: demandParam.meta({ description: 'Of the request, which is none of them.' }),
      }),
      query: z.strictObject({
        number: z
          .string()
          .max(64)
          .default('')
          .meta({ description: 'The exact card number, DNI or NIE of a patient who is otherwise out of sight.' }),
      }),
      answer: {
        status: 200,
        description: 'Of each kind one at most.',
        schema: z
          .object({ treatments: z.array(activeTreatment).meta({ description: 'Of each kind one at most.' }) })
          .meta({ id: 'ActiveTreatments', example: ACTIVE_TREATMENTS }),
      },
      async handle({ services, session: { actor }, params, query }) {
        const [companyId] = actor.companyId === null ? actor.companyIds : [actor.companyId];
        if (companyId === undefined) throw new Problem('not_found');
        const { id: patientId, demandId } = params;
        const choice = { companyId, patientId, demandId, exactNumber: query.number };
        const result = await findActiveTreatments(services, actor, choice);
        return result.status === 'found' ? { treatments: result.treatments } : refuseOutcome(result);
      },
    },
  ),
  call(
    { permission: 'patients.create' },
    {
      method: 'post',
      path: '/utils/validations/card-numbers',
      tag,
      operationId: 'validateCardNumber',
      summary: 'Whether a card number is one of its company, and still free',
      body: z
        .strictObject({
          cardNumber: z.string().meta({ description: 'Of the insurance card, as it is typed.' }),
          companyId: rowId
            .optional()
            .meta({ description: 'Where the own company is the only one it may be left out.' }),
        })
        .meta({ id: 'CardNumber', example: CARD_NUMBER }),
      answer: {
        status: 200,
        description: 'It has the form of its company; whose it is, where that patient is in sight.',
        schema: z
          .object({
            isFree: z.boolean().meta({ description: 'No patient of the company has it.' }),
            patient: z
              .object({ id: rowId, name: z.string() })
              .nullable()
              .meta({ description: 'Who has it, if in sight.' }),
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
