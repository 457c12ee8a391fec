import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { attachmentHeader } from './attachment-header';

export interface Download {
  fileName: string;
  mediaType: string;
  /** Size in bytes; unknown for content generated while it is sent. */
  size?: number;
  content: Readable;
}

/** Sends a file as an attachment only: an uploaded file rendered inline could run scripts in our origin. */
export function download({ fileName, mediaType, size, content }: Download): Response {
  return new Response(ReadableStream.from(content) as globalThis.ReadableStream, {
    headers: {
      'Content-Type': mediaType,
      ...(size === undefined ? {} : { 'Content-Length': String(size) }),
      'Content-Disposition': attachmentHeader(fileName),
      'Cache-Control': 'private, no-store',
    },
  });
}
