import { getMedia } from '@aval/application/attachments/get-media';
import { getImage } from '@aval/application/images/get-image';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { asksForPart, sendFile } from '../answers/send-file';
import { type Operation, operation } from '../operations/operation';
import { id, uuid } from '../schemas/atoms';

export const mediaOperations: readonly Operation[] = [
  operation(
    { permission: 'lookups.read' },
    {
      method: 'get',
      path: '/medias/{id}',
      tag: 'Lookups',
      operationId: 'getMedia',
      leavesRecord: true,
      summary: 'Download a file or an image',
      description:
        'Returns the content with its media type and original name. An attachment is found if you can see its demand; the download is recorded as an access.',
      params: z.object({
        id: z.union([uuid, id]).meta({ description: 'Id of a file, an attachment or an image.' }),
      }),
      answer: { status: 200, description: 'The content.', mediaType: '*/*' },
      async handle({ services, session, params, context }) {
        const isNumber = typeof params.id === 'number';
        const name = isNumber ? { attachmentId: params.id as number } : { mediaId: params.id as string };
        const file = await getMedia(services, session.actor, name, { asksAgain: asksForPart(context) });
        if (file) return sendFile(context, { ...file, fileName: file.filename, etag: file.sha256 });
        const image = isNumber ? null : await getImage(services, { imageId: String(params.id), isSignedIn: true });
        if (!image) throw new Problem('not_found');
        const ending = image.mediaType.split('/')[1] ?? 'bin';
        // An image never changes under its id.
        return sendFile(context, { ...image, fileName: `${params.id}.${ending}`, etag: String(params.id) });
      },
    },
  ),
];
