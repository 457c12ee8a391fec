/** Mails about an account, which belong to no demand. */
export const ACCOUNT_MAILS = ['invitation', 'invitation_accepted', 'request_rejected', 'password_reset'] as const;
export type AccountMailKey = (typeof ACCOUNT_MAILS)[number];

/** For how long the link of a password reset can be used, and how long asking for one is worth an answer. Source: docs/rules.md 5.19. */
export const RESET_LIFETIME_MS = 60 * 60 * 1000;
