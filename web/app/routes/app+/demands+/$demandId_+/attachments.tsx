import { attachToWorkingCopy } from '@aval/application/attachments/attach-to-working-copy';
import { removeFromWorkingCopy } from '@aval/application/attachments/remove-from-working-copy';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readUpload } from '../../../../features/wizard/upload.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { rowIdSchema } from '../../../../server/row-id';
import { getServices } from '../../../../server/services.server';
import { inUploadTurn } from '../../../../server/upload-turn.server';

const removalSchema = z.object({ demandId: z.uuid(), attachmentId: rowIdSchema });

/** Brings a file to what is being written (POST), or takes one away again (DELETE). */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const demandId = z.uuid().safeParse(params.demandId);
  if (!demandId.success) throw new Response(null, { status: 404 });
  if (request.method === 'DELETE') {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const removal = removalSchema.safeParse({ ...asked, demandId: demandId.data });
    if (!removal.success) throw new Response(null, { status: 404 });
    return outcomeResponse(await removeFromWorkingCopy(getServices(), actor, removal.data));
  }
  const result = await inUploadTurn(request, actor.userId, async () => {
    const upload = await readUpload(request);
    return attachToWorkingCopy(getServices(), actor, { ...upload, demandId: demandId.data });
  });
  return outcomeResponse(result ?? { status: 'busy' });
}
