import type { Session } from '@aval/application/access/load-session';
import { listArchive } from '@aval/application/documents/archive/list-archive';
import { parseArchiveQuery } from '@aval/application/documents/archive/parse-archive-query';
import { retryDocument } from '@aval/application/documents/retry-document';
import { retryFailedDocuments } from '@aval/application/documents/retry-failed-documents';
import { z } from 'zod';
import { recallList, rememberList } from '../../server/list-memory.server';
import { readForm } from '../../server/read-form.server';
import { rowIdSchema } from '../../server/row-id';
import { getServices } from '../../server/services.server';
import { redirectOnward, redirectWithToast } from '../../server/toast.server';
import { archiveAddress } from './archive-address';

/** The page of the address, or the last one when there are no longer that many. */
export async function readArchivePage({ actor }: Session, address: URL) {
  const services = getServices();
  const query = parseArchiveQuery(address.searchParams);
  const archive = await listArchive(services, actor, query);
  if (!archive) throw new Response(null, { status: 403 });
  const { page, ...found } = archive;
  const showsCompany = actor.companyId === null;
  return { query: { ...query, page }, ...found, showsCompany, readAt: services.clock.now().toISOString() };
}

export type ArchivePageData = Awaited<ReturnType<typeof readArchivePage>>;

const LIST_KEY = 'documents';

export async function loadArchivePage(session: Session, request: Request): Promise<ArchivePageData> {
  const address = new URL(request.url);
  if (address.search === '') {
    throw redirectOnward(request, archiveAddress(parseArchiveQuery(await recallList(session, LIST_KEY))));
  }
  const found = await readArchivePage(session, address);
  const shown = archiveAddress(found.query);
  if (found.query.page !== parseArchiveQuery(address.searchParams).page) throw redirectOnward(request, shown);
  await rememberList(session, LIST_KEY, shown);
  return found;
}

const formSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('retry'),
    demandId: z.uuid(),
    documentId: rowIdSchema,
    reference: z.string().max(30),
  }),
  z.object({ intent: z.literal('retry_all') }),
]);

/** Has one or all be made again, and comes back to the list as it was. */
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
