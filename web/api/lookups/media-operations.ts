import { getMedia } from '@aval/application/attachments/get-media';
import { getImage } from '@aval/application/images/get-image';
import { z } from 'zod';
import { download } from '../../app/server/download.server';
import { Problem } from '../answers/problem';
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
      async handle({ services, session, params }) {
        const isNumber = typeof params.id === 'number';
        const name = isNumber ? { attachmentId: params.id as number } : { mediaId: params.id as string };
        const file = await getMedia(services, session.actor, name);
        if (file) return download({ ...file, fileName: file.filename });
        const image = isNumber ? null : await getImage(services, { imageId: String(params.id), isSignedIn: true });
        if (!image) throw new Problem('not_found');
        const ending = image.mediaType.split('/')[1] ?? 'bin';
        return download({ ...image, fileName: `${params.id}.${ending}` });
      },
    },
  ),
];
