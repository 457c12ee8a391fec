import type { Transaction } from '@aval/prisma/scope';
import type { Side } from '../demand-rows/side';

/** Columns of the demand that count file changes beside the working copy of each side. */
const FILE_CHANGES = { doctor: 'doctorFileChanges', company: 'companyFileChanges' } as const satisfies Record<
  Side,
  string
>;

/**
 * Returns the number under which API clients read a working copy: each save raises it, and so does each change of files
 * or of the external identifier.
 * Pages use the revision of the typed form alone and compare their files themselves. Source: docs/rules.md 10.8.
 */
export async function readCopyNumber(transaction: Transaction, demandId: string, side: Side): Promise<number> {
  const { drafts, ...changes } = await transaction.demand.findUniqueOrThrow({
    where: { id: demandId },
    select: {
      doctorFileChanges: true,
      companyFileChanges: true,
      drafts: { where: { side }, select: { revision: true } },
    },
  });
  return (drafts[0]?.revision ?? 0) + changes[FILE_CHANGES[side]];
}

/** Counts that a file of the working copy was added, removed or described, or that the demand's identifier changed. */
export async function raiseFileChanges(transaction: Transaction, demandId: string, side: Side): Promise<void> {
  const data = { [FILE_CHANGES[side]]: { increment: 1 } };
  await transaction.demand.update({ where: { id: demandId }, data, select: { id: true } });
}
