import type { UploadResult } from '@aval/application/demands/commands/upload-for-command';
import type { AttachResult } from '@aval/application/drafts/files/attach-to-working-copy';
import type { NoAnswer } from '../notices/answer-of';
import { isObliged } from '../notices/obliged';

export interface SendOptions {
  /** Position in the order in which the form's files were chosen. */
  place: number;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Limit of concurrent uploads of the user reached; sending again later succeeds. */
type Busy = { status: 'busy' };

export type SentAnswer = AttachResult | UploadResult | Busy | NoAnswer;

/**
 * Time, in ms, without upload progress after which the connection counts as lost, even if the system reports no error.
 */
const SILENCE_MS = 60_000;

/** Uploads one file by `XMLHttpRequest`, because `fetch` reports no upload progress. */
export function sendFile(
  address: string,
  file: File,
  { onProgress, signal }: Omit<SendOptions, 'place'>,
): Promise<SentAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    let silence: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
    };
    const end = (answer: SentAnswer) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      resolve(answer);
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      listen();
      onProgress(loaded);
    });
    request.addEventListener('load', () => end(answerIn(request, address)));
    request.addEventListener('error', () => end({ status: 'failed' }));
    request.addEventListener('abort', () => end({ status: 'failed' }));
    signal.addEventListener('abort', abort);
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    listen();
    request.send(body);
  });
}

function answerIn(request: XMLHttpRequest, address: string): SentAnswer {
  // `XMLHttpRequest` follows redirects, and the only redirect leads to the sign-in page.
  const asked = new URL(address, location.href).pathname;
  if (new URL(request.responseURL).pathname !== asked) return { status: 'signed_out' };
  try {
    const answer: unknown = JSON.parse(request.responseText);
    return isObliged(answer) ? { status: 'obliged' } : (answer as SentAnswer);
  } catch {
    return { status: 'failed' };
  }
}
