import type { Session } from '@aval/application/access/load-session';
import type { AccessRecordQuery } from '@aval/application/access-record/access-record-query';
import { listAccessRecord } from '@aval/application/access-record/list-access-record';
import { parseAccessRecordQuery } from '@aval/application/access-record/parse-access-record-query';
import { describeRecordFilters } from '@aval/application/access-record/record-filters';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { loadLedList, recallList, rememberList } from '../../server/list-memory.server';
import { getServices } from '../../server/services.server';
import { recordAddress } from './record-address';

const LIST_KEY = 'access-record';

export async function loadRecordPage(session: Session, request: Request): Promise<RecordPageData> {
  return loadLedList(request, {
    asked: await askedQuery(session, request),
    addressOf: recordAddress,
    read: () => readRecordPage(session, request),
  });
}

/** The page of the address, or the last one when there are not so many; it is remembered as the one that was left. */
export async function readRecordPage(session: Session, request: Request) {
  const services = getServices();
  const { actor } = session;
  const query = await askedQuery(session, request);
  const [record, names] = await Promise.all([
    listAccessRecord(services, actor, query),
    describeRecordFilters(services, actor, query),
  ]);
  if (!record) throw new Response(null, { status: 403 });
  const shown = { ...query, page: record.page };
  await rememberList(session, LIST_KEY, recordAddress(shown));
  const now = services.clock.now();
  return {
    query: shown,
    names,
    ...{ rows: record.rows, count: record.count },
    showsCompany: actor.companyId === null,
    today: civilDateOf(now),
    readAt: now.toISOString(),
  };
}

export type RecordPageData = Awaited<ReturnType<typeof readRecordPage>>;

async function askedQuery(session: Session, request: Request): Promise<AccessRecordQuery> {
  const { search, searchParams } = new URL(request.url);
  return parseAccessRecordQuery(search === '' ? await recallList(session, LIST_KEY) : searchParams);
}
