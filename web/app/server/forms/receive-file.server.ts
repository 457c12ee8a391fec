import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Upload } from '@aval/application/files/keep-file';
import { BYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { message } from '@aval/domain/validation/fields/message';
import busboy, { type Busboy } from 'busboy';
import { pacedReader } from './paced-reader.server';
import { inUploadPlace, type Sender } from './upload-places.server';

/** Name of the file part, in the forms of pages and in the API document. */
const FILE_PART = 'file';

/**
 * Parser limits. One byte beyond the maximum size detects a file that is too large; a part's headers are name, file
 * name and type.
 */
const LIMITS = { parts: 20, fields: 0, headerPairs: 10, fileSize: BYTES_OF_A_FILE + 1 };

type NotReceived = { status: 'busy' } | { status: 'invalid'; errors: { file: string } };

type Keep<Result> = (file: Upload) => Promise<Result>;
type Body = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Passes the form part named `file` to `keep` while it arrives, so that only a few pieces are in memory; parts of other
 * names are discarded. An answer of `keep` before the end of the file is final. A form with a second file is refused
 * before the end of the first is taken, so that nothing of it is kept.
 */
export async function receiveFile<Result>(
  request: Request,
  sender: Sender,
  keep: Keep<Result>,
): Promise<Result | NotReceived> {
  const body = request.body?.getReader();
  if (!body) throw new Response(null, { status: 400 });
  const answer = await inUploadPlace(sender, () => receive(request.headers, body, keep));
  return answer ?? { status: 'busy' };
}

async function receive<Result>(headers: Headers, body: Body, keep: Keep<Result>): Promise<Result | NotReceived> {
  const parser = openParser(headers);
  const read = pacedReader(body);
  const over = new AbortController();
  const isOver = once(over.signal, 'abort');
  let [isMalformed, hasSecond] = [false, false];
  let keeping: Promise<Result> | undefined;
  /** The file, whose end waits for that of the form. */
  const held = new PassThrough();
  held.on('error', () => undefined);
  parser.on('error', () => {
    isMalformed = true;
    over.abort();
  });
  // Clients other than browsers may omit the file name.
  parser.on('file', (part, content: Readable, { filename = '' }) => {
    // Errors reach the reader of the stream; without a listener, an error before reading starts would crash the
    // process.
    content.on('error', (error) => held.destroy(error));
    if (part === FILE_PART && !keeping) {
      content.pipe(held, { end: false });
      keeping = keep({ filename: unescaped(filename), content: held }).finally(() => over.abort());
      keeping.catch(() => undefined);
      return;
    }
    // Browsers send a part without name and content for a field in which no file was chosen.
    if (part === FILE_PART) content.once('data', refuseSecond);
    content.resume();
  });
  function refuseSecond(): void {
    hasSecond = true;
    over.abort();
  }
  try {
    for (;;) {
      const { done, value } = await read();
      if (done || over.signal.aborted) break;
      await Promise.race([new Promise((written) => parser.write(value, written)), isOver]);
    }
    if (!over.signal.aborted) await Promise.race([new Promise((ended) => parser.end(ended)), isOver]);
    if (isMalformed) throw new Response(null, { status: 400 });
    if (hasSecond) return { status: 'invalid', errors: { file: message('fileSecond') } };
    held.end();
    return keeping ? await keeping : { status: 'invalid', errors: { file: message('fileRequired') } };
  } finally {
    parser.destroy();
    // Ends the reading of a file whose form was not read to its end.
    held.destroy();
    await Promise.allSettled([keeping]);
  }
}

function openParser(headers: Headers): Busboy {
  try {
    const type = headers.get('content-type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) throw new TypeError('a form with a file is expected');
    return busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8', limits: LIMITS });
  } catch {
    throw new Response(null, { status: 400 });
  }
}

/** Escapes in file names of form parts. Source: HTML, "escape a multipart form data name". */
const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0A': '\n', '%0D': '\r' };

function unescaped(filename: string): string {
  return filename.replace(/%(?:22|0A|0D)/g, (each) => ESCAPED[each] ?? each);
}
