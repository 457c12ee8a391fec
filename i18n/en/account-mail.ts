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
    why: 'You receive this e-mail because someone asked for an account at {{company}} with this address. If it was not you, do nothing: without the link no account is created.',
  },
  request_rejected: {
    subject: '{{company}} · Account request rejected',
    heading: 'Your account request was not accepted',
    body: '{{company}} has reviewed your request for an account and has not accepted it.',
    why: 'You receive this e-mail because someone asked for an account at {{company}} with this address. You can send another request from the start page.',
  },
  account_exists: {
    subject: '{{company}} · You already have an account',
    heading: 'You already have an account with this address',
    body: 'Someone asked for an account at {{company}} with this e-mail address. There is an account with it already, so no request was made. Sign in with your account or, if you forgot the password, ask for another one on the same page. If you cannot sign in, your account may be deactivated: write to your company.',
    open: 'Sign in',
    why: 'If it was not you, do nothing: the person who asked was not told that you have an account, and nothing about it has changed.',
  },
  request_repeated: {
    subject: '{{company}} · We already have your request',
    heading: 'There is a request or an invitation in your name already',
    body: 'An account at {{company}} was requested again with this e-mail address. The first request is the valid one; the new one was not kept. If you already received a link to create the account, use that e-mail; if you cannot find it, ask {{company}} to send it again.',
    why: 'You receive this e-mail because someone asked for an account at {{company}} with this address. If it was not you, do nothing.',
  },
  account_made: {
    subject: '{{company}} · Choose the password of your account',
    heading: 'You now have an account as {{role}}',
    body: 'An administrator created it with this e-mail address. Choose your password with the link; then you can sign in.',
    open: 'Choose a password',
    why: 'If the link has expired, ask for another password on the sign-in page. If you did not expect this account, tell {{company}}.',
  },
  password_reset: {
    subject: '{{company}} · Choose a new password',
    heading: 'Choose a new password',
    body: 'Someone asked for a new password for your account. Saving it ends all your sessions.',
    open: 'Choose a password',
    why: 'If you did not ask for it, do nothing: your password stays as it is. {{company}} never asks for it by e-mail.',
  },
  password_changed: {
    subject: '{{company}} · Your password has changed',
    heading: 'The password of your account has changed',
    body: 'It was changed on {{stamp}} (mainland Spain time), and the other sessions that you had open have ended.',
    open: 'Ask for another password',
    why: 'If you did not expect it, ask for another password at once and tell {{company}}: someone may have got into your account.',
  },
  former_email: {
    subject: '{{company}} · The e-mail of your account has changed',
    heading: 'Your account no longer uses this address',
    body: 'On {{stamp}} (mainland Spain time) an administrator changed the e-mail address of your account. This address no longer receives notifications and can no longer be used to sign in.',
    why: 'If you did not expect it, tell {{company}} at once: from this address you cannot recover the account any more.',
  },
  new_email: {
    subject: '{{company}} · This is now the e-mail of your account',
    heading: 'Your account now uses this address',
    body: 'On {{stamp}} (mainland Spain time) an administrator changed the e-mail address of your account to this one. Sign in with it; your password is the same unless you were given another one.',
    open: 'Sign in',
    why: 'If you have no account at {{company}}, tell {{company}}: the address may be mistyped.',
  },
  setBy: {
    owner: 'It was changed by someone who was signed in to your account and knew the previous password.',
    link: 'It was changed by the person who opened the link sent to this address.',
    administration: 'It was changed by an administrator; you will be asked to choose your own when you sign in.',
  },
  rejectionReason: 'Reason: {{reason}}',
  lifetime: 'The link can be used once, until {{stamp}} (mainland Spain time).',
  orCopy: 'If the button does not work, copy this address into your browser:',
  noReply: 'Do not forward this e-mail or reply to it: nobody reads this mailbox.',
};

export default accountMail;
