/**
 * Obligations that a user must meet before anything else, by the names in scripts and the API.
 * Source: docs/rules.md 5.23.
 */
export const OBLIGATIONS = ['REQUIRERESETPASSWORD', 'PASSWORDEXPIRED', 'REQUIREACCEPTTERMS'] as const;
export type Obligation = (typeof OBLIGATIONS)[number];

interface Standing {
  /** Whether somebody else chose the password. */
  requireResetPassword: boolean;
  passwordChangedAt: Date;
  passwordMaxAgeDays: number;
  acceptedTermsVersion: number;
  termsVersion: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the moment from which a password is too old, by the maximum age in the tenant settings.
 * Source: docs/rules.md 5.24.
 */
export function passwordEnd(changedAt: Date, maxAgeDays: number): Date {
  return new Date(changedAt.getTime() + maxAgeDays * DAY_MS);
}

/**
 * Returns the obligations in the order in which they are met; a password chosen by somebody else counts as such,
 * whatever its age.
 */
export function obligationsOf(standing: Standing, now: Date): Obligation[] {
  const isOver = now > passwordEnd(standing.passwordChangedAt, standing.passwordMaxAgeDays);
  const owed: Readonly<Record<Obligation, boolean>> = {
    REQUIRERESETPASSWORD: standing.requireResetPassword,
    PASSWORDEXPIRED: isOver && !standing.requireResetPassword,
    REQUIREACCEPTTERMS: standing.termsVersion > standing.acceptedTermsVersion,
  };
  return OBLIGATIONS.filter((obligation) => owed[obligation]);
}

/** Whether choosing another password meets the obligation. */
export function isAboutPassword(obligation: Obligation): boolean {
  return obligation !== 'REQUIREACCEPTTERMS';
}
