import { listAccessRecord } from '@aval/application/access-record-list/list-access-record';
import { parseAccessRecordQuery } from '@aval/application/access-record-list/parse-access-record-query';
import { describeRecordFilters } from '@aval/application/access-record-list/record-filters';
import { type ListPageData, listPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { recordAddress } from './record-address';

export const RECORD_PAGE = listPage({
  key: 'access-record',
  addressOf: recordAddress,
  parse: parseAccessRecordQuery,
  read: async ({ actor }, query) => {
    const services = getServices();
    const [record, names] = await Promise.all([
      listAccessRecord(services, actor, query),
      describeRecordFilters(services, actor, query),
    ]);
    return record && { ...record, names, showsCompany: actor.companyId === null };
  },
});

export type RecordPageData = ListPageData<typeof RECORD_PAGE>;
