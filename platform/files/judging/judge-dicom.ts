import { FileRefused } from '../file-refused';
import type { Content } from './content';

/** Preamble of a DICOM file, which viewers ignore. */
const PREAMBLE = Buffer.alloc(128);

/**
 * Throws `FileRefused` for a DICOM file whose preamble makes another program open it: a script, an executable. Of the
 * preambles that the standard allows (PS3.10, 7.1), a TIFF is already recognized as one before; the other consists of
 * zeros, with which no executable starts.
 */
export async function judgeDicom(content: Content): Promise<void> {
  if (!(await beginsWith(content, PREAMBLE))) throw new FileRefused('forbidden_content');
}

export async function beginsWith(content: Content, head: Buffer): Promise<boolean> {
  return (await content.read(0, head.length)).equals(head);
}
