import { uploadForCommand } from '@aval/application/demands/commands/upload-for-command';
import type { ActionFunctionArgs } from '@remix-run/node';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { receiveFile } from '../../../../server/forms/receive-file.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

/** Uploads a file for a dialog of the demand's page, which refers to it when submitted. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const demandId = demandIdOf(params);
  return outcomeResponse(
    await receiveFile(request, actor.userId, (file) => uploadForCommand(getServices(), actor, { demandId, file })),
  );
}
