import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

export interface Download {
  fileName: string;
  mediaType: string;
  /** Not known of what is written while it is sent. */
  size?: number;
  content: Readable;
}

/** Always to be saved and never to be shown in place: a file that somebody brought must not run as a page of ours. */
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
