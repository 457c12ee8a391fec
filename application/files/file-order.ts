import type { Prisma } from '@aval/prisma/generated/client';

/** The order in which a side chose its files. Several upload at once, so they may arrive in another order. */
export const AS_CHOSEN: Prisma.AttachmentOrderByWithRelationInput[] = [{ place: 'asc' }, { id: 'asc' }];

/** The files of a demand by version and history entry, then in the order chosen. */
export const AS_SENT: Prisma.AttachmentOrderByWithRelationInput[] = [
  { versionNumber: 'asc' },
  { historyId: { sort: 'asc', nulls: 'first' } },
  ...AS_CHOSEN,
];
