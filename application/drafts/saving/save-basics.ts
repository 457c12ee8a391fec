import type { Actor } from '@aval/domain/access/actor';
import { basicsSchema } from '@aval/domain/validation/steps/basics-schema';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { issuesOf } from '../../engine/form-issues';
import { describeTakenExternalId, isExternalIdTaken } from '../../external-ids/demand-external-id';
import { findEnding } from '../../history/find-ending';
import { countChoice } from '../../patients/find-choosable-patient';
import type { Throttled } from '../../patients/numbers/number-attempts';
import type { Services } from '../../services';
import { lockEditable } from '../editable-demand';
import { completeSteps, draftForms } from '../wizard/draft-forms';
import { provincesOf } from '../wizard/provinces';
import { findBlockedKinds } from './blocked-kinds';
import { basicsColumns, checkBasics } from './check-basics';
import { isRepeatedSave, rememberedSave } from './repeated-save';
import { describeConflict } from './save-conflict';
import type { SaveResult } from './save-draft-step';

export interface SaveBasicsInput {
  demandId: string;
  form: Readonly<Record<string, unknown>>;
  revision: number;
}

/** Changes center or patient of a draft; both are fixed from the submission on. */
export async function saveBasics(
  services: Services,
  actor: Actor,
  input: SaveBasicsInput,
): Promise<SaveResult | Throttled> {
  const now = services.clock.now();
  const throttled = await countBasics(services, actor, input.form);
  if (throttled) return throttled;
  try {
    return await forActor(services.database, actor).run((tx) => writeBasics(tx, actor, input, now));
  } catch (error) {
    if (!isExternalIdTaken(error)) throw error;
    // At the center to which the draft moves, another demand has its identifier.
    const { demandId, form } = input;
    const moved = { demandId, centerId: form.prescriberCenterId };
    return describeTakenExternalId(services, actor, moved, 'prescriberCenterId');
  }
}

/** Counts the choice of a patient out of sight as a question; call it before `writeBasics`, which answers it. */
export async function countBasics(
  services: Services,
  actor: Actor,
  form: SaveBasicsInput['form'],
): Promise<Throttled | null> {
  const asked = basicsSchema.shape.patientId.safeParse(form.patientId);
  return asked.success ? countChoice(services, actor, asked.data) : null;
}

/** Does the whole save in the caller's transaction. */
export async function writeBasics(
  tx: Transaction,
  actor: Actor,
  input: SaveBasicsInput,
  now: Date,
): Promise<SaveResult> {
  const search = await lockEditable(tx, actor, input.demandId, now);
  if (!search.found) return search.refusal;
  if (search.found.mode !== 'draft') {
    const whose = { demandId: input.demandId, reader: actor, today: search.found.today };
    return { status: 'closed', ending: await findEnding(tx, whose, (mode) => mode === 'draft') };
  }
  const { row, draft, today } = search.found;
  const parsed = basicsSchema.safeParse({ ...input.form, doctorId: row.doctorId });
  if (!parsed.success) return { status: 'invalid', issues: issuesOf(parsed.error) };
  const { prescriberCenterId, patientId } = parsed.data;
  const stays = prescriberCenterId === row.prescriberCenterId && patientId === row.patientId;
  const revision = draft?.revision ?? 0;
  const save = { from: input.revision, sent: { prescriberCenterId, patientId } };
  const isRepeated = draft !== null && isRepeatedSave(draft, revision, actor, save);
  if (!stays && draft && revision !== input.revision) return describeConflict(tx, draft);
  if (!stays) {
    const exactNumber = String(input.form.exactNumber ?? '');
    const checked = await checkBasics(tx, actor, today, { ...parsed.data, companyId: row.companyId, exactNumber });
    if ('issues' in checked) return { status: 'invalid', issues: checked.issues };
    const provinceIds = provincesOf(checked.center, row.performingCenter);
    await tx.demand.update({
      where: { id: row.id },
      data: { ...basicsColumns(checked), provinceIds, lastDemand: now },
    });
    await tx.demandDraft.update({
      where: { demandId_side: { demandId: row.id, side: 'doctor' } },
      data: {
        revision: revision + 1,
        updatedAt: now,
        updatedById: actor.userId,
        ...rememberedSave(actor, save, revision + 1),
      },
    });
  }
  const blocked = await findBlockedKinds(tx, { ...row, patientId }, today);
  const toReplace = stays ? search.found.toReplace : { ...search.found.toReplace, prescriberCenterIds: [] };
  const complete = completeSteps({ ...search.found, toReplace }, draftForms(search.found), blocked);
  // Saving what already stands returns the revision that the sender read, unless it repeats the last save.
  const standing = isRepeated ? revision : input.revision;
  return { status: 'saved', revision: stays ? standing : revision + 1, savedAt: now.toISOString(), complete };
}
