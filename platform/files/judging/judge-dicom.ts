import { FileRefused } from '../file-refused';
import type { Content } from './content';

/** What stands before the mark of a DICOM file, and says nothing to a viewer of it. */
const PREAMBLE = Buffer.alloc(128);

/**
 * Throws FileRefused for a DICOM file that another program takes for its own by how it begins: a script, a program. Of what the standard lets stand
 * there (PS3.10, 7.1) a TIFF is told as one before; the rest is zeros, and nothing that begins with them runs, whatever bits it has.
 */
export async function judgeDicom(content: Content): Promise<void> {
  if (!(await beginsWith(content, PREAMBLE))) throw new FileRefused('forbidden_content');
}

export async function beginsWith(content: Content, head: Buffer): Promise<boolean> {
  return (await content.read(0, head.length)).equals(head);
}
