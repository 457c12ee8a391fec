import type { Prisma } from '@aval/prisma/generated/client';

export const RENDITION_STATUSES = ['pending', 'ready', 'failed'] as const;
export type RenditionStatus = (typeof RENDITION_STATUSES)[number];

/** Columns that `renditionState` needs. */
export const RENDITION_STATE_SELECT = {
  status: true,
  failureCode: true,
  effect: { select: { status: true, lastErrorCode: true } },
} satisfies Prisma.PdfEditionSelect;

/**
 * A rendition is failed when its effect was closed as failed, even if its own row could not be updated then: nothing
 * stays pending for ever (docs/rules.md 8.16).
 */
const NOT_WRITTEN = { status: 'pending', effect: { status: 'failed' } } as const;

export const FAILED_RENDITIONS: Prisma.PdfEditionWhereInput = { OR: [{ status: 'failed' }, NOT_WRITTEN] };

export const PENDING_RENDITIONS: Prisma.PdfEditionWhereInput = { status: 'pending', NOT: NOT_WRITTEN };

/** Returns the state of a rendition, with the failure code of a failed one. */
export function renditionState({
  status,
  failureCode,
  effect,
}: Prisma.PdfEditionGetPayload<{ select: typeof RENDITION_STATE_SELECT }>): {
  status: RenditionStatus;
  failureCode: string | null;
} {
  if (status === NOT_WRITTEN.status && effect.status === NOT_WRITTEN.effect.status)
    return { status: 'failed', failureCode: effect.lastErrorCode };
  return { status: status as RenditionStatus, failureCode };
}
