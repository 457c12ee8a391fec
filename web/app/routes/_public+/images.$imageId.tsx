import { getImage } from '@aval/application/images/get-image';
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { publicRoute } from '../../server/guards.server';
import { getServices } from '../../server/services.server';

const A_YEAR_SECONDS = 31_536_000;

/** Images never change, because a new one gets a new id. Portraits are kept by no browser, since browsers are shared. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { session } = await publicRoute(request);
  const id = z.uuid().safeParse(params.imageId);
  const image = id.success ? await getImage(getServices(), { imageId: id.data, isSignedIn: session !== null }) : null;
  if (!image) throw new Response(null, { status: 404 });
  return new Response(createReadableStreamFromReadable(image.content), {
    headers: {
      'Content-Type': image.mediaType,
      'Content-Length': String(image.size),
      'Content-Disposition': 'inline',
      'Cache-Control': image.isPublic ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-store',
    },
  });
}
