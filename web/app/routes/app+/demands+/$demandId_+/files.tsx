import { uploadForCommand } from '@aval/application/attachments/upload-for-command';
import type { ActionFunctionArgs } from '@remix-run/node';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { receiveFile } from '../../../../server/forms/receive-file.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

/** Brings a file for one of the dialogs of a demand's page, which names it when it is sent. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const demandId = demandIdOf(params);
  return outcomeResponse(
    await receiveFile(request, actor.userId, (file) => uploadForCommand(getServices(), actor, { demandId, file })),
  );
}
