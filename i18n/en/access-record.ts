import type { Translated } from '../catalogues';
import type spanish from '../es/access-record';

const accessRecord: Translated<typeof spanish> = {
  title: 'Access record',
  lead: 'Each look at a detail, a PDF, an attachment or a patient is written down and cannot be changed.',
  things: 'looks',
  caption: 'Looks, newest first',
  refresh: 'Refresh the record',
  filters: 'Filters of the record',
  column: {
    at: 'Date and time',
    user: 'User',
    subject: 'Looked at',
    demand: 'Request',
    patient: 'Patient',
    company: 'Company',
  },
  subject: { demand: 'Detail', document: 'PDF', attachment: 'Attachment', patient: 'Patient' },
  filter: {
    reference: 'Reference',
    userId: 'User',
    subject: 'What was looked at',
    patientId: 'Patient',
    from: 'From',
    to: 'To',
    dates: 'Dates',
  },
  dates: {
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    from: 'From the day',
    to: 'To the day',
    apply: 'Apply',
    range: '{{from}} – {{to}}',
    since: 'since {{from}}',
    until: 'until {{to}}',
  },
  onlyUser: 'See only the looks of {{name}}',
  onlyPatient: 'See only the looks at {{name}}',
  deletedDraft: 'Deleted draft',
  version: 'v{{number}}',
  unknown: 'no. {{id}}',
  empty: 'There are no looks yet',
  emptyHint: 'They appear here as soon as somebody opens a request.',
  emptyFiltered: 'No look matches the filters',
  emptyFilteredHint: 'Active filters: {{names}}.',
};

export default accessRecord;
