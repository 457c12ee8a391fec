import type { Transaction } from '@aval/prisma/scope';
import type { Side } from './side';

/** Columns of the demand that count the changes of files beside the working copy of each side. */
const FILE_CHANGES = { doctor: 'doctorFileChanges', company: 'companyFileChanges' } as const satisfies Record<
  Side,
  string
>;

/**
 * The number that a program reads of what is being written: each save raises it, and each change of the files beside it. Pages go by the revision of what
 * is typed alone, and compare the files that they show by themselves. Source: docs/rules.md 10.8.
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

/** Counts that a file of what is being written was added, removed or described. */
export async function raiseFileChanges(transaction: Transaction, demandId: string, side: Side): Promise<void> {
  const data = { [FILE_CHANGES[side]]: { increment: 1 } };
  await transaction.demand.update({ where: { id: demandId }, data, select: { id: true } });
}
