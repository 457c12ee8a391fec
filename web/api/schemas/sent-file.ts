import { z } from 'zod';
import { BROUGHT_FILE } from '../examples/demand-answer-examples';
import { instant, rowId, uuid } from './atoms';
import { base64File } from './base64-file';

/** A file within JSON; larger ones are brought before, as forms with files. */
export const sentFile = z
  .strictObject({
    name: z.string().min(1).max(255).meta({ example: 'informe.pdf' }),
    content: base64File,
  })
  .meta({ id: 'SentFile' });

const descripcion = z
  .string()
  .meta({ description: 'What the file is, in words.', example: 'Informe de anatomía patológica' });

/** A form that lists what was sent before says so of it: what lies there is not added twice. */
const previous = z
  .boolean()
  .optional()
  .meta({ deprecated: true, description: 'That it was sent before; changes nothing.' });

/** A file and what it is, as the forms of the specification send it. */
export const sentAttachment = z
  .strictObject({ descripcion, previous, archivo: sentFile })
  .meta({ id: 'SentAttachment' });

/** For a command: a file within it, or one that was brought before. */
export const commandAttachment = z
  .union([
    sentAttachment,
    z.strictObject({ descripcion, mediaId: uuid.meta({ description: 'Of a file that was brought by itself.' }) }),
  ])
  .meta({ id: 'CommandAttachment' });

/** Where a field of a file stands in what was sent: the file lay within it or was named by its number. Undefined for what is none of a file's. */
export function attachmentPath(path: string, field: string, files: readonly object[] = []): string | undefined {
  const [, index, name] = /^attachments[.[](\d+)\]?\.(mediaId|description)$/.exec(path) ?? [];
  if (index === undefined) return undefined;
  const isNamed = 'mediaId' in (files[Number(index)] ?? {});
  return `${field}.${index}.${name === 'description' ? 'descripcion' : isNamed ? 'mediaId' : 'archivo'}`;
}

export function toUpload({ name, content }: z.output<typeof sentFile>) {
  return { filename: name, content };
}

/** What a file is that was brought to what is being written. */
export const describedFile = z.strictObject({
  descripcion,
  previous,
  id: rowId.meta({ description: 'Of a file that was brought by itself to what is being written.' }),
});

/** What is told of a file wherever it is named. */
export const FILE = {
  originalFilename: z.string().meta({ description: 'As it was sent.' }),
  mediaType: z.string().meta({ description: 'As its content says.', example: 'application/pdf' }),
};

export const size = z.int().meta({ description: 'Bytes.' });

/** A file that was brought by itself, which a command or a request then names by its number. */
export const broughtFile = z
  .object({
    mediaId: uuid.meta({ description: 'By which a command or a request names it.' }),
    filename: z.string().meta({ description: 'As it was sent.' }),
    size,
    mediaType: FILE.mediaType,
  })
  .meta({ id: 'BroughtFile', example: BROUGHT_FILE });

/** A file where it is attached. */
export const attachmentAnswer = z
  .object({
    id: rowId.meta({ description: 'Its bytes are at /medias/{id}.' }),
    description: z.string().meta({ description: 'What it is.' }),
    ...FILE,
    createdAt: instant,
  })
  .meta({ id: 'Attachment' });
