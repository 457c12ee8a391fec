/** Numbers of an invitation's statuses, as stored and in the API. Source: docs/rules.md 6.1. */
export const INVITATION_STATUS = { pending: 0, accepted: 1, rejected: 2, used: 3, withdrawn: 4 } as const;

type StoredStatus = keyof typeof INVITATION_STATUS;

/** States that users see; an invitation that was accepted and not used in time is expired. */
export const INVITATION_STATES = ['pending', 'accepted', 'expired', 'used', 'rejected', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const NAMES = Object.keys(INVITATION_STATUS) as StoredStatus[];

/** Days for which an invitation's link works. Source: docs/rules.md 6.3. */
export const INVITATION_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the expiry of an invitation whose link is sent at `now`. Source: docs/rules.md 6.3. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/**
 * Returns the state of an invitation at a moment; throws a RangeError for an unknown status number.
 * Source: docs/rules.md 6.1.
 */
export function invitationState(
  { status, expiresAt }: { status: number; expiresAt: Date | null },
  now: Date,
): InvitationState {
  const name = NAMES.find((each) => INVITATION_STATUS[each] === status);
  if (!name) throw new RangeError(`no invitation has the status ${status}`);
  return name === 'accepted' && expiresAt !== null && expiresAt <= now ? 'expired' : name;
}

/** Actions of an admin on an invitation. */
export const INVITATION_STEPS = ['accept', 'reject', 'resend', 'withdraw'] as const;
export type InvitationStep = (typeof INVITATION_STEPS)[number];

const STEPS: Readonly<Record<InvitationState, readonly InvitationStep[]>> = {
  pending: ['accept', 'reject'],
  accepted: ['resend', 'withdraw'],
  expired: ['resend', 'withdraw'],
  used: [],
  rejected: [],
  withdrawn: [],
};

/**
 * Returns the actions that are allowed in a state; a refused one is answered with the state. Source: docs/rules.md 6.4.
 */
export function invitationSteps(state: InvitationState): readonly InvitationStep[] {
  return STEPS[state];
}
