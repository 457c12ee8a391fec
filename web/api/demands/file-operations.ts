import { findBroughtFile } from '@aval/application/attachments/find-brought-file';
import { uploadForCommand } from '@aval/application/demands/commands/upload-for-command';
import { attachToWorkingCopy } from '@aval/application/drafts/files/attach-to-working-copy';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { WRITTEN_FILE } from '../examples/demand-answer-examples';
import { type Operation, operation } from '../operations/operation';
import { commandHeaders } from '../requests/command-key';
import { A_FILE, makeOnce } from '../requests/make-once';
import { receiveFormFile } from '../requests/receive-form-file';
import { rowId, uuid } from '../schemas/atoms';
import { broughtFile, FILE, size } from '../schemas/sent-file';
import { ABOUT_DEMAND } from './demand-command';

/** A file of a working copy, whose id is sent again with its description. */
const writtenFile = z
  .object({
    id: rowId.meta({ description: 'Use it in ficherosAdjuntos.' }),
    mediaId: uuid,
    originalFilename: FILE.originalFilename,
    size,
  })
  .meta({ id: 'WrittenFile', example: WRITTEN_FILE });

/** Uploads of single large files, as the drop zones of the pages send them. Source: docs/rules.md 10.6. */
export const fileOperations: readonly Operation[] = [
  operation(
    {},
    {
      method: 'post',
      path: '/demands/{id}/files',
      tag: 'Demands',
      operationId: 'bringFile',
      takesFile: true,
      summary: 'Upload a file for a command',
      description:
        'Uploads one file, as a form with a single part named `file`. Send the returned `mediaId` in a command within one day, or the file is deleted. Smaller files can also be sent in base64 within the command.',
      ...ABOUT_DEMAND,
      answer: {
        status: 201,
        description: 'The id to use in the command, valid for one day.',
        schema: broughtFile,
      },
      headers: commandHeaders,
      async handle({ services, session, params: { id: demandId }, context }) {
        const { actor } = session;
        const mediaId = await makeOnce({ services, session, context }, A_FILE, async (keep) => {
          const kept = await receiveFormFile(context, actor.userId, (file) =>
            uploadForCommand(services, actor, { demandId, file }, keep),
          );
          return kept.status === 'stored' ? kept.file.mediaId : refuseOutcome(kept);
        });
        const brought = await findBroughtFile(services, actor, { mediaId });
        if (!brought) throw new Problem('not_found');
        return { mediaId, filename: brought.originalFilename, size: brought.size, mediaType: brought.mediaType };
      },
    },
  ),
  operation(
    {},
    {
      method: 'post',
      path: '/demands/{id}/attachments',
      tag: 'Demands',
      operationId: 'attachFile',
      takesFile: true,
      summary: 'Upload a file to what is being written',
      description:
        'Adds one file to the draft, answer, continuation or correction that you are writing. Send it as a form with a single part named `file`. Then send its `id` with a `descripcion` in `ficherosAdjuntos` of updateDemand: a file without a description is refused when the demand is sent.',
      ...ABOUT_DEMAND,
      answer: { status: 201, description: 'The id to use in ficherosAdjuntos.', schema: writtenFile },
      problems: ['refused'],
      headers: commandHeaders,
      async handle({ services, session, params: { id: demandId }, context }) {
        const { actor } = session;
        const made = await makeOnce({ services, session, context }, A_FILE, async (keep) => {
          const kept = await receiveFormFile(context, actor.userId, (file) =>
            attachToWorkingCopy(services, actor, { demandId, file }, keep),
          );
          return kept.status === 'attached' ? kept.attachment.id : refuseOutcome(kept);
        });
        const id = Number(made);
        const brought = await findBroughtFile(services, actor, { attachmentId: id });
        if (!brought) throw new Problem('not_found');
        return { id, mediaId: brought.id, originalFilename: brought.originalFilename, size: brought.size };
      },
    },
  ),
];
