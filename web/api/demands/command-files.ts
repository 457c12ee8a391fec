import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import type { SentEarlier } from '@aval/application/demands/commands/find-sent-command';
import { uploadForCommand } from '@aval/application/demands/commands/upload-for-command';
import type { NewAttachment } from '@aval/application/engine/sent-file';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import type { z } from 'zod';
import { refuseOutcome } from '../answers/refuse-outcome';
import { attachmentPath, type commandAttachment, toUpload } from '../schemas/sent-file';

interface Bringing {
  services: Services;
  actor: Actor;
  base: Pick<CommandInputBase, 'demandId' | 'sentSha256'>;
  earlier: SentEarlier | null;
}

/**
 * Stores the files contained in a command, which then refers to them like to uploaded ones; a repetition uses those
 * stored before.
 */
export async function keepCommandFiles(
  { services, actor, base: { demandId, sentSha256 }, earlier }: Bringing,
  sent: readonly z.output<typeof commandAttachment>[],
  field = 'attachments',
): Promise<NewAttachment[]> {
  const kept: NewAttachment[] = [];
  const before = earlier?.sentSha256 === sentSha256 ? earlier?.mediaIds : undefined;
  for (const [index, attachment] of sent.entries()) {
    const { descripcion: description } = attachment;
    if ('mediaId' in attachment) {
      kept.push({ mediaId: attachment.mediaId, description });
      continue;
    }
    const mediaId = before?.[index];
    if (mediaId !== undefined) {
      kept.push({ mediaId, description });
      continue;
    }
    const result = await uploadForCommand(services, actor, { demandId, file: toUpload(attachment.archivo) });
    if (result.status === 'invalid') {
      const issues = [{ path: `${field}.${index}.archivo`, message: result.errors.file }];
      return refuseOutcome({ status: 'invalid', issues });
    }
    if (result.status !== 'stored') return refuseOutcome(result);
    kept.push({ mediaId: result.file.mediaId, description });
  }
  return kept;
}

/** Returns a function that maps the path of a command's field to that of the sent field. */
export function commandPath(
  names: Readonly<Record<string, string>>,
  field: 'attachments' | 'ficherosAdjuntos' = 'attachments',
) {
  return (path: string, sent: Readonly<Record<string, unknown>>): string =>
    attachmentPath(path, field, sent[field] as readonly object[] | undefined) ?? names[path] ?? path;
}
