import { getDocument } from '@aval/application/documents/get-document';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { demandIdOf, notFound, versionNumberOf } from '../../../features/demand-detail/detail-page.server';
import { download } from '../../../server/download.server';
import { requireUser } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';
import { redirectWithToast } from '../../../server/toast.server';

/** The document of a version, to save; `edition` asks for one in particular. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const demandId = demandIdOf(params);
  const asked = new URL(request.url).searchParams.get('edition');
  if (asked !== null && !/^\d{1,9}$/.test(asked)) throw notFound();
  const document = await getDocument(getServices(), actor, {
    demandId,
    versionNumber: versionNumberOf(params),
    ...(asked === null ? {} : { editionId: Number(asked) }),
  });
  if (!document) throw notFound();
  if (document.status === 'ready') return download(document);
  return redirectWithToast(`/app/demands/${demandId}`, { kind: 'info', title: 'detail:pdf.notReady' });
}
