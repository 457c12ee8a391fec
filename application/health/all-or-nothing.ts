import type { Actor } from '@aval/domain/access/actor';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { LONG_COMMAND } from '../demands/in-batches';
import type { Services } from '../services';
import { type Busy, orBusy } from './or-busy';

/** Takes back what its transaction has written; the outcome is why. */
class TakenBack extends Error {
  constructor(readonly outcome: unknown) {
    super('A part of the command is refused.');
  }
}

/** Ends `allOrNothing` with an outcome. */
export type TakeBack<Outcome> = (outcome: Outcome) => never;

/**
 * One command of several parts, as a program's edit of a record that pages edit piece by piece: what one part refuses is not written by the parts
 * before it either.
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
