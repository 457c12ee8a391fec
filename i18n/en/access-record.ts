import type { Translated } from '../catalogues';
import type spanish from '../es/access-record';

const accessRecord: Translated<typeof spanish> = {
  title: 'Access record',
  lead: 'Each view of a request, a PDF, an attachment or a patient is recorded and cannot be changed.',
  things: 'views',
  caption: 'Views, newest first',
  refresh: 'Refresh the record',
  filters: 'Record filters',
  column: {
    at: 'Date and time',
    user: 'User',
    subject: 'Viewed',
    demand: 'Request',
    patient: 'Patient',
    company: 'Company',
  },
  subject: { demand: 'Detail', document: 'PDF', attachment: 'Attachment', patient: 'Patient' },
  filter: {
    reference: 'Reference',
    userId: 'User',
    subject: 'What was viewed',
    patientId: 'Patient',
    from: 'From',
    to: 'To',
    dates: 'Dates',
  },
  dates: {
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    range: '{{from}} – {{to}}',
    since: 'since {{from}}',
    until: 'until {{to}}',
  },
  onlyUser: 'Show only what {{name}} viewed',
  onlyPatient: 'Show only the views of {{name}}',
  deletedDraft: 'Deleted draft',
  version: 'v{{number}}',
  unknown: 'no. {{id}}',
  empty: 'Nothing has been viewed yet',
  emptyHint: 'They appear here as soon as somebody opens a request.',
  emptyFiltered: 'No view matches the filters',
  emptyFilteredHint: 'Active filters: {{names}}.',
};

export default accessRecord;
