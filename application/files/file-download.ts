import type { Readable } from 'node:stream';

/** Stored file as it is sent to a reader. */
export interface FileDownload {
  filename: string;
  mediaType: string;
  size: number;
  sha256: string;
  content: Readable;
}
