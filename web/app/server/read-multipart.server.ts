import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser';
import { FORM_LIMIT } from '../../server/body-limits';
import { readToEnd } from './read-to-end';
import { SentFields } from './sent-fields';

/** No form of ours has as many fields; each of them is a part with headers of its own. */
const MOST_TEXTS = 100;

interface MultipartLimits {
  maxFiles: number;
  /** A larger one is not kept to its end. */
  maxFileBytes: number;
}

export interface SentFile {
  /** The name of its field. */
  field: string;
  /** The name at the sender's; empty where nothing was chosen. */
  filename: string;
  /** The only copy of it. */
  content: Uint8Array;
}

export interface SentForm {
  texts: FormData;
  files: SentFile[];
}

/** The fields and files of a multipart form. Nothing more of it is kept as soon as it holds more than a form of ours can. */
export async function readMultipart(request: Request, { maxFiles, maxFileBytes }: MultipartLimits): Promise<SentForm> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
  const body = request.body?.getReader();
  if (!boundary || !body) throw new Response(null, { status: 400 });
  const texts = new SentFields();
  const files: SentFile[] = [];
  let [textCount, textBytes] = [0, 0];
  try {
    for await (const part of parseMultipartStream(streamOf(body), { boundary, maxFileSize: maxFileBytes })) {
      if (!part.name) continue;
      if (part.isFile) {
        if (files.length === maxFiles) throw new Response(null, { status: 400 });
        files.push({ field: part.name, filename: part.filename ?? '', content: part.bytes });
      } else {
        textCount += 1;
        textBytes += part.size;
        if (textCount > MOST_TEXTS || textBytes > FORM_LIMIT) throw new Response(null, { status: 400 });
        texts.add(part.name, part.text);
      }
      // The parser holds on to its last part.
      part.content.length = 0;
    }
  } catch (error) {
    await readToEnd(body);
    if (!isEpilogue(error)) throw refusalOf(error);
  }
  return { texts: texts.form, files };
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

/** What follows the last boundary means nothing (RFC 2046), and all parts are here by then. The parser minds it when it arrives in a piece of its own, even the line break. */
function isEpilogue(error: unknown): boolean {
  return error instanceof MultipartParseError && error.message === 'Unexpected data after end of stream';
}

/** What to throw when the parser did: its complaints are about what was sent, and a type error is a text that is no UTF-8. */
function refusalOf(error: unknown): unknown {
  if (isTooLarge(error)) return new Response(null, { status: 413 });
  const isMalformed = error instanceof MultipartParseError || error instanceof TypeError;
  return isMalformed ? new Response(null, { status: 400 }) : error;
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof MaxFileSizeExceededError) return true;
  return error instanceof Error && error.cause !== undefined && isTooLarge(error.cause);
}
