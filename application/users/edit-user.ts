import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { mayChangeCompany } from '@aval/domain/access/user-relations';
import { message } from '@aval/domain/validation/fields/message';
import type { EditUserInput } from '@aval/domain/validation/users/user-schema';
import { hashPassword } from '@aval/platform/password-hash';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { dequal } from 'dequal';
import { endSessions } from '../access/end-sessions';
import { endResetLinks, writePassword } from '../access/passwords/write-password';
import { mailOfAccount } from '../account/mail-of-account';
import { findSettingsCompanyId } from '../account/tenant-settings';
import { recordChange } from '../change-record/record-change';
import { findAgreedTerms } from '../companies/texts/terms-versions';
import { LONG_COMMAND } from '../demand-rows/in-batches';
import { openToRepresentatives } from '../demand-rows/open-to-representatives';
import type { FormIssue } from '../engine/outcomes';
import { type Busy, orBusy } from '../health/or-busy';
import { findFaceIssues } from '../images/own-image';
import { isRegistered, lockEmail } from '../invitations/open-invitation';
import type { Services } from '../services';
import { findUnfit } from './relations/find-unfit';
import { lockRelations } from './relations/shared-relations';
import { addedTo, writeRelations } from './relations/write-relations';
import { tellDemandsOfDoctor } from './tell-demands-of-doctor';
import { columnsOf, findUser, lockUser, type UserEntry, userFacts } from './user-entry';

export interface EditUserOptions {
  id: number;
  /** Revision of the user that the page showed. */
  revision: number;
  input: EditUserInput;
  /** Avatar uploaded by the actor, or null for none; undefined keeps the present one. */
  avatarImageId?: string | null | undefined;
}

export type EditUserResult =
  | { status: 'done' }
  | { status: 'unchanged' }
  | { status: 'stale' }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | Busy
  | { status: 'not_found' }
  /** The actor may not edit the user; users edit themselves on the account page. */
  | { status: 'forbidden' };

/**
 * Edits the account of another user; the role stays, and so does the company of roles that file. Source: docs/rules.md
 * 5.31.
 */
export async function editUser(services: Services, actor: Actor, options: EditUserOptions): Promise<EditUserResult> {
  if (!roleMay(actor.role, 'users.edit') || options.id === actor.userId) return { status: 'forbidden' };
  const passwordHash = await hashGiven(options.input);
  const written = forActor(services.database, actor).run(
    (tx) => writeUser(tx, { services, actor, passwordHash, ...options }),
    LONG_COMMAND,
  );
  return orBusy(written);
}

/** Hashes the given password; null when it stays. Call it outside the transaction, because hashing is slow. */
export async function hashGiven({ changePassword, password }: EditUserInput): Promise<string | null> {
  return changePassword && password !== null ? hashPassword(password) : null;
}

interface UserToWrite extends EditUserOptions {
  services: Services;
  actor: Actor;
  passwordHash: string | null;
}

/** Does the whole edit in the caller's transaction. */
export async function writeUser(
  tx: Transaction,
  { services, actor, id, revision, input, avatarImageId, passwordHash }: UserToWrite,
): Promise<Exclude<EditUserResult, Busy | { status: 'forbidden' }>> {
  await lockRelations(tx);
  await lockEmail(tx, input.email);
  await lockUser(tx, id);
  const user = await findUser(tx, id);
  if (!user) return { status: 'not_found' };
  if (user.revision !== revision) return { status: 'stale' };
  const face = { imageId: avatarImageId ?? null, present: user.avatarImageId };
  const issues = [...(await findIssues(tx, user, input)), ...(await findFaceIssues(tx, actor, face))];
  if (issues.length > 0) return { status: 'invalid', issues };
  const edited = await write(tx, user, input, avatarImageId);
  if (dequal(user, edited) && passwordHash === null) return { status: 'unchanged' };
  await tx.userAccount.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } });
  const writer = { database: tx, clock: services.clock };
  if (passwordHash) {
    const { userId: actorId } = actor;
    await writePassword(writer, { userId: id, passwordHash, setBy: 'administration', actorId });
  } else if (edited.email !== user.email) {
    // Reset links were mailed to the former address, so they end.
    await endResetLinks(writer, id);
  }
  await endSessionsOfFormer(writer, actor, user, edited);
  await tellOthers(tx, user, edited);
  const changeId = await recordChange(tx, actor, {
    subject: 'user',
    subjectId: id,
    companyId: edited.company?.id ?? null,
    name: edited.name,
    action: 'edit',
    before: { ...userFacts(user), avatar: user.avatarImageId, ...(passwordHash ? { passwordSet: false } : {}) },
    after: { ...userFacts(edited), avatar: edited.avatarImageId, ...(passwordHash ? { passwordSet: true } : {}) },
  });
  if (edited.email !== user.email) {
    await mailOfAccount(tx, { key: 'former_email', userId: id, changeId });
    await mailOfAccount(tx, { key: 'new_email', userId: id });
  }
  return { status: 'done' };
}

