import { duplicateDemand } from '@aval/application/demands/filing/duplicate-demand';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { DUPLICATION } from '../examples/demand-examples';
import { type Operation, operation } from '../operations/operation';
import { commandHeaders, commandKey } from '../requests/command-key';
import { flagOffQuery } from '../requests/flag-query';
import { sentHash } from '../requests/sent-hash';
import { rowId } from '../schemas/atoms';
import { createdDemand } from './create-demand-operation';
import { ABOUT_DEMAND } from './demand-command';

/** Source: docs/rules.md 3.20. */
export const duplicateOperation: Operation = operation(
  {},
  {
    method: 'post',
    path: '/demands/{id}/duplicate',
    tag: 'Demands',
    operationId: 'duplicateDemand',
    summary: 'Duplicate a demand as a new draft',
    description:
      'Doctors and assistants only. Creates a draft for the same patient with a copy of the content. Dates and treatments that cannot be repeated are left empty; `all=true` copies the chemotherapy too.',
    ...ABOUT_DEMAND,
    query: z.strictObject({
      all: flagOffQuery.meta({ description: 'Whether the copy includes the chemotherapy.' }),
    }),
    headers: commandHeaders,
    body: z
      .strictObject({ doctorId: rowId.nullish().meta({ description: 'On whose behalf; a doctor omits it.' }) })
      .meta({ id: 'Duplication', example: DUPLICATION }),
    answer: {
      status: 201,
      description: 'The copy. Repeating the request with the same key returns the same copy.',
      schema: createdDemand,
      locatedAt: '/demands/{id}',
    },
    async handle({ services, session: { actor, context: chosen }, params: { id }, query, body, context }) {
      const result = await duplicateDemand(services, actor, {
        demandId: id,
        newDemandId: commandKey(context),
        withChemotherapy: query.all === 'true',
        doctorId: body.doctorId ?? chosen.doctor?.id ?? null,
        centerId: chosen.center?.id ?? null,
        sentSha256: sentHash({ ...body, all: query.all }),
      });
      if (result.status === 'taken') throw new Problem('key_reused');
      if (result.status === 'refused') {
        const { refusal } = result;
        throw new Problem('refused', { refusal, message: `decision:notDuplicated.${refusal}` });
      }
      if (result.status !== 'created' && result.status !== 'repeated') return refuseOutcome(result);
      return { id: result.demandId, reference: result.reference, companyId: result.companyId };
    },
  },
);
