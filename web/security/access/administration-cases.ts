import { randomUUID } from 'node:crypto';
import { everybody } from '@aval/testing/visitors/people';
import type { RouteCase } from './route-case';

/** Operations page and archive. */
export const ADMINISTRATION_CASES: RouteCase[] = [
  {
    route: 'app+/demands_.export',
    what: 'the list as a file',
    ask: (visitor) => visitor.get('/app/demands/export?reference=ZZZ-99'),
    expected: everybody('200'),
  },
  {
    route: 'app+/documents_.export',
    what: 'the archive as a file',
    ask: (visitor) => visitor.get('/app/documents/export?reference=ZZZ-99'),
    expected: everybody('302 /app/home', ['superadmin admin manager groupManager foreignManager', '200']),
  },
  {
    route: 'app+/access-record+/export',
    what: 'the access record as a file',
    ask: (visitor) => visitor.get('/app/access-record/export?reference=ZZZ-99'),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/changes+/_index',
    what: 'the record of changes',
    ask: (visitor) => visitor.get('/app/changes?page=1'),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/changes+/state',
    what: 'the record of changes as it is now',
    ask: (visitor) => visitor.get('/app/changes/state?page=1'),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/changes+/export',
    what: 'the record of changes as a file',
    ask: (visitor) => visitor.get('/app/changes/export'),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/security-record+/_index',
    what: 'the security record',
    ask: (visitor) => visitor.get('/app/security-record?page=1'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/security-record+/state',
    what: 'the security record as it is now',
    ask: (visitor) => visitor.get('/app/security-record/state?page=1'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/security-record+/export',
    what: 'the security record as a file',
    ask: (visitor) => visitor.get('/app/security-record/export'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/list-columns',
    what: 'columns that are left out of a list',
    ask: (visitor) => visitor.post('/app/list-columns', { list: 'demands', hidden: 'cardNumber' }),
    expected: everybody('200'),
  },
  {
    route: 'app+/operations',
    what: 'how everything is',
    ask: (visitor) => visitor.get('/app/operations'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/operations',
    what: 'an effect that there is not, once more',
    intent: 'retry',
    ask: (visitor) => visitor.post('/app/operations', { intent: 'retry', effectId: randomUUID() }),
    expected: everybody('403', ['superadmin', '404']),
  },
  {
    route: 'app+/operations',
    what: 'all mails that failed, once more',
    intent: 'retry_all',
    ask: (visitor) => visitor.post('/app/operations', { intent: 'retry_all', kind: 'mail' }),
    expected: everybody('403', ['superadmin', '302 /app/operations']),
  },
  {
    route: 'app+/operations_.state',
    what: 'how everything is now',
    ask: (visitor) => visitor.get('/app/operations/state'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/demands_.state',
    what: 'the list as it is now',
    ask: (visitor) => visitor.get('/app/demands/state?page=1'),
    expected: everybody('200'),
  },
  {
    route: 'app+/documents_.state',
    what: 'the archive as it is now',
    ask: (visitor) => visitor.get('/app/documents/state?state=all'),
    expected: everybody('302 /app/home', ['superadmin admin manager groupManager foreignManager', '200']),
  },
  {
    route: 'app+/documents',
    what: 'the archive of PDF',
    ask: (visitor) => visitor.get('/app/documents?state=all'),
    expected: everybody('302 /app/home', ['superadmin admin manager groupManager foreignManager', '200']),
  },
  {
    route: 'app+/documents',
    what: 'a document of the first insurer that there is not, once more',
    intent: 'retry',
    ask: (visitor, { demandId }) =>
      visitor.post('/app/documents', { intent: 'retry', demandId, documentId: '2000000000', reference: 'x' }),
    expected: everybody('403', ['superadmin admin manager groupManager foreignManager', '404']),
  },
  {
    route: 'app+/documents',
    what: 'all documents that failed, once more',
    intent: 'retry_all',
    ask: (visitor) => visitor.post('/app/documents', { intent: 'retry_all' }),
    expected: everybody('403', ['superadmin admin manager groupManager foreignManager', '302 /app/documents']),
  },
];
