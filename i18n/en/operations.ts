import type { Translated } from '../catalogues';
import type spanish from '../es/operations';

const operations: Translated<typeof spanish> = {
  title: 'Operations',
  lead: 'Of all companies. Refreshed every 15 seconds while the page is in view.',
  checkedAt: 'Checked at {{time}}',
  refresh: 'Check now',
  unreadable: 'It could not be read in time. The next check will try again.',
  section: {
    parts: 'Services',
    demands: 'Requests',
    marked: 'Stopped requests',
    outbox: 'Deliveries to the engine',
    effects: 'Documents and e-mails',
    versions: 'Versions',
  },
  part: {
    database: 'Database',
    engine: 'Engine of requests',
    demandsWorker: 'Requests process',
    documentsWorker: 'Documents process',
    files: 'File store',
    mail: 'E-mail',
  },
  partState: {
    up: 'Works',
    low: 'Little space',
    down: 'Does not answer',
    unknown: 'Nobody can tell',
    off: 'Not configured',
  },
  fact: {
    answered: 'Answer',
    milliseconds: '{{count}} ms',
    version: 'Version',
    lastSeen: 'Last sign',
    never: 'none',
    processes: 'Processes',
    backlog: 'Queued tasks',
    free: 'Free space',
  },
  meaning: {
    database: { down: 'Nothing can be read or saved. Start PostgreSQL.' },
    engine: {
      down: 'Decisions are refused with a notice and submissions wait; nothing is lost. Start Temporal.',
    },
    demandsWorker: {
      down: 'Decisions and clocks wait. Start the requests process (worker).',
      unknown: 'Only the engine knows which processes ask it for work, and it does not answer.',
    },
    documentsWorker: {
      down: 'PDFs wait, and fail after 15 minutes. Start the documents process.',
      unknown: 'Only the engine knows which processes ask it for work, and it does not answer.',
    },
    files: {
      down: 'Neither attachments nor PDFs can be stored. Check the disk or the storage service.',
      low: 'Less than 1 GB is left. Enlarge the disk before it fills up.',
    },
    mail: {
      down: 'E-mails wait and leave when the server and the documents process answer.',
      unknown: 'The mail server answers, but without the engine nobody knows whether e-mails are brought there.',
      off: 'No e-mails are sent: SMTP_URL is missing. Notices still reach the bell.',
    },
  },
  figure: {
    active: 'Open',
    activeHint: 'Somebody has to act',
    onClock: 'In treatment',
    onClockHint: 'With the clock of the cycle running',
    overdue: 'Overdue clocks',
    overdueHint: 'Should have acted more than 5 minutes ago',
    marked: 'Stopped',
    markedHint: 'Somebody has to step in',
  },
  marked: {
    none: 'No request is stopped.',
    more: '{{shown}} of {{count}} are shown.',
    caption: 'Stopped requests',
    demand: 'Request',
    since: 'Since',
    what: 'What is wrong and what to do',
    diverged:
      'The engine and the database disagree. What the database holds is right: run “npm run engine:rebuild” and the request goes on from its last entry.',
    fault: {
      command:
        'An action could not be saved (code {{code}}). Repair the cause that the log of the process names and ask whoever acted to do it again. The mark goes when such an action is saved or the request goes on by another one.',
      clock:
        'The clock of the cycle has stopped: its entry could not be saved (code {{code}}). Repair the cause that the log of the process names and run “npm run engine:rebuild”. The mark goes when the clock acts or has another date.',
      reminder:
        'The reminders have stopped: they could not be read or saved (code {{code}}). Repair the cause that the log of the process names and run “npm run engine:rebuild”. The mark goes when the reminders work again.',
    },
  },
  outbox: {
    none: 'No request waits: all that was accepted has been delivered.',
    waiting: 'Waiting',
    oldest: 'The oldest',
    attempts: 'Most attempts',
    lastError: 'Last error',
    noError: 'none',
    caption: 'Deliveries that wait',
    demand: 'Request',
    acceptedAt: 'Accepted',
    error: { engine_unavailable: 'The engine does not answer', diverged: 'The request is stopped' },
    more: 'The {{shown}} oldest of {{count}} are shown.',
    reminderChanges_one: '{{count}} change of reminders has not reached all its requests yet. Saved {{age}}.',
    reminderChanges_other:
      '{{count}} changes of reminders have not reached all their requests yet. The oldest was saved {{age}}.',
  },
  effects: {
    kind: { document: 'PDF documents', mail: 'E-mails' },
    due: 'To be done',
    late: 'Waiting too long',
    oldest: 'The oldest',
    failed: 'Failed',
    nothing: 'nothing waits',
    caption: { document: 'Documents that failed', mail: 'E-mails that failed' },
    demand: 'Request',
    recipient: 'To',
    reason: 'Reason',
    failedAt: 'Failed',
    actions: 'Actions',
    unknownReason: 'No known reason',
    more: 'The last {{shown}} of {{count}} are shown.',
    retry: { document: 'Try the PDF of {{reference}} again', mail: 'Try the e-mail of {{reference}} again' },
    retryAll_one: 'Try the failed one again',
    retryAll_other: 'Try all {{count}} again',
    toArchive: 'See the PDF archive',
  },
  retried: 'It is tried again',
  retriedAll_one: '{{count}} is tried again',
  retriedAll_other: '{{count}} are tried again',
  retriedNone: 'None that failed was left',
  version: { aval: 'Aval', node: 'Node.js', database: 'PostgreSQL', engine: 'Temporal' },
};

export default operations;
