import type { Actor } from '@aval/domain/access/actor';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { LONG_COMMAND } from '../demand-rows/in-batches';
import type { Services } from '../services';
import { type Busy, orBusy } from './or-busy';

/** Rolls back the transaction that throws it; `outcome` is the reason. */
class TakenBack extends Error {
  constructor(readonly outcome: unknown) {
    super('A part of the command is refused.');
  }
}

/** Ends `allOrNothing` with an outcome and rolls back. */
export type TakeBack<Outcome> = (outcome: Outcome) => never;

/**
 * Runs a command of several parts in one transaction, such as an API client's edit of a record that pages edit piece by
 * piece: when one part is refused, nothing is written.
 */
export function allOrNothing<Outcome>(
  { database }: Services,
  actor: Actor,
  work: (tx: Transaction, takeBack: TakeBack<Outcome>) => Promise<Outcome>,
): Promise<Outcome | Busy> {
  const takeBack: TakeBack<Outcome> = (outcome) => {
    throw new TakenBack(outcome);
  };
  const written = forActor(database, actor).run((tx) => work(tx, takeBack), LONG_COMMAND);
  return orBusy(
    written.catch((error: unknown) => {
      if (error instanceof TakenBack) return error.outcome as Outcome;
      throw error;
    }),
  );
}
