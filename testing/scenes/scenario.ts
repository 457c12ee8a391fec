import { sideOf } from '@aval/application/demand-rows/side';
import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import { type DecideDemandInput, decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { findLastAction } from '@aval/application/demands/detail/find-last-action';
import type { VersionInput } from '@aval/application/demands/filing/send-version';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { addDays, type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { readStoredRequest, SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import type { ContentOptions } from '@aval/prisma/factories/content';
import { type FiledDraft, fileDraft } from '@aval/prisma/factories/filed-draft';
import type { Prisma } from '@aval/prisma/generated/client';
import { forTenant } from '@aval/prisma/scope';
import { eventually, newCommandId, type TestEngine } from '../stack/engine';

export const PEOPLE = {
  doctor: 'doctor@meridiana.test',
  manager: 'manager@meridiana.test',
  representative: 'representative@meridiana.test',
  consultant: 'consultant@aval.test',
} as const;

/** Creates a draft of the first insurer's doctor, ready to submit. */
export function newDraft(
  engine: TestEngine,
  content: Partial<ContentOptions> & { doctorEmail?: string } = {},
): Promise<FiledDraft> {
  const today = content.today ?? civilDateOf(new Date());
  return fileDraft(engine.services.database, { companyId: 2, doctorEmail: PEOPLE.doctor, ...content, today });
}

export interface SubmitOptions {
  demandId: string;
  doctorEmail?: string;
  commandId?: string;
  occurredAt?: string;
}

export async function submit(engine: TestEngine, options: SubmitOptions): Promise<CommandResult> {
  const doctor = await engine.actor(options.doctorEmail ?? PEOPLE.doctor);
  return submitDemand(engine.services, doctor, {
    demandId: options.demandId,
    commandId: options.commandId ?? newCommandId(),
    revision: 0,
    ...(options.occurredAt === undefined ? {} : { occurredAt: options.occurredAt }),
  });
}

/** Creates a demand that is filed and with the manager. Returns its id. */
export async function newPendingDemand(engine: TestEngine, content: Partial<ContentOptions> = {}): Promise<string> {
  const { demand } = await newDraft(engine, content);
  const result = await submit(engine, { demandId: demand.id });
  if (result.status !== 'done' && result.status !== 'accepted') throw new Error(`not submitted: ${result.status}`);
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  return demand.id;
}

/**
 * Sends a command until it is answered, like a user at a page: without a timely answer it is sent again under the same
 * id, and an accepted one is queried again. Without a worker, the test's own timeout ends it.
 */
export async function untilAnswered<Result extends { status: string }>(send: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const result = await send();
    if (result.status !== 'unknown' && result.status !== 'accepted') return result;
  }
}

export async function decide(
  engine: TestEngine,
  email: string,
  demandId: string,
  input: Partial<DecideDemandInput> & Pick<DecideDemandInput, 'decision'>,
): Promise<CommandResult> {
  const actor = await engine.actor(email);
  const page = { demandId, commandId: newCommandId(), expectedSequence: await lastActionFor(engine, actor, demandId) };
  return untilAnswered(() =>
    decideDemand(engine.services, actor, { ...page, comment: 'Conforme a la documentación', ...input }),
  );
}

/** Authorizes as manager and then as representative, which accepts the demand and sends it to the doctor. */
export async function authorize(engine: TestEngine, demandId: string, occurredAt?: string): Promise<void> {
  const moment = occurredAt === undefined ? {} : { occurredAt };
  const first = await decide(engine, PEOPLE.manager, demandId, {
    decision: 'authorize',
    decisionReason: 'AUTORIZADO',
    ...moment,
  });
  const second = await decide(engine, PEOPLE.representative, demandId, {
    decision: 'authorize',
    finalReason: 'AUTORIZADO',
    ...moment,
  });
  if (first.status !== 'done' || second.status !== 'done')
    throw new Error(`not authorized: ${JSON.stringify({ first, second })}`);
}

/** Gives a doctor all centers of another one, as taking over drafts requires. */
export async function shareCenters({ owner }: Pick<TestEngine, 'owner'>, ofEmail: string, withEmail: string) {
  const { id: userId } = await owner.userAccount.findUniqueOrThrow({ where: { email: withEmail } });
  const own = await owner.userCenter.findMany({ where: { user: { email: ofEmail } }, select: { centerId: true } });
  const data = own.map(({ centerId }) => ({ centerId, userId }));
  await owner.userCenter.createMany({ data, skipDuplicates: true });
}

/** Returns the history as sequences and actions, oldest first. */
export async function historyOf(engine: TestEngine, demandId: string): Promise<string[]> {
  const entries = await engine.owner.demandHistory.findMany({ where: { demandId }, orderBy: { sequence: 'asc' } });
  return entries.map(({ sequence, action }) => `${sequence} ${action}`);
}

/** Writes the working copy that the wizard would have saved, a changed content of the last version. */
export async function writeWorkingCopy(
  engine: TestEngine,
  demandId: string,
  mode: WizardMode,
  change: (content: DemandContent) => DemandContent,
): Promise<void> {
  const demand = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const last = await engine.owner.demandVersion.findUniqueOrThrow({
    where: { demandId_number: { demandId, number: demand.version } },
  });
  const { protocol, previousTreatments, exposures, treatment, extras } = change(readStoredRequest(last));
  const json = (value: unknown) => value as Prisma.InputJsonValue;
  await forTenant(engine.services.database, demand.companyId).run((tx) =>
    tx.demandDraft.create({
      data: {
        demandId,
        side: sideOf(mode),
        companyId: demand.companyId,
        mode,
        schemaNumber: SCHEMA_NUMBER,
        // First save: at revision 0 a copy does not count as begun.
        revision: 1,
        protocol: json(protocol),
        previousTreatments: json({ previousTreatments, exposures }),
        treatment: json(treatment),
        extras: json(extras),
        updatedById: demand.doctorId,
      },
    }),
  );
}

type Performer<Input> = (services: Services, actor: Actor, input: Input) => Promise<CommandResult>;

/** Returns the last sequence as the actor sees it, or the demand's own when it is out of the actor's sight. */
async function lastActionFor(engine: TestEngine, actor: Actor, demandId: string): Promise<number> {
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  return (await findLastAction(engine.services, actor, demandId)) ?? lastActionSequence;
}

/** Returns the fields that a page loaded now would send, with a new command id. */
export async function pageOf(engine: TestEngine, actor: Actor, demandId: string): Promise<VersionInput> {
  const { role } = actor;
  const { drafts } = await engine.owner.demand.findUniqueOrThrow({
    where: { id: demandId },
    include: { drafts: true },
  });
  const copy = drafts.find(({ side }) => side === (role === 'MANAGER' ? 'company' : 'doctor'));
  const revision = copy?.revision ?? 0;
  const expectedSequence = await lastActionFor(engine, actor, demandId);
  return { demandId, commandId: newCommandId(), expectedSequence, revision };
}

export type ActArguments<Input extends CommandInputBase> = [
  perform: Performer<Input>,
  email: string,
  demandId: string,
  fields: Omit<Input, keyof VersionInput> & Partial<CommandInputBase>,
];

/** Performs a command with the fields of a page loaded now; throws unless it is done. */
export async function actAs<Input extends CommandInputBase>(
  engine: TestEngine,
  ...[perform, email, demandId, fields]: ActArguments<Input>
): Promise<void> {
  const actor = await engine.actor(email);
  const page = await pageOf(engine, actor, demandId);
  const input = { ...page, ...fields } as unknown as Input;
  const result = await untilAnswered(() => perform(engine.services, actor, input));
  if (result.status !== 'done') throw new Error(`${perform.name}: ${JSON.stringify(result)}`);
}

/** Moves a content to another cycle or other days. */
export function inCycle(content: DemandContent, cycle: number, firstSessionDate: CivilDate): DemandContent {
  const { chemotherapy } = content.treatment;
  if (!chemotherapy) throw new Error('no chemotherapy');
  const sessionDates = chemotherapy.sessionDates.map((_date, index) =>
    addDays(firstSessionDate, index * chemotherapy.sessionFrequencyDays),
  );
  return {
    ...content,
    treatment: { ...content.treatment, chemotherapy: { ...chemotherapy, cycle, firstSessionDate, sessionDates } },
  };
}
