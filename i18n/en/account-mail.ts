import type { Translated } from '../catalogues';
import type spanish from '../es/account-mail';

const accountMail: Translated<typeof spanish> = {
  invitation: {
    subject: '{{company}} · Invitation to create your account',
    heading: 'Create your account at {{company}}',
    body: '{{company}} invites you to create an account as {{role}}, to file and follow requests for oncology treatment.',
    open: 'Create the account',
    why: 'You receive this e-mail because {{company}} gave this address. If you did not expect it, do nothing: without the link no account is created.',
  },
  invitation_accepted: {
    subject: '{{company}} · Account request accepted',
    heading: 'You can create your account now',
    body: '{{company}} has accepted your request for an account as {{role}}. Now choose your password.',
    open: 'Create the account',
    why: 'You receive this e-mail because somebody asked for an account at {{company}} with this address. If it was not you, do nothing: without the link no account is created.',
  },
  request_rejected: {
    subject: '{{company}} · Account request rejected',
    heading: 'Your account request was not accepted',
    body: '{{company}} has reviewed your request for an account and has not accepted it.',
    why: 'You receive this e-mail because somebody asked for an account at {{company}} with this address. You can send another request from the start page.',
  },
  password_reset: {
    subject: '{{company}} · Choose a new password',
    heading: 'Choose a new password',
    body: 'Somebody asked for a new password for your account. Saving it ends all your sessions.',
    open: 'Choose a password',
    why: 'If you did not ask for it, do nothing: your password stays as it is. {{company}} never asks for it by e-mail.',
  },
  rejectionReason: 'Reason: {{reason}}',
  lifetime: 'The link can be used once, until {{stamp}} (time in mainland Spain).',
  orCopy: 'If the button does not work, copy this address into your browser:',
  noReply: 'Do not forward this e-mail or reply to it: nobody reads this mailbox.',
};

export default accountMail;
