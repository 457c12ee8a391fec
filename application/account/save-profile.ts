import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import { mayNameImage } from '../images/own-image';
import type { Services } from '../services';
import { tellDemandsOfDoctor } from '../users/tell-demands-of-doctor';

export interface SaveProfileInput {
  name: string;
  /** Absent when the role may not change it. */
  dni?: string | undefined;
  avatarImageId: string | null;
  /** Revision of the account that the page showed. */
  revision: number;
}

export type SaveProfileResult =
  | { status: 'done' }
  | { status: 'unchanged' }
  | { status: 'stale' }
  | { status: 'forbidden' }
  | { status: 'invalid'; errors: Partial<Record<keyof SaveProfileInput, string>> };

/** Saves the user's own profile; a changed name is copied to the doctor's demands. Source: docs/rules.md 5.25. */
export async function saveProfile(
  services: Services,
  actor: Actor,
  input: SaveProfileInput,
): Promise<SaveProfileResult> {
  if (input.dni !== undefined && !roleMay(actor.role, 'account.edit_national_id')) return { status: 'forbidden' };
  return forActor(services.database, actor).run((tx) => writeProfile(tx, actor, input));
}

/** Saves the profile within the caller's transaction. */
export async function writeProfile(
  tx: Transaction,
  actor: Actor,
  input: SaveProfileInput,
): Promise<Exclude<SaveProfileResult, { status: 'forbidden' }>> {
  const { name, avatarImageId, revision } = input;
  // Lock the account, so that the second of two concurrent saves is answered with `stale`.
  await tx.$queryRaw`SELECT id FROM user_account WHERE id = ${actor.userId} FOR NO KEY UPDATE`;
  const before = await tx.userAccount.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { name: true, dni: true, avatarImageId: true, companyId: true, revision: true },
  });
  if (before.revision !== revision) return { status: 'stale' };
  const dni = input.dni ?? before.dni;
  if (name === before.name && dni === before.dni && avatarImageId === before.avatarImageId) {
    return { status: 'unchanged' };
  }
  if (!(await mayNameImage(tx, actor, { imageId: avatarImageId, kind: 'avatar', present: before.avatarImageId }))) {
    return { status: 'invalid', errors: { avatarImageId: message('imageForbidden') } };
  }
  await tx.userAccount.update({
    where: { id: actor.userId },
    data: { name, dni, avatarImageId, revision: { increment: 1 } },
  });
  if (name !== before.name) await tellDemandsOfDoctor(tx, actor.userId);
  await recordChange(tx, actor, {
    subject: 'user',
    subjectId: actor.userId,
    companyId: before.companyId,
    name,
    action: 'edit',
    before: { name: before.name, dni: before.dni, avatar: before.avatarImageId },
    after: { name, dni, avatar: avatarImageId },
  });
  return { status: 'done' };
}
