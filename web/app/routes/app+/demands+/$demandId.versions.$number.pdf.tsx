import { getDocument } from '@aval/application/documents/get-document';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { demandIdOf, notFound, versionNumberOf } from '../../../features/demand-detail/detail-page.server';
import { download } from '../../../server/download.server';
import { requireWellFormed } from '../../../server/forms/well-formed.server';
import { requireUser } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';
import { redirectWithToast } from '../../../server/toast.server';

const editionSchema = rowIdSchema.optional();

/** PDF of a version as a download; `edition` selects a revision. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const demandId = demandIdOf(params);
  const versionNumber = versionNumberOf(params);
  const asked = editionSchema.safeParse(new URL(request.url).searchParams.get('edition') ?? undefined);
  const renditionId = await requireWellFormed(actor, demandId, asked);
  const document = await getDocument(getServices(), actor, {
    demandId,
    versionNumber,
    renditionId,
  });
  if (!document) throw notFound();
  if (document.status === 'ready') return download(document);
  return redirectWithToast(`/app/demands/${demandId}`, { kind: 'info', title: 'detail:pdf.notReady' });
}
