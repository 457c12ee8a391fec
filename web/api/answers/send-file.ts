import { Readable } from 'node:stream';
import type { Context } from 'hono';
import parseRange from 'range-parser';
import { type Download, download } from '../../app/server/download.server';
import type { ApiEnvironment } from '../api-environment';
import { Problem } from './problem';

/** File that is stored as it is sent. */
interface StoredDownload extends Download {
  size: number;
  /** Changes with the content; without quotes. */
  etag: string;
}

interface Part {
  /** First and last byte. */
  start: number;
  end: number;
}

/** Whether the client fetches a part of a file. Source: docs/rules.md 10.23. */
export function asksForPart({ req }: Context<ApiEnvironment>): boolean {
  return req.header('range') !== undefined;
}

/** Sends a stored file, or the part of it that the client asks for. Source: docs/rules.md 10.23, RFC 9110 section 14. */
export function sendFile(context: Context<ApiEnvironment>, file: StoredDownload): Response {
  const part = partOf(context, file);
  const { body, headers } = download(
    part ? { ...file, size: part.end - part.start + 1, content: cut(file, part) } : file,
  );
  headers.set('Accept-Ranges', 'bytes');
  headers.set('ETag', `"${file.etag}"`);
  // Compressed on the way, it would have other bytes than those that Range counts.
  headers.set('Cache-Control', 'private, no-store, no-transform');
  if (part) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`);
  return new Response(body, { status: part ? 206 : 200, headers });
}

/** Returns the part to send; null for the whole file. Throws a `Problem` for one beyond its end. */
function partOf({ req }: Context<ApiEnvironment>, { size, etag, content }: StoredDownload): Part | null {
  const asked = req.header('range');
  const condition = req.header('if-range');
  // Another unit is answered with the whole file, and so is a file that is another one by now.
  if (!asked?.startsWith('bytes=') || (condition !== undefined && condition !== `"${etag}"`)) return null;
  const parts = parseRange(size, asked);
  if (typeof parts === 'number') {
    content.destroy();
    throw new Problem('range_not_satisfiable', { headers: { 'Content-Range': `bytes */${size}` } });
  }
  const [part, ...others] = parts;
  return others.length === 0 && part ? part : null;
}

function cut({ content }: StoredDownload, part: Part): Readable {
  return Readable.from(bytesOf(content, part), { objectMode: false });
}

/** Leaving the loop closes the file. */
async function* bytesOf(content: AsyncIterable<Buffer>, { start, end }: Part): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of content) {
    const [from, to] = [Math.max(start - at, 0), end + 1 - at];
    if (from < chunk.length) yield chunk.subarray(from, to);
    if (to <= chunk.length) return;
    at += chunk.length;
  }
}
