import type { Translated } from '../../catalogues';
import type spanish from '../../es/administration/access-record';

const accessRecord: Translated<typeof spanish> = {
  title: 'Access log',
  lead: 'Each view of a request, a PDF, an attachment or a patient is recorded and cannot be changed.',
  things: 'views',
  fileName: 'access log',
  caption: 'Views, newest first',
  filters: 'Log filters',
  column: {
    file: 'File or list',
    subject: 'Viewed',
    rows: 'Rows',
    filters: 'Filters',
  },
  subject: {
    demand: 'Detail',
    document: 'PDF',
    attachment: 'Attachment',
    patient: 'Patient',
    export: 'Downloaded list',
  },
  list: {
    demands: 'Requests',
    patients: 'Patients',
    documents: 'PDF archive',
    'access-record': 'Access log',
  },
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  filter: {
    reference: 'Reference',
    userId: 'User',
    subject: 'What was viewed',
    patientId: 'Patient',
    search: 'Search',
    updatedSince: 'Edited since',
    createdFrom: 'Entered from',
    createdTo: 'Entered to',
    from: 'From',
    to: 'To',
    dates: 'Dates',
  },
  onlyUser: 'Show only what {{name}} viewed',
  onlyPatient: 'Show only the views of {{name}}',
  deletedDraft: 'Deleted draft',
  version: 'v{{number}}',
  empty: 'Nothing has been viewed yet',
  emptyHint: 'They appear here as soon as someone opens a request.',
  emptyFiltered: 'No view matches the filters',
};

export default accessRecord;
