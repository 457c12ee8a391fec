import type { Prisma } from '@aval/prisma/generated/client';

export const EDITION_STATUSES = ['pending', 'ready', 'failed'] as const;
export type EditionStatus = (typeof EDITION_STATUSES)[number];

/** What `editionState` needs to be read. */
export const EDITION_STATE_SELECT = {
  status: true,
  failureCode: true,
  effect: { select: { status: true, lastErrorCode: true } },
} satisfies Prisma.PdfEditionSelect;

/**
 * An edition whose effect was closed as failed is not being made, also where its own row could not be written then: nothing waits for ever
 * (docs/rules.md 8.16).
 */
const NOT_WRITTEN = { status: 'pending', effect: { status: 'failed' } } as const;

export const FAILED_EDITIONS: Prisma.PdfEditionWhereInput = { OR: [{ status: 'failed' }, NOT_WRITTEN] };

export const PENDING_EDITIONS: Prisma.PdfEditionWhereInput = { status: 'pending', NOT: NOT_WRITTEN };

/** What has become of an edition, and why where it failed. */
export function editionState({
  status,
  failureCode,
  effect,
}: Prisma.PdfEditionGetPayload<{ select: typeof EDITION_STATE_SELECT }>): {
  status: EditionStatus;
  failureCode: string | null;
} {
  if (status === NOT_WRITTEN.status && effect.status === NOT_WRITTEN.effect.status)
    return { status: 'failed', failureCode: effect.lastErrorCode };
  return { status: status as EditionStatus, failureCode };
}
