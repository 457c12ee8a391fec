import type { Session } from '@aval/application/access/load-session';
import { listArchive } from '@aval/application/documents/archive/list-archive';
import { parseArchiveQuery } from '@aval/application/documents/archive/parse-archive-query';
import { retryDocument } from '@aval/application/documents/retry-document';
import { retryFailedDocuments } from '@aval/application/documents/retry-failed-documents';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import { readForm } from '../../server/forms/read-form.server';
import { type ListPageData, listPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { archiveAddress } from './archive-address';

export const ARCHIVE_PAGE = listPage({
  key: 'documents',
  addressOf: archiveAddress,
  parse: parseArchiveQuery,
  read: async ({ actor }, query) => {
    const archive = await listArchive(getServices(), actor, query);
    return archive && { ...archive, showsCompany: actor.companyId === null };
  },
});

export type ArchivePageData = ListPageData<typeof ARCHIVE_PAGE>;

const formSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('retry'),
    demandId: z.uuid(),
    documentId: rowIdSchema,
    reference: z.string().max(30),
  }),
  z.object({ intent: z.literal('retry_all') }),
]);

/** Retries one or all failed revisions and returns to the list in its current state. */
export async function runArchiveAction(request: Request, { actor }: Session): Promise<Response> {
  const form = formSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const back = archiveAddress(parseArchiveQuery(new URL(request.url).searchParams));
  if (form.data.intent === 'retry_all') {
    const result = await retryFailedDocuments(getServices(), actor);
    if (result.status === 'forbidden') throw new Response(null, { status: 403 });
    const title = result.count === 0 ? 'archive:retriedNone' : 'archive:retriedAll';
    return redirectWithToast(back, { kind: 'success', title, params: { count: result.count } });
  }
  const { demandId, documentId, reference } = form.data;
  const { status } = await retryDocument(getServices(), actor, { demandId, documentId });
  if (status !== 'done') throw new Response(null, { status: status === 'forbidden' ? 403 : 404 });
  return redirectWithToast(back, { kind: 'success', title: 'archive:retried', params: { reference } });
}
