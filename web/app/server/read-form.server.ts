import { FormDataParseError, MaxFileSizeExceededError, MultipartParseError } from '@remix-run/form-data-parser';

/** The fields of a form; a body that only pretends to be one is a bad request, not a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw error instanceof TypeError ? new Response(null, { status: 400 }) : error;
  }
}

/** What to throw when the parser of a form with files did: its complaints are about what was sent. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError) return new Response(null, { status: 413 });
  const isMalformed = error instanceof MultipartParseError || error instanceof FormDataParseError;
  return isMalformed ? new Response(null, { status: 400 }) : error;
}
