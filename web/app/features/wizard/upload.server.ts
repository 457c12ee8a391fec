import type { AttachInput } from '@aval/application/attachments/attach-to-working-copy';
import { MAXIMUM_FILE_BYTES } from '@aval/platform/files';
import { MaxFileSizeExceededError, parseFormData } from '@remix-run/form-data-parser';
import { refusalOf } from '../../server/read-form.server';

type SentUpload = Pick<AttachInput, 'description' | 'file'>;

/** One described file of a multipart form; what is beyond the limit is not read to its end. */
export async function readUpload(request: Request): Promise<SentUpload> {
  let file: SentUpload['file'] = null;
  try {
    const limits = { maxFiles: 1, maxFileSize: MAXIMUM_FILE_BYTES };
    const form = await parseFormData(request, limits, async (part) => {
      if (part.fieldName === 'file' && part.name !== '') {
        file = { filename: part.name, content: new Uint8Array(await part.arrayBuffer()) };
      }
      return undefined;
    });
    return { description: String(form.get('description') ?? ''), file };
  } catch (error) {
    if (isTooLarge(error)) return { description: '-', file: 'too_large' };
    throw refusalOf(error);
  }
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof MaxFileSizeExceededError) return true;
  return error instanceof Error && error.cause !== undefined && isTooLarge(error.cause);
}
