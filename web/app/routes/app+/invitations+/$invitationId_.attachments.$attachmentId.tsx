import { getInvitationFile } from '@aval/application/invitations/get-invitation-file';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { download } from '../../../server/download.server';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

const paramsSchema = z.object({ invitationId: rowIdSchema, attachmentId: rowIdSchema });

/** File of an account request, always as a download: a file from an anonymous sender must not render in our origin. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requirePermission(request, 'invitations.view');
  const asked = paramsSchema.safeParse(params);
  const file = asked.success ? await getInvitationFile(getServices(), actor, asked.data) : null;
  if (!file) throw new Response(null, { status: 404 });
  return download({ ...file, fileName: file.filename });
}
