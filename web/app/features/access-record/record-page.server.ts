import type { Session } from '@aval/application/access/load-session';
import { listAccessRecord } from '@aval/application/access-record/list-access-record';
import { parseAccessRecordQuery } from '@aval/application/access-record/parse-access-record-query';
import { describeRecordFilters } from '@aval/application/access-record/record-filters';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { redirect } from '@remix-run/node';
import { getServices } from '../../server/services.server';
import { recordAddress } from './record-address';

export async function loadRecordPage({ actor }: Session, address: URL) {
  const services = getServices();
  const query = parseAccessRecordQuery(address.searchParams);
  const [record, names] = await Promise.all([
    listAccessRecord(services, actor, query),
    describeRecordFilters(services, actor, query),
  ]);
  if (!record) throw new Response(null, { status: 403 });
  if (record.page !== query.page) throw redirect(recordAddress({ ...query, page: record.page }));
  return {
    query,
    names,
    ...{ rows: record.rows, count: record.count },
    showsCompany: actor.companyId === null,
    today: civilDateOf(services.clock.now()),
  };
}

export type RecordPageData = Awaited<ReturnType<typeof loadRecordPage>>;
