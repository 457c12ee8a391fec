import { randomUUID } from 'node:crypto';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Database } from '@aval/prisma/client';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { loadActor } from '@aval/prisma/load-actor';

const INSURER = { companyId: 2, doctorEmail: 'doctor@meridiana.test' } as const;
const DELIVERED_WITHIN_MS = 30_000;
const TRIES = 5;
const PRINTED_WITHIN_MS = 120_000;

/** A demand that a manager and a consultant pass back and forth; each turn is one decision through `application/`. */
export interface DecisionRound {
  readonly demandId: string;
  /** Takes the next decision. Rejects when its result is not `done`. */
  decide(): Promise<void>;
}

export async function createRounds(services: Services, owner: Database, count: number): Promise<DecisionRound[]> {
  const [doctor, manager, consultant] = await Promise.all(
    [INSURER.doctorEmail, 'manager@meridiana.test', 'consultant@aval.test'].map((email) =>
      actorOf(services, owner, email),
    ),
  );
  if (!doctor || !manager || !consultant) throw new Error('the story has no such people');
  const rounds: DecisionRound[] = [];
  for (let number = 0; number < count; number += 1) {
    rounds.push(createRound(services, { manager, consultant }, await submitNew(services, owner, doctor)));
  }
  await printed(owner);
  return rounds;
}

/** Waits until the first PDFs of all demands are rendered, so that the browser does not slow down decisions. */
async function printed(owner: Database): Promise<void> {
  const end = Date.now() + PRINTED_WITHIN_MS;
  while ((await owner.effect.count({ where: { kind: 'document', status: 'due' } })) > 0) {
    if (Date.now() > end) throw new Error('the renditions of the demands were not printed');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

export async function actorOf(services: Services, owner: Database, email: string): Promise<Actor> {
  const user = await owner.userAccount.findUniqueOrThrow({ where: { email } });
  const actor = await loadActor(services.database, user.id, { companyId: user.companyId });
  if (!actor) throw new Error(`${email} is not active`);
  return actor;
}

/** Submits one more demand, which waits for the manager. */
export async function submitNewDemand(services: Services, owner: Database): Promise<string> {
  return submitNew(services, owner, await actorOf(services, owner, INSURER.doctorEmail));
}

async function submitNew(services: Services, owner: Database, doctor: Actor): Promise<string> {
  const today = civilDateOf(services.clock.now());
  const { demand } = await fileDraft(services.database, { ...INSURER, today });
  await submitDemand(services, doctor, { demandId: demand.id, commandId: randomUUID(), revision: 0 });
  const end = Date.now() + DELIVERED_WITHIN_MS;
  while ((await owner.demandHistory.count({ where: { demandId: demand.id } })) === 0) {
    if (Date.now() > end) throw new Error('a demand was not delivered to the engine');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return demand.id;
}

function createRound(
  services: Services,
  { manager, consultant }: { manager: Actor; consultant: Actor },
  demandId: string,
): DecisionRound {
  let sequence = 1;
  return {
    demandId,
    async decide() {
      const base = { demandId, commandId: randomUUID(), expectedSequence: sequence, comment: 'Conforme' };
      const take = () =>
        sequence % 2 === 1
          ? decideDemand(services, manager, { ...base, decision: 'evaluate', toUserId: consultant.userId })
          : decideDemand(services, consultant, { ...base, decision: 'propose_authorization' });
      let result = await take();
      // Retry an unanswered command under its id, as a user would; the time counts.
      for (let again = 0; again < TRIES && result.status === 'unknown'; again += 1) result = await take();
      if (result.status !== 'done') throw new Error(`a decision was not done: ${JSON.stringify(result)}`);
      sequence = result.sequence;
    },
  };
}
