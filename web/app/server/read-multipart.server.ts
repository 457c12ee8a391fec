import { MaxFileSizeExceededError, MultipartParseError, parseMultipartRequest } from '@remix-run/multipart-parser';

/** No form of ours has as many fields; each of them is a part with headers of its own. */
const MOST_TEXTS = 100;

interface MultipartLimits {
  maxFiles: number;
  /** Of one part, whether a file or a text; a larger one is not read to its end. */
  maxPartBytes: number;
}

/** The fields and files of a multipart form. It is given up as soon as it holds more than a form of ours can. */
export async function readMultipart(request: Request, { maxFiles, maxPartBytes }: MultipartLimits): Promise<FormData> {
  const form = new FormData();
  let [files, texts] = [0, 0];
  try {
    for await (const part of parseMultipartRequest(request, { maxFileSize: maxPartBytes })) {
      if (!part.name) continue;
      if (part.isFile) files += 1;
      else texts += 1;
      if (files > maxFiles || texts > MOST_TEXTS) throw new Response(null, { status: 400 });
      const { name, filename = '', mediaType = '' } = part;
      form.append(name, part.isFile ? new File([part.arrayBuffer], filename, { type: mediaType }) : part.text);
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return form;
}

/** What to throw when the parser did: its complaints are about what was sent. */
function refusalOf(error: unknown): unknown {
  if (isTooLarge(error)) return new Response(null, { status: 413 });
  return error instanceof MultipartParseError ? new Response(null, { status: 400 }) : error;
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof MaxFileSizeExceededError) return true;
  return error instanceof Error && error.cause !== undefined && isTooLarge(error.cause);
}
