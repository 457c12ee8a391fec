/** What somebody owes before anything else, by the names that scripts and the API know. Source: docs/rules.md 5.23. */
export const OBLIGATIONS = ['REQUIRERESETPASSWORD', 'PASSWORDEXPIRED', 'REQUIREACCEPTTERMS'] as const;
export type Obligation = (typeof OBLIGATIONS)[number];

interface Standing {
  /** Somebody else chose the password. */
  requireResetPassword: boolean;
  passwordChangedAt: Date;
  passwordMaxAgeDays: number;
  acceptedTermsVersion: number;
  termsVersion: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment from which a password is too old, by the age that the house allows. Source: docs/rules.md 5.24. */
export function passwordEnd(changedAt: Date, maxAgeDays: number): Date {
  return new Date(changedAt.getTime() + maxAgeDays * DAY_MS);
}

/** In the order in which they are met; a password that somebody else chose is changed as one, however old it is. */
export function obligationsOf(standing: Standing, now: Date): Obligation[] {
  const isOver = now > passwordEnd(standing.passwordChangedAt, standing.passwordMaxAgeDays);
  const owed: Readonly<Record<Obligation, boolean>> = {
    REQUIRERESETPASSWORD: standing.requireResetPassword,
    PASSWORDEXPIRED: isOver && !standing.requireResetPassword,
    REQUIREACCEPTTERMS: standing.termsVersion > standing.acceptedTermsVersion,
  };
  return OBLIGATIONS.filter((obligation) => owed[obligation]);
}

/** Whether it is met by choosing another password. */
export function isAboutPassword(obligation: Obligation): boolean {
  return obligation !== 'REQUIREACCEPTTERMS';
}
