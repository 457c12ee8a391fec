import type { Translated } from '../catalogues';
import type spanish from '../es/archive';

const archive: Translated<typeof spanish> = {
  title: 'PDF archive',
  lead: 'A PDF is generated on submission, when the representative says that it is not valid and on the decision; earlier PDFs are kept.',
  things: 'PDFs',
  fileName: 'pdf archive',
  caption: 'PDFs of versions',
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
    edition: 'PDF',
    state: 'State and reason',
    attempts: 'Attempts',
    since: 'Since',
    sha256: 'SHA-256',
  },
  edition: {
    submission: 'v{{version}} · submission',
    validation: 'v{{version}} · validation',
    decision: 'v{{version}} · decision',
    annulled: 'v{{version}} · annulment',
  },
  subject: 'version {{version}} of {{reference}}',
  late: 'Delayed',
  lateText_one: 'Waiting for {{count}} minute; it usually takes seconds.',
  lateText_other: 'Waiting for {{count}} minutes; it usually takes seconds.',
  noHash: 'No file',
  summary: {
    failed_one: '{{count}} PDF could not be created.',
    failed_other: '{{count}} PDFs could not be created.',
    late_one: '{{count}} PDF is delayed: check that the documents service is running.',
    late_other: '{{count}} PDFs are delayed: check that the documents service is running.',
  },
  retryAll_one: 'Retry the failed one',
  retryAll_other: 'Retry the {{count}} failed ones',
  retried: 'The PDF of {{reference}} is being prepared again',
  retriedAll_one: '{{count}} PDF is being prepared again',
  retriedAll_other: '{{count}} PDFs are being prepared again',
  retriedNone: 'There were no failed PDFs left',
  empty: {
    attention: 'Everything is in order',
    attentionHint: 'No PDF has failed or is delayed.',
    other: 'There are no PDFs to show',
    otherHint: 'Try another state or another reference.',
    showAll: 'Show all PDFs',
  },
};

export default archive;
