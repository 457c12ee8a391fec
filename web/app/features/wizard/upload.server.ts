import type { AttachInput } from '@aval/application/attachments/attach-to-working-copy';
import { MAXIMUM_FILE_BYTES } from '@aval/platform/files';
import { readMultipart } from '../../server/read-multipart.server';

type SentUpload = Pick<AttachInput, 'description' | 'file'>;

/** One described file of a multipart form; what is beyond the limit is not kept. */
export async function readUpload(request: Request): Promise<SentUpload> {
  const limits = { maxFiles: 1, maxFileBytes: MAXIMUM_FILE_BYTES };
  const form = await readMultipart(request, limits).catch((error: unknown) => {
    if (error instanceof Response && error.status === 413) return null;
    throw error;
  });
  if (!form) return { description: '-', file: 'too_large' };
  const file = form.files.find(({ field, filename }) => field === 'file' && filename !== '');
  return { description: String(form.texts.get('description') ?? ''), file: file ?? null };
}
