import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

export interface Download {
  fileName: string;
  mediaType: string;
  /** Size in bytes; unknown for content generated while it is sent. */
  size?: number;
  content: Readable;
}

/** Sends a file as an attachment only: an uploaded file rendered inline could run scripts in our origin. */
export function download({ fileName, mediaType, size, content }: Download): Response {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return new Response(ReadableStream.from(content) as globalThis.ReadableStream, {
    headers: {
      'Content-Type': mediaType,
      ...(size === undefined ? {} : { 'Content-Length': String(size) }),
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Cache-Control': 'private, no-store',
    },
  });
}
