import { Readable } from 'node:stream';
import { getAttachment } from '@aval/application/attachments/get-attachment';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireUser } from '../../../../server/guards.server';
import { getServices } from '../../../../server/services.server';

const paramsSchema = z.object({ demandId: z.uuid(), attachmentId: z.coerce.number().int().positive() });

/** A file of a demand, always as a download: what somebody uploaded is never shown as a page of ours. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const asked = paramsSchema.safeParse(params);
  const file = asked.success ? await getAttachment(getServices(), actor, asked.data) : null;
  if (!file) throw new Response(null, { status: 404 });
  return new Response(Readable.toWeb(file.content) as ReadableStream, {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
