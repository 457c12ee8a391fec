import type { Translated } from '../catalogues';
import type spanish from '../es/mail';

/** E-mails about a demand. They contain a reference and a link, never patient data. */
const mail: Translated<typeof spanish> = {
  subject: '{{reference}} · {{event}}',
  reminderSubject: 'Reminder · {{reference}} · {{event}}',
  /** Subject of several mails in one: about several demands, or about one. */
  bundle: '{{number}} updates on your requests',
  bundleOfDemand: '{{reference}} · {{number}} updates',
  reminder: 'Reminder',
  demand: 'Request {{reference}}',
  event: '{{event}}.',
  reversal: 'Final decision by {{name}}. Reason: {{reason}}.',
  asked: '{{company}} ({{who}}) asks for it. Open the request and answer; change the request too where that is needed.',
  /** Parts that an administrative edit changed. */
  edited: 'What changed: {{parts}}.',
  happenedAt: '{{stamp}} (mainland Spain time)',
  open: 'Open the request',
  orCopy: 'If the button does not work, copy this address into your browser:',
  why: 'You get this e-mail because you take part in this request as {{role}}.',
  whyReminder: 'You get this reminder because the request waits for you as {{role}}.',
  whyBundle:
    'You get this e-mail because you take part in these requests as {{role}}. It holds what happened within ten minutes because you switched “Bundle e-mails” on in “My account”.',
  switchOff: 'If you do not want these e-mails, switch “E-mail notifications” off in your account menu.',
  partOfWork: 'These e-mails are part of your work and cannot be switched off.',
  noPatient: 'For confidentiality this e-mail contains no patient data. Do not answer it: nobody reads this mailbox.',
};

export default mail;
