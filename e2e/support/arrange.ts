import { randomUUID } from 'node:crypto';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { type DecideDemandInput, decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { findLastAction } from '@aval/application/demands/detail/find-last-action';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import { saveBasics } from '@aval/application/drafts/saving/save-basics';
import type { CommandResult } from '@aval/application/engine/outcomes';
import { createServices, type Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { readEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { type DraftWishes, type FiledDraft, fileDraft } from '@aval/prisma/factories/filed-draft';
import { createPatient } from '@aval/prisma/factories/patient';
import { createUser } from '@aval/prisma/factories/user';
import type { UserAccount } from '@aval/prisma/generated/client';
import { loadActor } from '@aval/prisma/load-actor';
import { forTenant } from '@aval/prisma/scope';
import { MERIDIANA, PLATFORM } from './people';
import { stackDescription } from './stack';

/** Services on the stack's own database and engine: demands reach their starting state through the real use cases. */

let connected: Services | null = null;

export function services(): Services {
  connected ??= createServices('e2e', readEnvironment(storyEnvironmentSchema, { ...stackDescription().environment }), {
    allowOccurredAt: true,
  });
  return connected;
}

export interface ArrangedDemand {
  id: string;
  reference: string;
  companyId: number;
  patientName: string;
  cardNumber: string;
}

type Company = { companyId: number; doctor: string; manager: string; representative: string };

/** Creates a complete draft, ready to be submitted. */
export async function arrangeDraft(
  company: Company = MERIDIANA,
  wishes: DraftWishes = {},
): Promise<ArrangedDemand & Pick<FiledDraft, 'content'>> {
  const { demand, patient, content } = await fileDraft(services().database, {
    companyId: company.companyId,
    doctorEmail: company.doctor,
    today: civilDateOf(new Date()),
    ...wishes,
  });
  const patientName = `${patient.firstName} ${patient.lastName}`;
  const { cardNumber } = patient;
  return { id: demand.id, reference: demand.reference, companyId: company.companyId, patientName, cardNumber, content };
}

interface ArrangedPatient {
  id: number;
  name: string;
  cardNumber: string;
  nationalId: string;
}

/** Creates a patient of the doctor, without demands. */
export async function arrangePatient(company: Company): Promise<ArrangedPatient> {
  const doctor = await actorOf(company.doctor, company.companyId);
  const surname = `Paciente ${randomUUID().slice(0, 8)}`;
  const patient = await forTenant(services().database, company.companyId).run((tx) =>
    createPatient(tx, { companyId: company.companyId, createdById: doctor.userId }, { lastName: surname }),
  );
  const { id, cardNumber, nationalId } = patient;
  return { id, name: `${patient.firstName} ${patient.lastName}`, cardNumber, nationalId };
}

/** Submits a demand, which waits for the manager, or for the representative where the company validates. */
export async function arrangeSubmitted(
  company: Company = MERIDIANA,
  wishes: DraftWishes = {},
  moment: Moment = {},
): Promise<ArrangedDemand> {
  const demand = await arrangeDraft(company, wishes);
  const doctor = await actorOf(company.doctor, company.companyId);
  const input = { demandId: demand.id, commandId: randomUUID(), revision: 0, ...moment };
  expectDone(await submitDemand(services(), doctor, input));
  await until(async () => (await statusOf(demand)) !== 'draft');
  return demand;
}

export async function arrangeDecision(
  demand: ArrangedDemand,
  email: string,
  input: Partial<DecideDemandInput> & Pick<DecideDemandInput, 'decision'>,
): Promise<void> {
  const actor = await actorOf(email, demand.companyId);
  const result = await decideDemand(services(), actor, {
    ...(await commandBase(demand, actor)),
    comment: 'Conforme a la documentación',
    ...input,
  });
  expectDone(result);
}

export async function arrangeComment(demand: ArrangedDemand, email: string, comment: string): Promise<void> {
  const actor = await actorOf(email, demand.companyId);
  expectDone(
    await commentOnDemand(services(), actor, { ...(await commandBase(demand, actor)), target: 'managers', comment }),
  );
}

export async function arrangeRollback(demand: ArrangedDemand, email: string): Promise<void> {
  const actor = await actorOf(email, demand.companyId);
  expectDone(
    await rollBackDemand(services(), actor, { ...(await commandBase(demand, actor)), reason: 'Se decidió por error' }),
  );
}

/** Gives the patient of a demand a last name too long for any layout. */
export async function arrangeLongName({ id, companyId }: ArrangedDemand): Promise<string> {
  const lastName = `${'de Bustamante y '.repeat(12)}${randomUUID().slice(0, 8)}`;
  await forTenant(services().database, companyId).run((tx) =>
    tx.patient.updateMany({ where: { demands: { some: { id } } }, data: { lastName } }),
  );
  return lastName;
}

export async function countDemandsOf({ id }: { id: number }, company: Company): Promise<number> {
  return forTenant(services().database, company.companyId).read((tx) => tx.demand.count({ where: { patientId: id } }));
}

/** Submits a demand and passes it from the manager to the consultant. */
export async function arrangeEvaluation(company: Company = MERIDIANA): Promise<ArrangedDemand> {
  const demand = await arrangeSubmitted(company);
  const consultant = await actorOf(PLATFORM.consultant, null);
  await arrangeDecision(demand, company.manager, { decision: 'evaluate', toUserId: consultant.userId });
  return demand;
}

/** Time of a command, instead of the current one. */
type Moment = Pick<DecideDemandInput, 'occurredAt'>;

/** Creates a demand validated where the company requires it, authorized by the manager and sent by the representative. */
export async function arrangeAccepted(
  company: Company = MERIDIANA,
  wishes: DraftWishes = {},
  moment: Moment = {},
): Promise<ArrangedDemand> {
  const demand = await arrangeSubmitted(company, wishes, moment);
  await arrangeAuthorization(demand, company, moment);
  return demand;
}

export async function arrangeAuthorization(demand: ArrangedDemand, company: Company, moment: Moment = {}) {
  const authorize = { decision: 'authorize', ...moment } as const;
  if ((await statusOf(demand)) === 'pending_validation') {
    await arrangeDecision(demand, company.representative, authorize);
  }
  await arrangeDecision(demand, company.manager, { ...authorize, decisionReason: 'AUTORIZADO' });
  await arrangeDecision(demand, company.representative, { ...authorize, finalReason: 'AUTORIZADO' });
}

/** Creates a demand authorized 60 days ago, and waits until its timer sets `pending_continue`. */
export async function arrangeToContinue(
  company: Company = MERIDIANA,
  wishes: DraftWishes = {},
): Promise<ArrangedDemand> {
  const today = addDays(civilDateOf(new Date()), -60);
  const moment = { occurredAt: `${today}T09:00:00.000Z` };
  const demand = await arrangeAccepted(company, { totalCycles: 3, ...wishes, today }, moment);
  await until(async () => (await statusOf(demand)) === 'pending_continue');
  return demand;
}

/** Creates a demand denied by the manager and by the representative. */
export async function arrangeDenied(company: Company = MERIDIANA): Promise<ArrangedDemand> {
  const demand = await arrangeSubmitted(company);
  await arrangeDecision(demand, company.manager, { decision: 'deny', decisionReason: 'NOCUBIERTODENEGADO' });
  await arrangeDecision(demand, company.representative, { decision: 'deny', finalReason: 'NOCUBIERTODENEGADO' });
  return demand;
}

/** Creates two complete drafts for one patient, of which only one can be submitted unchanged; `wishes` apply to the second. */
export async function arrangeRivals(
  company: Company = MERIDIANA,
  wishes: DraftWishes = {},
): Promise<[ArrangedDemand, ArrangedDemand]> {
  const [first, second] = [await arrangeDraft(company), await arrangeDraft(company, wishes)];
  const doctor = await actorOf(company.doctor, company.companyId);
  const { prescriberCenterId, patientId } = first.content.basics;
  const form = { prescriberCenterId: String(prescriberCenterId), patientId: String(patientId) };
  const moved = await saveBasics(services(), doctor, { demandId: second.id, form, revision: 0 });
  if (moved.status !== 'saved') throw new Error(JSON.stringify(moved));
  return [first, second];
}

export async function arrangeSubmission(demand: ArrangedDemand, email: string): Promise<void> {
  const doctor = await actorOf(email, demand.companyId);
  expectDone(await submitDemand(services(), doctor, { demandId: demand.id, commandId: randomUUID(), revision: 0 }));
}

type Standing = Partial<Pick<UserAccount, 'passwordChangedAt' | 'acceptedTermsVersion' | 'requireResetPassword'>>;

/** Creates a doctor of Meridiana that no other test uses, with the story's password. */
export async function arrangeNewcomer(standing: Standing): Promise<{ email: string }> {
  const { database } = services();
  const [like, center] = await Promise.all([
    database.userAccount.findUniqueOrThrow({ where: { email: MERIDIANA.doctor }, select: { passwordHash: true } }),
    database.center.findFirstOrThrow({ orderBy: { id: 'asc' }, select: { id: true } }),
  ]);
  const { email } = await createUser(database, {
    role: 'DOCTOR',
    companyId: MERIDIANA.companyId,
    centerIds: [center.id],
    passwordHash: like.passwordHash,
  });
  await arrangeStanding(email, standing);
  return { email };
}

/** Makes the next sign-in of a manager ask for a company, whatever was chosen last. */
export async function arrangeNoCompanyChosen(email: string): Promise<void> {
  await services().database.userAccount.update({ where: { email }, data: { lastCompanyId: null } });
}

/** Sets or clears what a user owes: a new password, acceptance of the terms. */
export async function arrangeStanding(email: string, standing: Standing): Promise<void> {
  await services().database.userAccount.update({ where: { email }, data: standing });
}

export async function deactivate(email: string): Promise<void> {
  await services().database.userAccount.update({ where: { email }, data: { active: false } });
}

/** Sets the address of the company's congruence report. */
export async function placeCongruenceReport({ companyId }: ArrangedDemand, congruenceUrl: string): Promise<void> {
  await services().database.company.update({ where: { id: companyId }, data: { congruenceUrl } });
}

/** Changes a company's primary colour; the returned function restores it. */
export async function arrangeColours({ companyId }: { companyId: number }, primaryColor: string) {
  const { company } = services().database;
  const where = { id: companyId };
  const own = await company.findUniqueOrThrow({ where, select: { primaryColor: true } });
  await company.update({ where, data: { primaryColor } });
  return async () => {
    await company.update({ where, data: own });
  };
}

export async function statusOf({ id, companyId }: ArrangedDemand): Promise<string> {
  const demand = await forTenant(services().database, companyId).read((tx) =>
    tx.demand.findUniqueOrThrow({ where: { id }, select: { displayStatus: true } }),
  );
  return demand.displayStatus;
}

/** Returns the actions of the demand's history, oldest first. */
export async function historyOf({ id, companyId }: ArrangedDemand): Promise<string[]> {
  const entries = await forTenant(services().database, companyId).read((tx) =>
    tx.demandHistory.findMany({ where: { demandId: id }, orderBy: { sequence: 'asc' }, select: { action: true } }),
  );
  return entries.map(({ action }) => action);
}

/** Counts the access records of a demand. */
export function countAccesses({ id, companyId }: ArrangedDemand): Promise<number> {
  return forTenant(services().database, companyId).read((tx) =>
    tx.accessRecord.count({ where: { demandId: id, subject: 'demand' } }),
  );
}

/** Makes the PDF of the decision a failed and annulled one; that of the submission stays ready. */
export async function arrangeFailedRendition({ id: demandId, companyId }: ArrangedDemand): Promise<void> {
  const scope = forTenant(services().database, companyId);
  await until(() =>
    scope.read(async (tx) => (await tx.pdfEdition.count({ where: { demandId, status: 'ready' } })) === 2),
  );
  const failed = { status: 'failed', failureCode: 'render_failed', attempts: 100, mediaId: null, readyAt: null };
  await scope.run((tx) =>
    tx.pdfEdition.updateMany({ where: { demandId, edition: 'decision' }, data: { ...failed, annulledAt: new Date() } }),
  );
}

async function actorOf(email: string, companyId: number | null): Promise<Actor> {
  const { database } = services();
  const user = await database.userAccount.findUniqueOrThrow({ where: { email }, select: { id: true } });
  const actor = await loadActor(database, user.id, { companyId });
  if (!actor) throw new Error(`${email} is not active`);
  return actor;
}

async function commandBase({ id }: ArrangedDemand, actor: Actor) {
  const expectedSequence = (await findLastAction(services(), actor, id)) ?? 0;
  return { demandId: id, commandId: randomUUID(), expectedSequence };
}

function expectDone(result: CommandResult): void {
  if (result.status !== 'done' && result.status !== 'accepted') throw new Error(JSON.stringify(result));
}

export async function until(question: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await question())) {
    if (Date.now() > end) throw new Error('the engine has not taken it within 20 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function nameOf(email: string): Promise<string> {
  const { name } = await services().database.userAccount.findUniqueOrThrow({
    where: { email },
    select: { name: true },
  });
  return name;
}
