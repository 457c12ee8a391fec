import { readFacts } from '@aval/application/demands/commands/read-facts';
import type { AcceptedFacts } from '@aval/application/engine/command-payload';
import { causeOf } from '@aval/domain/demand/faults';
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
import { withinAttempt } from '../attempt-time';
import { faultPoint } from '../fault-points';
import { withCodes } from './projection/database-faults';
import { readUnprojected } from './projection/exactly-once';
import { readLockedDemand } from './projection/locked-demand';
import { markDemand } from './projection/mark-demand';
import { readLastRow } from './projection/read-last-row';
import { requireProof } from './projection/require-proof';
import { writeProjection } from './projection/write-projection';

/** Creates the activities through which a demand's workflow reads and writes the database. */
export function createDemandActivities(database: Database): DemandReads & DemandWrites {
  return {
    readLastRow: (key) =>
      withCodes(() =>
        forTenant(database, key.companyId).read((transaction) => readLastRow(transaction, key), withinAttempt()),
      ),

    readFacts: (input) =>
      withCodes(() =>
        forTenant(database, input.companyId).read(async (transaction) => {
          const accepted = await readAcceptedFacts(transaction, input);
          return readFacts(transaction, { ...input, demand: null, accepted });
        }, withinAttempt()),
      ),

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

    reportFault: (input) => withCodes(() => markDemand(database, input, input)),

    reportDivergence: (key) => withCodes(() => markDemand(database, key, { cause: 'divergence' })),
  };
}

/**
 * Command handling and projection read the same row, so that both decide alike even when a setting changes in between.
 */
async function readAcceptedFacts(transaction: Transaction, { commandId }: FactsInput): Promise<AcceptedFacts | null> {
  const [row] = await transaction.$queryRaw<{ accepted: AcceptedFacts | null }[]>`
    SELECT payload -> 'acceptedFacts' AS accepted FROM demand_command WHERE id = ${commandId}::uuid`;
  return row?.accepted ?? null;
}

async function project(database: Database, input: ProjectionInput): Promise<Projected> {
  const projected = await withProjection(
    database,
    input.companyId,
    async (transaction) => {
      const demand = await readLockedDemand(transaction, input.demandId);
      const stored = await readUnprojected(transaction, input, demand);
      if ('occurredAt' in stored) return stored;
      await requireProof(transaction, input, demand, stored);
      await writeProjection(transaction, input, demand, stored);
      faultPoint('before_commit');
      return { occurredAt: input.occurredAt };
    },
    withinAttempt(),
  );
  faultPoint('after_commit');
  return projected;
}

/** Marks the demand and notifies the admins of a permanent failure before the command's sender receives it. */
async function markForGood(database: Database, input: ProjectionInput, failure: ApplicationFailure): Promise<void> {
  const commandType = input.command.type;
  if (failure.type === FAILURE_TYPES.diverged) {
    await withCodes(() => markDemand(database, input, { cause: 'divergence' }));
  } else if (failure.type === FAILURE_TYPES.faulty) {
    const fault = { cause: causeOf(commandType), code: failure.message, commandType };
    await withCodes(() => markDemand(database, input, fault));
  }
}
