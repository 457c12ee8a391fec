import { open } from 'node:fs/promises';
import { FileRefused } from '../file-refused';

/** What stands before the mark of a DICOM file, and says nothing to a viewer of it. */
const PREAMBLE = Buffer.alloc(128);

/**
 * Throws FileRefused for a DICOM file that another program takes for its own by how it begins: a script, a program. Of what the standard lets stand
 * there (PS3.10, 7.1) a TIFF is told as one before; the rest is zeros, and nothing that begins with them runs, whatever bits it has.
 */
export async function judgeDicom(path: string): Promise<void> {
  if (!(await beginsWith(path, PREAMBLE))) throw new FileRefused('forbidden_content');
}

export async function beginsWith(path: string, head: Buffer): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(head.length), 0, head.length, 0);
    return bytesRead === head.length && buffer.equals(head);
  } finally {
    await file.close();
  }
}
