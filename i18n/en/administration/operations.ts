import type { Translated } from '../../catalogues';
import type spanish from '../../es/administration/operations';

const operations: Translated<typeof spanish> = {
  title: 'Operations',
  lead: 'For all companies. Refreshed every 15 seconds while the page is in view.',
  checkedAt: 'Checked at {{time}}',
  refresh: 'Check now',
  unreadable: 'This could not be read in time. The next check will try again.',
  holidaysEnd:
    'Holidays are known up to the year {{year}}. After it every holiday would count as a working day: update Aval before then.',
  section: {
    parts: 'Services',
    demands: 'Requests',
    marked: 'Requests that need attention',
    outbox: 'Pending submissions',
    effects: 'Documents and e-mails',
    versions: 'Versions',
  },
  part: {
    database: 'Database',
    engine: 'Request engine',
    demandsWorker: 'Request process',
    documentsWorker: 'Document process',
    files: 'File store',
    mail: 'E-mail',
  },
  partState: {
    up: 'Works',
    low: 'Low on space',
    down: 'Not responding',
    unknown: 'Unknown',
    off: 'Not configured',
  },
  fact: {
    answered: 'Response time',
    milliseconds: '{{count}} ms',
    version: 'Version',
    lastSeen: 'Last seen',
    never: 'never',
    processes: 'Processes',
    backlog: 'Queued tasks',
    free: 'Free space',
  },
  meaning: {
    database: { down: 'Nothing can be read or saved. Start PostgreSQL.' },
    engine: {
      down: 'Decisions are refused with a message and submissions wait; nothing is lost. Start Temporal.',
    },
    demandsWorker: {
      down: 'Decisions, ends of cycles and reminders wait. Start the request process (worker).',
      unknown: 'Only the engine knows which processes ask it for work, and it is not responding.',
    },
    documentsWorker: {
      down: 'PDFs wait, and fail after 15 minutes. Start the document process.',
      unknown: 'Only the engine knows which processes ask it for work, and it is not responding.',
    },
    files: {
      down: 'Neither attachments nor PDFs can be stored. Check the disk or the storage service.',
      low: 'Less than 1 GB is left. Enlarge the disk before it fills up.',
    },
    mail: {
      down: 'E-mails wait and will be sent when the server and the document process respond.',
      unknown: 'The mail server responds, but without the engine it is unknown whether anything hands e-mails to it.',
      off: 'No e-mails are sent: SMTP_URL is missing. Notifications still reach the bell.',
    },
  },
  figure: {
    active: 'Open',
    activeHint: 'Someone has to act',
    onClock: 'In treatment',
    onClockHint: 'Waiting for their cycle to end',
    overdue: 'End of cycle overdue',
    overdueHint: 'Should have been recorded more than 5 minutes ago',
    marked: 'Need attention',
    markedHint: 'Someone has to intervene',
  },
  marked: {
    none: 'No request needs attention.',
    more: '{{shown}} of {{count}} are shown.',
    caption: 'Requests that need attention',
    demand: 'Request',
    since: 'Since',
    what: 'What is wrong and what to do',
    diverged:
      'The engine and the database disagree. The database is right: run “npm run engine:rebuild” and the request continues from its last entry.',
    fault: {
      command:
        'An action could not be saved (code {{code}}). Fix the cause given in the log of the process and ask the person who acted to repeat it. The mark is removed when such an action is saved or another one moves the request on.',
      clock:
        'The clock of the cycle has stopped: its entry could not be saved (code {{code}}). Fix the cause given in the log of the process and run “npm run engine:rebuild”. The mark is removed when the clock acts or has another date.',
      reminder:
        'The reminders have stopped: they could not be read or saved (code {{code}}). Fix the cause given in the log of the process and run “npm run engine:rebuild”. The mark is removed when the reminders work again.',
    },
  },
  outbox: {
    none: 'There are no pending submissions.',
    waiting: 'Waiting',
    oldest: 'Oldest',
    attempts: 'Most attempts',
    lastError: 'Last error',
    noError: 'none',
    caption: 'Pending submissions',
    demand: 'Request',
    acceptedAt: 'Accepted',
    error: { engine_unavailable: 'The engine is not responding', diverged: 'The request needs attention' },
    more: 'The {{shown}} oldest of {{count}} are shown.',
    reminderChanges_one: '{{count}} change of reminders has not reached all its requests yet. Saved {{age}}.',
    reminderChanges_other:
      '{{count}} changes of reminders have not reached all their requests yet. The oldest was saved {{age}}.',
  },
  effects: {
    kind: { document: 'PDF documents', mail: 'E-mails' },
    due: 'Pending',
    late: 'Delayed',
    oldest: 'Oldest',
    failed: 'Failed',
    nothing: '–',
    caption: { document: 'Documents that failed', mail: 'E-mails that failed' },
    about: 'About',
    /** Keyed by `AccountMailKey`. */
    account: {
      invitation: 'Invitation',
      invitation_accepted: 'Account request accepted',
      request_rejected: 'Account request rejected',
      account_exists: 'Account that exists already',
      request_repeated: 'Account request repeated',
      password_changed: 'Password changed',
      former_email: 'E-mail changed, to the former address',
      new_email: 'E-mail changed, to the new address',
      account_made: 'Account created',
      password_reset: 'New password',
    },
    recipient: 'To',
    reason: 'Reason',
    failedAt: 'Failed',
    actions: 'Actions',
    unknownReason: 'Unknown reason',
    more: 'The last {{shown}} of {{count}} are shown.',
    retry: { document: 'Try the PDF of {{about}} again', mail: 'Try the e-mail of {{about}} again' },
    retryAll_one: 'Retry the failed one',
    retryAll_other: 'Retry all {{count}}',
    toArchive: 'Go to the PDF archive',
  },
  retried: 'Trying again',
  retriedAll_one: 'Trying {{count}} again',
  retriedAll_other: 'Trying {{count}} again',
  retriedNone: 'There were no failed ones left',
  version: { aval: 'Aval', node: 'Node.js', database: 'PostgreSQL', engine: 'Temporal' },
};

export default operations;
