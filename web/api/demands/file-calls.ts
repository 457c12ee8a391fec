import { attachToWorkingCopy } from '@aval/application/attachments/attach-to-working-copy';
import { uploadForCommand } from '@aval/application/attachments/upload-for-command';
import { z } from 'zod';
import { refuseOutcome } from '../answers/refuse-outcome';
import { type Call, call } from '../calls/call';
import { WRITTEN_FILE } from '../examples/demand-answer-examples';
import { receiveFormFile } from '../requests/receive-form-file';
import { rowId, uuid } from '../schemas/atoms';
import { broughtFile, FILE, size } from '../schemas/sent-file';
import { ABOUT_DEMAND } from './demand-command';

/** One of what is being written; its number is said again with what it is. */
const writtenFile = z
  .object({
    id: rowId.meta({ description: 'By which ficherosAdjuntos names it.' }),
    mediaId: uuid,
    originalFilename: FILE.originalFilename,
    size,
  })
  .meta({ id: 'WrittenFile', example: WRITTEN_FILE });

/** Large files, each by itself, as the drop zones of the pages send them. Source: docs/rules.md 10.6. */
export const fileCalls: readonly Call[] = [
  call(
    {},
    {
      ...{ method: 'post', path: '/demands/{id}/files', tag: 'Demands', operationId: 'bringFile', takesFile: true },
      summary: 'Brings a large file for a command, as a form with a file',
      ...ABOUT_DEMAND,
      answer: {
        status: 201,
        description: 'Its number, for the command that names it within a day.',
        schema: broughtFile,
      },
      async handle({ services, session: { actor }, params: { id: demandId }, context }) {
        const kept = await receiveFormFile(context, actor.userId, (file) =>
          uploadForCommand(services, actor, { demandId, file }),
        );
        return kept.status === 'stored' ? kept.file : refuseOutcome(kept);
      },
    },
  ),
  call(
    {},
    {
      ...{
        method: 'post',
        path: '/demands/{id}/attachments',
        tag: 'Demands',
        operationId: 'attachFile',
        takesFile: true,
      },
      summary: 'Adds a large file to what is being written, as a form with a file; a save says what it is',
      ...ABOUT_DEMAND,
      answer: { status: 201, description: 'Its number, for ficherosAdjuntos.', schema: writtenFile },
      problems: ['refused'],
      async handle({ services, session: { actor }, params: { id: demandId }, context }) {
        const kept = await receiveFormFile(context, actor.userId, (file) =>
          attachToWorkingCopy(services, actor, { demandId, file }),
        );
        if (kept.status !== 'attached') return refuseOutcome(kept);
        const { id, mediaId, filename, size } = kept.attachment;
        return { id, mediaId, originalFilename: filename, size };
      },
    },
  ),
];
