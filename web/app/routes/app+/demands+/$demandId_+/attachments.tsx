import { attachToWorkingCopy } from '@aval/application/drafts/files/attach-to-working-copy';
import { describeAttachment } from '@aval/application/drafts/files/describe-attachment';
import { removeFromWorkingCopy } from '@aval/application/drafts/files/remove-from-working-copy';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { readForm } from '../../../../server/forms/read-form.server';
import { receiveFile } from '../../../../server/forms/receive-file.server';
import { requireWellFormed } from '../../../../server/forms/well-formed.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

const descriptionSchema = z.object({ attachmentId: rowIdSchema, description: z.string() });
/** Pages number their files from 1; the maximum is far above any real number. */
const placeSchema = z.coerce.number().int().min(0).max(1_000_000).optional();

export const handle = { methods: ['POST', 'PUT', 'DELETE'] };

/** Adds a file to the working copy (POST), changes its description (PUT) or removes it (DELETE). */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const demandId = demandIdOf(params);
  const { searchParams } = new URL(request.url);
  if (request.method === 'DELETE') {
    const asked = rowIdSchema.safeParse(searchParams.get('attachmentId'));
    const attachmentId = await requireWellFormed(actor, demandId, asked);
    return outcomeResponse(await removeFromWorkingCopy(getServices(), actor, { demandId, attachmentId }));
  }
  if (request.method === 'PUT') {
    const said = descriptionSchema.safeParse(Object.fromEntries(await readForm(request)));
    const description = await requireWellFormed(actor, demandId, said);
    return outcomeResponse(await describeAttachment(getServices(), actor, { demandId, ...description }));
  }
  const chosen = placeSchema.safeParse(searchParams.get('place') ?? undefined);
  const place = await requireWellFormed(actor, demandId, chosen);
  return outcomeResponse(
    await receiveFile(request, actor.userId, (file) =>
      attachToWorkingCopy(getServices(), actor, { demandId, file, place }),
    ),
  );
}