function companyOf(user: UserEntry, input: EditUserInput): number | null {
  return mayChangeCompany(user.role) ? input.companyId : (user.company?.id ?? null);
}

async function findIssues(tx: Transaction, user: UserEntry, input: EditUserInput): Promise<FormIssue[]> {
  const isTaken = input.email !== user.email && (await isRegistered(tx, input.email));
  const unfit = await findUnfit(tx, {
    role: user.role,
    companyId: companyOf(user, input),
    keptCompanyId: user.company?.id ?? null,
    added: addedTo(user.relations, user.role, input),
    chosen: addedTo({}, user.role, input),
  });
  return [...(isTaken ? [{ path: 'email', message: message('emailTaken') }] : []), ...unfit];
}

async function write(
  tx: Transaction,
  user: UserEntry,
  input: EditUserInput,
  avatarImageId: string | null | undefined,
): Promise<UserEntry> {
  const { id, role } = user;
  const companyId = companyOf(user, input);
  const settingsCompanyBefore = await findSettingsCompanyId(tx, id);
  const face = avatarImageId === undefined ? {} : { avatarImageId };
  const data = { ...columnsOf(role, { ...input, companyId }), ...face };
  await tx.userAccount.update({ where: { id }, data, select: { id: true } });
  await writeRelations(tx, { id, role }, user.relations, input);
  const settingsCompany = await findSettingsCompanyId(tx, id);
  // Agreed terms of one company do not count for another, whatever their version.
  if (settingsCompany !== null && settingsCompany !== settingsCompanyBefore) {
    const agreed = await findAgreedTerms(tx, id, settingsCompany);
    const data = { acceptedTermsVersion: agreed?.version ?? 0 };
    await tx.userAccount.update({ where: { id }, data, select: { id: true } });
  }
  const edited = await findUser(tx, id);
  if (!edited) throw new Error('a user who is locked has gone');
  return edited;
}

/**
 * Ends the sessions of a user who leaves a company, so that no token works again if the relation returns. Sessions
 * begun at the host of a company that stays go on. Source: docs/rules.md 5.3.
 */
async function endSessionsOfFormer(
  writer: { database: Transaction; clock: Services['clock'] },
  { userId: actorId }: Actor,
  before: UserEntry,
  after: UserEntry,
): Promise<void> {
  const kept = companiesOf(after);
  if (companiesOf(before).every((id) => kept.includes(id))) return;
  const by = { cause: 'company_left', actorId } as const;
  await endSessions(writer, { userId: after.id, hostCompanyId: { notIn: kept } }, by);
}

function companiesOf({ company, relations }: UserEntry): number[] {
  return [...(company ? [company.id] : []), ...(relations.companies ?? []).map(({ id }) => id)];
}

/**
 * Updates what depends on the user elsewhere: the doctor's name in demands, and the demands open to all
 * representatives.
 */
async function tellOthers(tx: Transaction, before: UserEntry, after: UserEntry): Promise<void> {
  if (before.name !== after.name && after.role === 'DOCTOR') await tellDemandsOfDoctor(tx, after.id);
  const { zones } = before.relations;
  const isMoved = before.company?.id !== after.company?.id || !dequal(zones, after.relations.zones);
  if (after.role !== 'REPRESENTATIVE' || !isMoved) return;
  const companyIds = [before.company?.id, after.company?.id].filter((each) => each !== undefined);
  // In id order, so that two simultaneous moves do not wait for each other.
  for (const companyId of new Set(companyIds.sort((one, other) => one - other)))
    await openToRepresentatives(tx, companyId);
}
