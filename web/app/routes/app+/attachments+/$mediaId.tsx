import { getAttachment } from '@aval/application/attachments/get-attachment';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { download } from '../../../server/download.server';
import { requireUser } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** A file of a demand, to save. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const mediaId = z.uuid().safeParse(params.mediaId);
  const file = mediaId.success
    ? await getAttachment(getServices(), actor, { mediaId: mediaId.data })
    : null;
  if (!file) throw new Response(null, { status: 404 });
  return download(file);
}
