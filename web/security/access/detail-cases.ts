import { fileForm } from '@aval/testing/scenes/access-scene';
import { everybody } from '@aval/testing/visitors/people';
import { FILERS, list, type RouteCase, SEE_DEMAND, SEE_DRAFT, WRITE_DRAFT } from './route-case';

/** Access to everything that belongs to a demand. Source: docs/rules.md 2.1, 2.13 to 2.17, 8.16. */
export const DETAIL_CASES: RouteCase[] = [
  {
    route: 'app+/demands+/$demandId.version.$number',
    what: 'the first version',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/version/1`),
    expected: everybody('404', [SEE_DEMAND, '200']),
  },
  {
    route: 'app+/demands+/$demandId.documents',
    what: 'how the documents are coming along',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/documents`),
    expected: everybody('404', [SEE_DEMAND, '200']),
  },
  {
    route: 'app+/demands+/$demandId.delivery',
    what: 'whether it has arrived',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/delivery`),
    expected: everybody('404', [SEE_DEMAND, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/analysis.$number',
    what: 'the first version with today’s rules',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/analysis/1`),
    expected: everybody('404', [SEE_DEMAND, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/congruence',
    what: 'the company’s external report, which it has',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/congruence`),
    expected: everybody('404', ['superadmin admin manager groupManager', '200']),
  },
  {
    route: 'app+/demands+/$demandId.versions.$number.pdf',
    what: 'a document that is still being made',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/versions/1/pdf`),
    expected: everybody('404', [SEE_DEMAND, '302 /app/demands/:id']),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments.$attachmentId',
    what: 'a file that the manager added to a demand which the doctor’s side does not have back yet',
    ask: (visitor, { demandId, demandFileId }) => visitor.get(`${list}/${demandId}/attachments/${demandFileId}`),
    expected: everybody('404', [SEE_DEMAND, '200'], [FILERS, '404']),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments.$attachmentId',
    what: 'a file of a draft',
    ask: (visitor, { draftId, draftFileId }) => visitor.get(`${list}/${draftId}/attachments/${draftFileId}`),
    expected: everybody('404', [`superadmin admin ${WRITE_DRAFT}`, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments.$attachmentId',
    what: 'a file under another demand’s address',
    ask: (visitor, { demandId, draftFileId }) => visitor.get(`${list}/${demandId}/attachments/${draftFileId}`),
    expected: everybody('404'),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments',
    what: 'a file for a draft',
    ask: (visitor, { draftId }) => visitor.post(`${list}/${draftId}/attachments`, fileForm()),
    expected: everybody('404', ['superadmin admin', '403'], [WRITE_DRAFT, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments',
    what: 'what a file is that there is not',
    ask: (visitor, { draftId }) =>
      visitor.post(`${list}/${draftId}/attachments`, { attachmentId: '2000000000', description: 'x' }, {}, 'PUT'),
    expected: everybody('404', ['superadmin admin', '403']),
  },
  {
    route: 'app+/demands+/$demandId_+/files',
    what: 'a file for a dialog',
    ask: (visitor, { demandId }) => visitor.post(`${list}/${demandId}/files`, fileForm()),
    expected: everybody('404', [SEE_DEMAND, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments',
    what: 'taking a file away that there is not',
    ask: (visitor, { draftId }) =>
      visitor.post(`${list}/${draftId}/attachments?attachmentId=2000000000`, {}, {}, 'DELETE'),
    expected: everybody('404', ['superadmin admin', '403']),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments',
    what: 'taking away what is no file',
    ask: (visitor, { draftId }) => visitor.post(`${list}/${draftId}/attachments?attachmentId=x`, {}, {}, 'DELETE'),
    expected: everybody('404', [SEE_DRAFT, '400']),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments',
    what: 'what is no file',
    ask: (visitor, { draftId }) => visitor.post(`${list}/${draftId}/attachments`, { attachmentId: 'x' }, {}, 'PUT'),
    expected: everybody('404', [SEE_DRAFT, '400']),
  },
  {
    route: 'app+/demands+/$demandId_+/attachments',
    what: 'a file for no place',
    ask: (visitor, { draftId }) => visitor.post(`${list}/${draftId}/attachments?place=x`, fileForm()),
    expected: everybody('404', [SEE_DRAFT, '400']),
  },
  {
    route: 'app+/demands+/$demandId.versions.$number.pdf',
    what: 'what is no rendition',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/versions/1/pdf?edition=x`),
    expected: everybody('404', [SEE_DEMAND, '400']),
  },
];
