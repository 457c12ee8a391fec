/** Mails about an account, which belong to no demand. */
export const ACCOUNT_MAILS = [
  'invitation',
  'invitation_accepted',
  'request_rejected',
  'account_exists',
  'request_repeated',
  'account_made',
  'password_reset',
  'password_changed',
  'former_email',
  'new_email',
] as const;
export type AccountMailKey = (typeof ACCOUNT_MAILS)[number];

/** Mails about an invitation, whose address need not be a user's. */
export const INVITATION_MAILS = [
  'invitation',
  'invitation_accepted',
  'request_rejected',
  'request_repeated',
] as const satisfies readonly AccountMailKey[];
export type InvitationMailKey = (typeof INVITATION_MAILS)[number];

/**
 * Way in which a password was set: by its owner on the account page, by its owner through the link of a mail, or by an
 * administrator.
 */
export const PASSWORD_SETTERS = ['owner', 'link', 'administration'] as const;
export type PasswordSetter = (typeof PASSWORD_SETTERS)[number];

/**
 * Milliseconds for which the link of a password reset can be used, and for which a request for one is answered.
 * Source: docs/rules.md 5.19.
 */
export const RESET_LIFETIME_MS = 60 * 60 * 1000;
