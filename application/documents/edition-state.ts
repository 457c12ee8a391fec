import type { Prisma } from '@aval/prisma/generated/client';

export const EDITION_STATUSES = ['pending', 'ready', 'failed'] as const;
export type EditionStatus = (typeof EDITION_STATUSES)[number];

/** Columns that `editionState` needs. */
export const EDITION_STATE_SELECT = {
  status: true,
  failureCode: true,
  effect: { select: { status: true, lastErrorCode: true } },
} satisfies Prisma.PdfEditionSelect;

/**
 * A rendition is failed when its effect was closed as failed, even if its own row could not be updated then: nothing
 * stays pending for ever (docs/rules.md 8.16).
 */
const NOT_WRITTEN = { status: 'pending', effect: { status: 'failed' } } as const;

export const FAILED_EDITIONS: Prisma.PdfEditionWhereInput = { OR: [{ status: 'failed' }, NOT_WRITTEN] };

export const PENDING_EDITIONS: Prisma.PdfEditionWhereInput = { status: 'pending', NOT: NOT_WRITTEN };

/** Returns the state of a rendition, with the failure code of a failed one. */
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
