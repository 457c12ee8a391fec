import type { Prisma } from '@aval/prisma/generated/client';

/** The order in which a side chose its files; several are on their way at once, so the first to be chosen is not always the first to arrive. */
export const AS_CHOSEN: Prisma.AttachmentOrderByWithRelationInput[] = [{ place: 'asc' }, { id: 'asc' }];

/** The files of a demand: by the version and the entry with which they came, and as they were chosen for it. */
export const AS_SENT: Prisma.AttachmentOrderByWithRelationInput[] = [
  { versionNumber: 'asc' },
  { historyId: { sort: 'asc', nulls: 'first' } },
  ...AS_CHOSEN,
];
