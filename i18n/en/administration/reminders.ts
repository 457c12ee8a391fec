import type { Translated } from '../../catalogues';
import type spanish from '../../es/administration/reminders';

const reminders: Translated<typeof spanish> = {
  title: 'Reminders',
  lead: 'When people are reminded of the requests they have pending. Days are working days; reminders are sent at 08:00 (mainland Spain time).',
  company: 'Company',
  showCompany: 'Show',
  column: { audience: 'Who is reminded', firstAfter: 'First reminder after', every: 'Then every' },
  days: 'days',
  audience: {
    filers: 'The doctor and the assistant who filed the request',
    representatives: 'Representatives of the zone with e-mail notifications on',
    managers: 'Managers of the company',
    consultant: 'The assigned consultant',
  },
  atOnce: 'With 0, the notification of the status change is itself the first reminder.',
  nobody: 'If nobody is left to be reminded, the administrators are. Reminders stop when the request changes status.',
  changed: 'Last change: {{name}}, {{when}}',
  unchangedYet: 'Unchanged since they were set up',
  save: 'Save reminders',
  saved: 'Reminders saved',
  savedText: 'Waiting requests follow the new intervals from now on.',
  unchanged: 'No changes',
  invalid: 'Check the days that are marked; nothing has been saved.',
};

export default reminders;
