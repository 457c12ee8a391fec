import type { AttachInput } from '@aval/application/attachments/attach-to-working-copy';
import { MAXIMUM_FILE_BYTES } from '@aval/platform/files';
import { readMultipart } from '../../server/read-multipart.server';

type SentUpload = Pick<AttachInput, 'description' | 'file'>;

/** One described file of a multipart form; what is beyond the limit is not read to its end. */
export async function readUpload(request: Request): Promise<SentUpload> {
  const limits = { maxFiles: 1, maxPartBytes: MAXIMUM_FILE_BYTES };
  const form = await readMultipart(request, limits).catch((error: unknown) => {
    if (error instanceof Response && error.status === 413) return null;
    throw error;
  });
  if (!form) return { description: '-', file: 'too_large' };
  const file = form.get('file');
  const isThere = file instanceof File && file.name !== '';
  return {
    description: String(form.get('description') ?? ''),
    file: isThere ? { filename: file.name, content: new Uint8Array(await file.arrayBuffer()) } : null,
  };
}
