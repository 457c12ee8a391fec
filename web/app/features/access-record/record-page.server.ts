import type { Session } from '@aval/application/access/load-session';
import { listAccessRecord } from '@aval/application/access-record/list-access-record';
import { parseAccessRecordQuery } from '@aval/application/access-record/parse-access-record-query';
import { describeRecordFilters } from '@aval/application/access-record/record-filters';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { recallList, rememberList } from '../../server/list-memory.server';
import { getServices } from '../../server/services.server';
import { redirectOnward } from '../../server/toast.server';
import { recordAddress } from './record-address';

const LIST_KEY = 'access-record';

export async function loadRecordPage(session: Session, request: Request) {
  const address = new URL(request.url);
  const services = getServices();
  const { actor } = session;
  if (address.search === '') {
    throw redirectOnward(request, recordAddress(parseAccessRecordQuery(await recallList(session, LIST_KEY))));
  }
  const query = parseAccessRecordQuery(address.searchParams);
  const [record, names] = await Promise.all([
    listAccessRecord(services, actor, query),
    describeRecordFilters(services, actor, query),
  ]);
  if (!record) throw new Response(null, { status: 403 });
  if (record.page !== query.page) throw redirectOnward(request, recordAddress({ ...query, page: record.page }));
  await rememberList(session, LIST_KEY, recordAddress(query));
  return {
    query,
    names,
    ...{ rows: record.rows, count: record.count },
    showsCompany: actor.companyId === null,
    today: civilDateOf(services.clock.now()),
  };
}

export type RecordPageData = Awaited<ReturnType<typeof loadRecordPage>>;
