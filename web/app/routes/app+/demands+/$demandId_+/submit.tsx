import { resubmitDemand } from '@aval/application/demands/resubmit-demand';
import { submitDemand } from '@aval/application/demands/submit-demand';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { readForm } from '../../../../server/read-form.server';
import { getServices } from '../../../../server/services.server';

const submissionSchema = z.object({
  demandId: z.uuid(),
  commandId: z.uuid(),
  expectedSequence: z.coerce.number().int().min(0),
});

/** Sends what lies in the wizard: a new request, or the answer to a question. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const form = Object.fromEntries(await readForm(request));
  const submission = submissionSchema.safeParse({ ...form, ...params });
  if (!submission.success) throw new Response(null, { status: 404 });
  const { demandId, commandId, expectedSequence } = submission.data;
  const services = getServices();
  const result =
    expectedSequence === 0
      ? await submitDemand(services, actor, { demandId, commandId })
      : await resubmitDemand(services, actor, { demandId, commandId, expectedSequence });
  return outcomeResponse(result);
}
