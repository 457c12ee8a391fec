import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { z } from 'zod';

/** What every command that sends a working copy says about the page from which it is sent. */
export const seenCopySchema = z.object({
  /** Of the copy that the page showed; 0 where there was none. */
  revision: z.number().int().min(0),
  /** The files beside it that are not sent yet, with what the page said of each; left out by those who show none to anybody. */
  files: z.array(z.object({ id: z.number().int(), description: z.string() })).optional(),
});

export type SeenCopy = z.infer<typeof seenCopySchema>;

interface StoredFile {
  id: number;
  description: string;
}

/** Whether what would be sent is what the page showed: no file more or less, and each described so. */
export function showsFiles(seen: SeenCopy, stored: readonly StoredFile[]): boolean {
  const { files } = seen;
  if (!files) return true;
  const isShown = ({ id, description }: StoredFile) => {
    const shown = files.find((file) => file.id === id);
    const read = shown && readDescription(shown.description);
    return read !== undefined && 'text' in read && read.text === description;
  };
  return files.length === stored.length && stored.every(isShown);
}
