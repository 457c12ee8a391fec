import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Actor } from '@aval/domain/access/actor';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { loadActor } from '@aval/prisma/load-actor';
import type { Game } from './game';
import type { CommandKind, FinalAnswer } from './ledger';
import { persevere } from './persevere';
import { sendToItsEnd, type Told, toldOf } from './send';

interface Company {
  id: number;
  doctor: string;
  /** Doctor who is deactivated before the treatment continues, so that another has to take over. */
  leavingDoctor: string;
  manager: string;
  representative: string;
}

const COMPANIES: readonly Company[] = [
  {
    id: 2,
    doctor: 'doctor@meridiana.test',
    leavingDoctor: 'enrique.herrero@meridiana.test',
    manager: 'manager@meridiana.test',
    representative: 'representative@meridiana.test',
  },
  {
    id: 3,
    doctor: 'doctor@alborada.test',
    leavingDoctor: 'elena.ruiz@alborada.test',
    manager: 'manager@alborada.test',
    representative: 'representative@alborada.test',
  },
];

const OF_THE_STAYING = 3;
const BEGUN_DAYS_AGO = 60;
const TOTAL_CYCLES = 3;
const LOOK_EVERY_MS = 200;

/**
 * Authorizes treatments whose cycle ended weeks ago, so that they become due for continuation at once. Forms cannot set a time, so
 * these commands go to the use cases directly; they count like all others, and later commands on these demands go over HTTP.
 */
export async function authorizeOlderTreatments(game: Game): Promise<void> {
  await Promise.all(COMPANIES.map((company) => authorizeOf(game, company)));
}

async function authorizeOf(game: Game, company: Company): Promise<void> {
  await authorizeOne(game, company, company.leavingDoctor);
  await persevere(game.isOver, () =>
    game.ground.owner.userAccount.update({ where: { email: company.leavingDoctor }, data: { active: false } }),
  );
  for (let index = 0; index < OF_THE_STAYING; index += 1) await authorizeOne(game, company, company.doctor);
}

/** Submits and authorizes a treatment in the past; stops early when the drill is over. */
async function authorizeOne(game: Game, company: Company, doctorEmail: string): Promise<void> {
  const { isOver, ground } = game;
  const today = addDays(civilDateOf(new Date()), -BEGUN_DAYS_AGO);
  const wishes = { companyId: company.id, doctorEmail, today, totalCycles: TOTAL_CYCLES };
  const draft = await persevere(isOver, () => fileDraft(ground.services.database, wishes));
  if (!draft) return;
  const demand = { id: draft.demand.id, companyId: company.id };
  const occurredAt = `${today}T09:00:00.000Z`;
  const submit = (actor: Actor, commandId: string) =>
    submitDemand(ground.services, actor, { demandId: demand.id, commandId, revision: 0, occurredAt });
  const told = await send(game, { demand, email: doctorEmail, kind: 'submit', marker: null }, submit);
  if (told === 'done' || told === 'accepted') await authorize(game, company, demand, occurredAt);
}

/** Authorizes in each role until the demand waits for no decision. */
async function authorize(game: Game, company: Company, demand: FiledDemand, occurredAt: string): Promise<void> {
  const { owner, services } = game.ground;
  for (;;) {
    const row = await persevere(game.isOver, () => owner.demand.findUniqueOrThrow({ where: { id: demand.id } }));
    if (!row) return;
    const status = row.displayStatus as DisplayStatus;
    if (status === 'draft') {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    const email = decidesIn(status, company);
    if (email === null) return;
    const comment = `Simulacro ${randomUUID()}`;
    const decide = (actor: Actor, commandId: string) =>
      decideDemand(services, actor, {
        demandId: demand.id,
        commandId,
        occurredAt,
        expectedSequence: row.lastActionSequence,
        decision: 'authorize',
        comment,
        decisionReason: 'AUTORIZADO',
        finalReason: 'AUTORIZADO',
      });
    const told = await send(game, { demand, email, kind: 'manage', marker: comment }, decide);
    // 'stale' means that a player was faster: read the demand again.
    if (told !== 'done' && told !== 'stale') return;
  }
}

function decidesIn(status: DisplayStatus, { manager, representative }: Company): string | null {
  if (status === 'pending_analysis') return manager;
  return status === 'pending_validation' || status === 'pending_company_accept' ? representative : null;
}

interface FiledDemand {
  id: string;
  companyId: number;
}

interface OlderCommand {
  demand: FiledDemand;
  email: string;
  kind: CommandKind;
  marker: string | null;
}

/** Sends a command and returns the final answer; null when the drill was over before. */
async function send(
  game: Game,
  { demand, email, ...what }: OlderCommand,
  perform: (actor: Actor, commandId: string) => Promise<CommandResult>,
): Promise<FinalAnswer | null> {
  const actor = await persevere(game.isOver, () => findActor(game, email, demand.companyId));
  if (!actor) return null;
  const about = { id: randomUUID(), demandId: demand.id, companyId: demand.companyId, email };
  const command = game.ledger.begin({ ...about, ...what, typed: null, files: 0 });
  await sendToItsEnd(game, command, async (): Promise<Told> => {
    try {
      return toldOf(await perform(actor, command.id));
    } catch {
      return { again: 'nobody answered' };
    }
  });
  return command.answers[0] ?? null;
}

async function findActor({ ground }: Game, email: string, companyId: number): Promise<Actor> {
  const { id } = await ground.owner.userAccount.findUniqueOrThrow({ where: { email }, select: { id: true } });
  const actor = await loadActor(ground.services.database, id, { companyId });
  if (!actor) throw new Error(`${email} is not active`);
  return actor;
}
