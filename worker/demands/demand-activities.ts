import { readFacts } from '@aval/application/demands/read-facts';
import type { CommandPayload } from '@aval/application/engine/command-payload';
import type { LifecycleFacts } from '@aval/domain/demand/commands';
import { plainFacts } from '@aval/domain/demand/plain-facts';
import type { Database } from '@aval/prisma/client';
import { forTenant, type Transaction, withProjection } from '@aval/prisma/scope';
import { FAILURE_TYPES } from '@aval/workflows/contract';
import type {
  DemandReads,
  DemandWrites,
  FactsInput,
  Projected,
  ProjectionInput,
} from '@aval/workflows/demand/activities';
import type { ApplicationFailure } from '@temporalio/common';
import { faultPoint } from '../fault-points';
import { activityFailure } from './database-faults';
import { markDemand } from './mark-demand';
import { lockDemand, readUnprojected } from './projection-conflicts';
import { readLastRow } from './read-last-row';
import { writeProjection } from './write-projection';

/** Below the activity's own time-out of 2 s, so that the database gives up before the next attempt begins. */
const TIMEOUTS = { statementTimeoutMs: 1500, timeoutMs: 1900 };

/** What the demand's workflow asks of the database. The factory gives the activities their dependencies. */
export function createDemandActivities(database: Database): DemandReads & DemandWrites {
  return {
    readLastRow: (key) =>
      withCodes(() =>
        forTenant(database, key.companyId).read((transaction) => readLastRow(transaction, key), TIMEOUTS),
      ),

    readFacts: async (input) => {
      const plain = plainFacts(input.command, input.actor);
      if (plain) return plain;
      return withCodes(() =>
        forTenant(database, input.companyId).read(
          async (transaction) => (await readAcceptedFacts(transaction, input)) ?? readFacts(transaction, input),
          TIMEOUTS,
        ),
      );
    },

    projectCommand: async (input) => {
      faultPoint('after_acceptance');
      let projected: Projected;
      try {
        projected = await withCodes(() => project(database, input));
      } catch (error) {
        await markForGood(database, input, error as ApplicationFailure);
        throw error;
      }
      faultPoint('before_report');
      return projected;
    },

    reportFault: ({ code, ...key }) => withCodes(() => markDemand(database, key, { faultCode: code })),

    reportDivergence: (key) => withCodes(() => markDemand(database, key, { diverged: true })),
  };
}

/** A submission was accepted in the database: its turn meets the facts of that moment, or it could be refused after the fact. */
async function readAcceptedFacts(
  transaction: Transaction,
  { command, commandId }: FactsInput,
): Promise<LifecycleFacts | null> {
  if (command.type !== 'submit') return null;
  const row = await transaction.demandCommand.findUnique({ where: { id: commandId }, select: { payload: true } });
  return row ? (row.payload as unknown as CommandPayload).acceptedFacts : null;
}

async function project(database: Database, input: ProjectionInput): Promise<Projected> {
  const projected = await withProjection(
    database,
    input.companyId,
    async (transaction) => {
      const demand = await lockDemand(transaction, input.demandId);
      const stored = await readUnprojected(transaction, input, demand);
      if ('occurredAt' in stored) return stored;
      await writeProjection(transaction, input, demand, stored);
      faultPoint('before_commit');
      return { occurredAt: input.occurredAt };
    },
    TIMEOUTS,
  );
  faultPoint('after_commit');
  return projected;
}

/** What can never succeed is seen on the demand and told to the admins before the command's sender is told. */
async function markForGood(database: Database, input: ProjectionInput, failure: ApplicationFailure): Promise<void> {
  const { demandId, companyId } = input;
  if (failure.type === FAILURE_TYPES.diverged) {
    await withCodes(() => markDemand(database, { demandId, companyId }, { diverged: true }));
  } else if (failure.type === FAILURE_TYPES.faulty) {
    await withCodes(() => markDemand(database, { demandId, companyId }, { faultCode: failure.message }));
  }
}

async function withCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw activityFailure(error);
  }
}
