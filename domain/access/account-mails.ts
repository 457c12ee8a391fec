/** Mails about an account, which belong to no demand. */
export const ACCOUNT_MAILS = [
  'invitation',
  'invitation_accepted',
  'request_rejected',
  'account_exists',
  'request_repeated',
  'password_reset',
  'password_changed',
  'former_email',
  'new_email',
] as const;
export type AccountMailKey = (typeof ACCOUNT_MAILS)[number];

/** Those about an invitation, whose address need not be a user's. */
export const INVITATION_MAILS = [
  'invitation',
  'invitation_accepted',
  'request_rejected',
  'request_repeated',
] as const satisfies readonly AccountMailKey[];
export type InvitationMailKey = (typeof INVITATION_MAILS)[number];

/** Who chose a password: its owner at the account's page, its owner by the link of a mail, or somebody else. */
export const PASSWORD_SETTERS = ['owner', 'link', 'administration'] as const;
export type PasswordSetter = (typeof PASSWORD_SETTERS)[number];

/** For how long the link of a password reset can be used, and how long asking for one is worth an answer. Source: docs/rules.md 5.19. */
export const RESET_LIFETIME_MS = 60 * 60 * 1000;
