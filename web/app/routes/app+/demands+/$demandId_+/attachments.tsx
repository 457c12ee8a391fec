import { attachToWorkingCopy } from '@aval/application/attachments/attach-to-working-copy';
import { describeAttachment } from '@aval/application/attachments/describe-attachment';
import { removeFromWorkingCopy } from '@aval/application/attachments/remove-from-working-copy';
import { rowIdSchema } from '@aval/domain/validation/row-id';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { readForm } from '../../../../server/read-form.server';
import { receiveFile } from '../../../../server/receive-file.server';
import { getServices } from '../../../../server/services.server';

const descriptionSchema = z.object({ attachmentId: rowIdSchema, description: z.string() });
/** A page numbers its files from one on; nobody chooses so many. */
const placeSchema = z.coerce.number().int().min(0).max(1_000_000).optional();

export const handle = { methods: ['POST', 'PUT', 'DELETE'] };

/** Brings a file to what is being written (POST), says what it is (PUT), or takes it away again (DELETE). */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const place = z.uuid().safeParse(params.demandId);
  if (!place.success) throw new Response(null, { status: 404 });
  const demandId = place.data;
  if (request.method === 'DELETE') {
    const attachmentId = rowIdSchema.safeParse(new URL(request.url).searchParams.get('attachmentId'));
    if (!attachmentId.success) throw new Response(null, { status: 404 });
    return outcomeResponse(
      await removeFromWorkingCopy(getServices(), actor, { demandId, attachmentId: attachmentId.data }),
    );
  }
  if (request.method === 'PUT') {
    const said = descriptionSchema.safeParse(Object.fromEntries(await readForm(request)));
    if (!said.success) throw new Response(null, { status: 400 });
    return outcomeResponse(await describeAttachment(getServices(), actor, { demandId, ...said.data }));
  }
  const chosen = placeSchema.safeParse(new URL(request.url).searchParams.get('place') ?? undefined);
  if (!chosen.success) throw new Response(null, { status: 400 });
  return outcomeResponse(
    await receiveFile(request, actor.userId, (file) =>
      attachToWorkingCopy(getServices(), actor, { demandId, file, place: chosen.data }),
    ),
  );
}
