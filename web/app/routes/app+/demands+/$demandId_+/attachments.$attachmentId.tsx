import { getAttachment } from '@aval/application/attachments/get-attachment';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { download } from '../../../../server/download.server';
import { requireUser } from '../../../../server/guards.server';
import { getServices } from '../../../../server/services.server';

const paramsSchema = z.object({ demandId: z.uuid(), attachmentId: rowIdSchema });

/** Attachment of a demand, always as a download: an uploaded file must not render in our origin. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const asked = paramsSchema.safeParse(params);
  const file = asked.success ? await getAttachment(getServices(), actor, asked.data) : null;
  if (!file) throw new Response(null, { status: 404 });
  return download({ ...file, fileName: file.filename });
}
