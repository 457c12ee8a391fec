import { storeImage } from '@aval/application/images/store-image';
import { IMAGE_KINDS } from '@aval/platform/images/image-kinds';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { receiveFile } from '../../server/forms/receive-file.server';
import { requireUser } from '../../server/guards.server';
import { outcomeResponse } from '../../server/outcome-response.server';
import { getServices } from '../../server/services.server';

const kindSchema = z.enum(IMAGE_KINDS);

/** Uploads an image for a form, which refers to it by id when saved. */
export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const kind = kindSchema.safeParse(new URL(request.url).searchParams.get('kind'));
  if (!kind.success) throw new Response(null, { status: 400 });
  return outcomeResponse(
    await receiveFile(request, actor.userId, ({ content }) =>
      storeImage(getServices(), actor, { kind: kind.data, content }),
    ),
  );
}
