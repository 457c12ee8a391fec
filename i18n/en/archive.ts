import type { Translated } from '../catalogues';
import type spanish from '../es/archive';

const archive: Translated<typeof spanish> = {
  title: 'PDF archive',
  lead: 'Each version is printed when it is sent and again when it is decided; earlier editions are kept.',
  things: 'editions',
  caption: 'Editions of the PDFs',
  refresh: 'Refresh the archive',
  filters: 'Filters of the archive',
  state: {
    label: 'State',
    attention: 'Need attention',
    failed: 'Could not be made',
    pending: 'Being made',
    ready: 'Ready',
    all: 'All',
  },
  column: {
    demand: 'Request',
    edition: 'Edition',
    state: 'State and reason',
    attempts: 'Attempts',
    since: 'Since',
    sha256: 'SHA-256',
    actions: 'Actions',
  },
  edition: {
    submission: 'v{{version}} · on sending',
    decision: 'v{{version}} · on decision',
    annulled: 'v{{version}} · of the annulment',
  },
  subject: 'version {{version}} of {{reference}}',
  late: 'Waiting too long',
  lateText_one: 'It has waited for {{count}} minute; seconds are normal.',
  lateText_other: 'It has waited for {{count}} minutes; seconds are normal.',
  noHash: 'No file',
  summary: {
    failed_one: '{{count}} edition could not be made.',
    failed_other: '{{count}} editions could not be made.',
    late_one: '{{count}} edition has waited too long: check that the documents service works.',
    late_other: '{{count}} editions have waited too long: check that the documents service works.',
  },
  retryAll_one: 'Try the failed one again',
  retryAll_other: 'Try the {{count}} failed ones again',
  retried: 'The PDF of {{reference}} is being made again',
  retriedAll_one: '{{count}} PDF is being made again',
  retriedAll_other: '{{count}} PDFs are being made again',
  retriedNone: 'No failed PDF was left',
  empty: {
    attention: 'Everything is in order',
    attentionHint: 'No edition has failed or waits longer than usual.',
    other: 'There are no editions to show',
    otherHint: 'Try another state or another reference.',
    showAll: 'See all editions',
  },
};

export default archive;
