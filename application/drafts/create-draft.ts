import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Basics } from '@aval/domain/demand/content/content';
import { message } from '@aval/domain/validation/fields/message';
import { MOST_DRAFTS } from '@aval/domain/validation/fields/text-bounds';
import { basicsSchema } from '@aval/domain/validation/steps/basics-schema';
import { nextReference } from '@aval/prisma/next-reference';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { isUniqueViolation } from '@aval/prisma/unique-violation';
import { issuesOf } from '../engine/form-issues';
import type { FormIssue } from '../engine/outcomes';
import { countChoice } from '../patients/find-choosable-patient';
import type { Throttled } from '../patients/numbers/number-attempts';
import type { Services } from '../services';
import { findFilingDoctor } from './filing-doctor';
import { hasRoomForDraft } from './room-for-draft';
import { basicsColumns, checkBasics } from './saving/check-basics';
import { provincesOf } from './wizard/provinces';

export interface CreateDraftInput {
  /** Given by the loader: a repetition of the same form finds the draft that it made before. */
  newDemandId: string;
  /** The doctor in context; for a doctor, himself or herself. */
  doctorId: number;
  /** As step 1 sent it: prescriberCenterId, patientId, and the exact number of a patient out of sight. */
  form: Readonly<Record<string, unknown>>;
  /** Of all that a program sent: the same id with another content begins nothing. Source: docs/rules.md 10.8. */
  sentSha256?: string;
}

export type CreateDraftResult =
  | { status: 'created'; demandId: string; reference: string }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | Throttled
  | { status: 'forbidden' }
  /** The id is that of another demand. */
  | { status: 'not_found' };

/** A new demand, with its reference, once prescriber center and patient are known. Sent twice, it is one demand. */
export async function createDraft(
  services: Services,
  actor: Actor,
  input: CreateDraftInput,
): Promise<CreateDraftResult> {
  const parsed = basicsSchema.safeParse({ ...input.form, doctorId: input.doctorId });
  if (!parsed.success) return { status: 'invalid', issues: issuesOf(parsed.error) };
  const throttled = await countChoice(services, actor, parsed.data.patientId);
  if (throttled) return throttled;
  try {
    return await createOnce(services, actor, input, parsed.data);
  } catch (error) {
    // Taken, and out of sight: it is the id of another company's demand.
    if (isUniqueViolation(error)) return { status: 'not_found' };
    throw error;
  }
}

function createOnce(
  services: Services,
  actor: Actor,
  input: CreateDraftInput,
  basics: Basics,
): Promise<CreateDraftResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx): Promise<CreateDraftResult> => {
    const doctor = await findFilingDoctor(tx, actor, input.doctorId);
    const companyId = doctor?.companyId ?? null;
    if (!doctor || companyId === null || !can(actor, 'demands.create', { companyId })) return { status: 'forbidden' };
    const checked = await checkBasics(tx, actor, civilDateOf(now), {
      ...basics,
      companyId,
      exactNumber: String(input.form.exactNumber ?? ''),
    });
    if ('issues' in checked) return { status: 'invalid', issues: checked.issues };
    // Two repetitions of one form come one after the other.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${input.newDemandId}, 0))::text`;
    const earlier = await findEarlier(tx, input.newDemandId);
    if (earlier) {
      const isOwn = earlier.createdById === actor.userId && earlier.doctorId === doctor.id;
      const saysTheSame = earlier.begunWithSha256 === (input.sentSha256 ?? null);
      return isOwn && saysTheSame ? resumeDraft(tx, earlier, checked, now) : { status: 'not_found' };
    }
    if (!(await hasRoomForDraft(tx, actor))) {
      return {
        status: 'invalid',
        issues: [{ path: 'patientId', message: message('draftsTooMany', { max: MOST_DRAFTS }) }],
      };
    }
    const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
    const demand = await tx.demand.create({
      data: {
        ...basicsColumns(checked),
        id: input.newDemandId,
        companyId,
        reference: await nextReference(tx, companyId, Number(civilDateOf(now).slice(0, 4))),
        doctorId: doctor.id,
        doctorName: doctor.name,
        companyName: company.name,
        provinceIds: provincesOf(checked.center, null),
        createdById: actor.userId,
        begunWithSha256: input.sentSha256 ?? null,
        createdAt: now,
        lastDemand: now,
        drafts: { create: { companyId, completedSteps: [1], updatedAt: now, updatedById: actor.userId } },
      },
      select: { id: true, reference: true },
    });
    return { status: 'created', demandId: demand.id, reference: demand.reference };
  });
}

function findEarlier(tx: Transaction, id: string) {
  return tx.demand.findUnique({
    where: { id },
    select: {
      id: true,
      reference: true,
      createdById: true,
      doctorId: true,
      patientId: true,
      prescriberCenterId: true,
      displayStatus: true,
      submissionCommandId: true,
      begunWithSha256: true,
      drafts: { where: { side: 'doctor' }, select: { revision: true } },
    },
  });
}

type Earlier = NonNullable<Awaited<ReturnType<typeof findEarlier>>>;

/**
 * The draft that the same form made when its answer was lost. Whoever chose another patient or center since has it for that one, as long as
 * nothing was written in it.
 */
async function resumeDraft(
  tx: Transaction,
  { id: demandId, reference, ...earlier }: Earlier,
  checked: Parameters<typeof basicsColumns>[0],
  now: Date,
): Promise<CreateDraftResult> {
  if (earlier.displayStatus !== 'draft' || earlier.submissionCommandId !== null) return { status: 'not_found' };
  if (earlier.patientId !== checked.patient.id || earlier.prescriberCenterId !== checked.center.id) {
    if (earlier.drafts[0]?.revision !== 0) return { status: 'not_found' };
    const provinceIds = provincesOf(checked.center, null);
    await tx.demand.update({
      where: { id: demandId },
      data: { ...basicsColumns(checked), provinceIds, lastDemand: now },
    });
  }
  return { status: 'created', demandId, reference };
}
