import type { Session } from '@aval/application/access/load-session';
import type { ArchiveQuery } from '@aval/application/documents/archive/archive-query';
import { listArchive } from '@aval/application/documents/archive/list-archive';
import { parseArchiveQuery } from '@aval/application/documents/archive/parse-archive-query';
import { retryDocument } from '@aval/application/documents/retry-document';
import { retryFailedDocuments } from '@aval/application/documents/retry-failed-documents';
import { rowIdSchema } from '@aval/domain/validation/row-id';
import { z } from 'zod';
import { isBackground } from '../../server/background-request';
import { loadLedList, recallList, rememberList } from '../../server/list-memory.server';
import { readForm } from '../../server/read-form.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { archiveAddress } from './archive-address';

const LIST_KEY = 'documents';

/** The page of the address, or the last one when there are no longer that many; it is remembered as the one that was left. */
export async function readArchivePage(session: Session, request: Request) {
  const services = getServices();
  const { actor } = session;
  const query = await askedQuery(session, request);
  const archive = await listArchive(services, actor, query);
  if (!archive) throw new Response(null, { status: 403 });
  const { page, ...found } = archive;
  const shown = { ...query, page };
  // A page that asks by itself is not somewhere else than it was.
  if (!isBackground(request)) await rememberList(session, LIST_KEY, archiveAddress(shown));
  const showsCompany = actor.companyId === null;
  return { query: shown, ...found, showsCompany, readAt: services.clock.now().toISOString() };
}

/** A bare address means the archive as it was left. */
async function askedQuery(session: Session, request: Request): Promise<ArchiveQuery> {
  const { search, searchParams } = new URL(request.url);
  return parseArchiveQuery(search === '' ? await recallList(session, LIST_KEY) : searchParams);
}

export type ArchivePageData = Awaited<ReturnType<typeof readArchivePage>>;

export async function loadArchivePage(session: Session, request: Request): Promise<ArchivePageData> {
  return loadLedList(request, {
    asked: await askedQuery(session, request),
    addressOf: archiveAddress,
    read: () => readArchivePage(session, request),
  });
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
