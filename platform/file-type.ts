import { fileTypeFromBuffer } from 'file-type';
import { FileRefused } from './files';

/** Known by their content, and still nothing that belongs to a request: texts, mark-up and programs. */
const REFUSED = [
  /^text\//,
  /^application\/(xml|x-(msdownload|elf|mach-binary|sh|executable)|vnd\.microsoft\.portable-executable)$/,
];

/**
 * The media type by the content; the name counts for nothing. Text, CSV and empty files have no content of their own kind and
 * are refused as the specification asks, and so is everything else that nobody recognises. Throws FileRefused.
 */
export async function readMediaType(content: Uint8Array): Promise<string> {
  const type = await fileTypeFromBuffer(content);
  if (!type || REFUSED.some((refused) => refused.test(type.mime))) throw new FileRefused('forbidden_file');
  return type.mime;
}
