import type { Translated } from '../catalogues';
import type spanish from '../es/archive';

const archive: Translated<typeof spanish> = {
  title: 'PDF archive',
  lead: 'Each version is printed when it is submitted, when its validation is denied and when it is decided; earlier editions are kept.',
  things: 'editions',
  fileName: 'pdf archive',
  caption: 'Editions of the PDFs',
  filters: 'Archive filters',
  state: {
    label: 'State',
    attention: 'Need attention',
    failed: 'Failed',
    pending: 'Being prepared',
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
    submission: 'v{{version}} · submission',
    validation: 'v{{version}} · validation',
    decision: 'v{{version}} · decision',
    annulled: 'v{{version}} · annulment',
  },
  subject: 'version {{version}} of {{reference}}',
  late: 'Waiting too long',
  lateText_one: 'Waiting for {{count}} minute; a few seconds are normal.',
  lateText_other: 'Waiting for {{count}} minutes; a few seconds are normal.',
  noHash: 'No file',
  summary: {
    failed_one: '{{count}} edition failed.',
    failed_other: '{{count}} editions failed.',
    late_one: '{{count}} edition has waited too long: check that the documents service works.',
    late_other: '{{count}} editions have waited too long: check that the documents service works.',
  },
  retryAll_one: 'Retry the failed one',
  retryAll_other: 'Retry the {{count}} failed ones',
  retried: 'The PDF of {{reference}} is being prepared again',
  retriedAll_one: '{{count}} PDF is being prepared again',
  retriedAll_other: '{{count}} PDFs are being prepared again',
  retriedNone: 'There were no failed PDFs left',
  empty: {
    attention: 'Everything is in order',
    attentionHint: 'No edition has failed or has been waiting longer than usual.',
    other: 'There are no editions to show',
    otherHint: 'Try another state or another reference.',
    showAll: 'Show all editions',
  },
};

export default archive;
