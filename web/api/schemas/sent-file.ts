import { STORED_MEDIA_TYPES } from '@aval/platform/files/file-type';
import { z } from 'zod';
import { BROUGHT_FILE } from '../examples/demand-answer-examples';
import { PDF_BASE64 } from '../examples/file-example';
import { oneOf } from './among';
import { instant, rowId, uuid } from './atoms';
import { base64File } from './base64-file';

/** File within JSON; larger ones are uploaded beforehand, as forms with files. */
export const sentFile = z
  .strictObject({
    name: z.string().min(1).max(255).meta({ example: 'informe.pdf' }),
    content: base64File.meta({ example: PDF_BASE64 }),
  })
  .meta({ id: 'SentFile', example: { name: 'informe.pdf', content: PDF_BASE64 } });

const descripcion = z
  .string()
  .meta({ description: 'Description of the file.', example: 'Informe de anatomía patológica' });

/** Marks a file that was sent before, which is not added twice; one that was not is refused. */
const previous = z
  .boolean()
  .optional()
  .meta({ deprecated: true, description: 'Whether it was sent before: such a file is not added again.' });

/** A file that nobody can have sent before. */
const neverPrevious = z
  .literal(false)
  .optional()
  .meta({ deprecated: true, description: 'Whether it was sent before: files of a command are new.' });

/** A file with its description, in the format of the specification. */
export const sentAttachment = z
  .strictObject({ descripcion, previous, archivo: sentFile })
  .meta({ id: 'SentAttachment' });

/** File of a command: contained in it, or uploaded beforehand. */
export const commandAttachment = z
  .union([
    sentAttachment.extend({ previous: neverPrevious }).meta({ id: 'SentCommandAttachment' }),
    z.strictObject({ descripcion, mediaId: uuid.meta({ description: 'Id of a file uploaded beforehand.' }) }),
  ])
  .meta({ id: 'CommandAttachment' });

/**
 * Maps the path of a form's file field to that of the sent field, for a contained or an uploaded file. Returns
 * undefined for other fields.
 */
export function attachmentPath(path: string, field: string, files: readonly object[] = []): string | undefined {
  const [, index, name] = /^attachments[.[](\d+)\]?\.(mediaId|description)$/.exec(path) ?? [];
  if (index === undefined) return undefined;
  const isNamed = 'mediaId' in (files[Number(index)] ?? {});
  return `${field}.${index}.${name === 'description' ? 'descripcion' : isNamed ? 'mediaId' : 'archivo'}`;
}

export function toUpload({ name, content }: z.output<typeof sentFile>) {
  return { filename: name, content };
}

/** Description of a file that was uploaded to the working copy. */
export const describedFile = z.strictObject({
  descripcion,
  previous: neverPrevious,
  id: rowId.meta({ description: 'Id of a file uploaded to what is being written.' }),
});

/** File data in every answer. */
export const FILE = {
  originalFilename: z.string().meta({ description: 'File name as sent.' }),
  mediaType: oneOf(STORED_MEDIA_TYPES).meta({
    description: 'Media type, detected from the content.',
    example: 'application/pdf',
  }),
};

export const size = z.int().meta({ description: 'Size in bytes.' });

/** A file uploaded by itself, which a command or request then names by its id. */
export const broughtFile = z
  .object({
    mediaId: uuid.meta({ description: 'Use it in a command or request.' }),
    filename: z.string().meta({ description: 'File name as sent.' }),
    size,
    mediaType: FILE.mediaType,
  })
  .meta({ id: 'BroughtFile', example: BROUGHT_FILE });

/** An attached file. */
export const attachmentAnswer = z
  .object({
    id: rowId.meta({ description: 'The content is at /medias/{id}.' }),
    description: z.string().meta({ description: 'Description given by the sender.' }),
    ...FILE,
    createdAt: instant,
  })
  .meta({ id: 'Attachment' });
