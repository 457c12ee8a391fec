import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser';

/** No form of ours has as many fields; each of them is a part with headers of its own. */
const MOST_TEXTS = 100;

interface MultipartLimits {
  maxFiles: number;
  /** Of one part, whether a file or a text; a larger one is not read to its end. */
  maxPartBytes: number;
}

/** The fields and files of a multipart form. Nothing more of it is kept as soon as it holds more than a form of ours can. */
export async function readMultipart(request: Request, { maxFiles, maxPartBytes }: MultipartLimits): Promise<FormData> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
  const body = request.body?.getReader();
  if (!boundary || !body) throw new Response(null, { status: 400 });
  const form = new FormData();
  let [files, texts] = [0, 0];
  try {
    for await (const part of parseMultipartStream(streamOf(body), { boundary, maxFileSize: maxPartBytes })) {
      if (!part.name) continue;
      if (part.isFile) files += 1;
      else texts += 1;
      if (files > maxFiles || texts > MOST_TEXTS) throw new Response(null, { status: 400 });
      const { name, filename = '', mediaType = '' } = part;
      form.append(name, part.isFile ? new File([part.arrayBuffer], filename, { type: mediaType }) : part.text);
    }
  } catch (error) {
    // A browser that is still sending hears no answer: its connection would only break.
    while (!(await body.read()).done);
    throw refusalOf(error);
  }
  return form;
}

/** What the reader gives; given up, it leaves the rest to be read. It reads nothing ahead: Remix's stream of a request stops for good when two ask at once. */
function streamOf(reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await reader.read();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
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
