import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Basics } from '@aval/domain/demand/content/content';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import { message } from '@aval/domain/validation/fields/message';
import { MOST_DRAFTS } from '@aval/domain/validation/fields/text-bounds';
import { basicsSchema } from '@aval/domain/validation/steps/basics-schema';
import { nextReference } from '@aval/prisma/next-reference';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { isUniqueViolation } from '@aval/prisma/unique-violation';
import { holdNames } from '../demand-rows/hold-names';
import { issuesOf } from '../engine/form-issues';
import type { FormIssue } from '../engine/outcomes';
import { describeTakenExternalId, isExternalIdTaken } from '../external-ids/demand-external-id';
import { countChoice } from '../patients/find-choosable-patient';
import type { Throttled } from '../patients/numbers/number-attempts';
import type { Services } from '../services';
import { type Begun, findBegun, isRepetition, resumeDraft } from './begun-earlier';
import { type FilingDoctor, findFilingDoctor } from './filing-doctor';
import { type FirstContent, findFaults, type KeptContent, keepContent, writeContent } from './first-content';
import { hasRoomForDraft } from './room-for-draft';
import { basicsColumns, checkBasics } from './saving/check-basics';
import { provincesOf } from './wizard/provinces';

export interface CreateDraftInput {
  /** Id given by the loader, by which a repetition of the same form finds the draft created before. */
  newDemandId: string;
  /** The doctor in context; doctors name themselves. */
  doctorId: number;
  /** Fields of step 1 as sent: prescriberCenterId, patientId, and the exact number of a patient out of sight. */
  form: Readonly<Record<string, unknown>>;
  /**
   * Hash of everything an API client sent; the same id with other content creates nothing. Source: docs/rules.md 10.8.
   */
  sentSha256?: string;
  /** Identifier that a system of the prescribing center has for it. */
  externalId?: string | null | undefined;
  /** Content that an API client sends along; when it is refused, no draft is created. */
  content?: FirstContent;
}

export type CreateDraftResult =
  | { status: 'created'; demandId: string; reference: string; companyId: number }
  /** Paths are field names of the form of step 1, or content paths when `of` is 'content'. */
  | { status: 'invalid'; issues: readonly FormIssue[]; of?: 'content' }
  | Throttled
  | { status: 'forbidden' }
  /** The id belongs to another demand. */
  | { status: 'not_found' };

/**
 * Creates a demand with its reference, once prescriber center and patient are known. Sent twice, it creates one demand.
 */
export async function createDraft(
  services: Services,
  actor: Actor,
  input: CreateDraftInput,
): Promise<CreateDraftResult> {
  const parsed = basicsSchema.safeParse({ ...input.form, doctorId: input.doctorId });
  if (!parsed.success) return { status: 'invalid', issues: issuesOf(parsed.error) };
  const repeated = await findRepeated(services, actor, input);
  if (repeated) return repeated;
  const throttled = await countChoice(services, actor, parsed.data.patientId);
  if (throttled) return throttled;
  const issues = input.content ? findFaults(input.content) : [];
  if (issues.length > 0) return { status: 'invalid', issues, of: 'content' };
  try {
    return await createOnce(services, actor, input, parsed.data);
  } catch (error) {
    if (isExternalIdTaken(error)) {
      const { newDemandId: demandId, externalId } = input;
      const { prescriberCenterId: centerId } = parsed.data;
      return describeTakenExternalId(services, actor, { demandId, externalId, centerId });
    }
    // A taken id that the actor cannot see belongs to a demand of another company.
    if (isUniqueViolation(error)) return { status: 'not_found' };
    throw error;
  }
}

/** Answers a repetition by an API client as the first time, without checking again, whatever has changed since. */
async function findRepeated(
  { database }: Services,
  actor: Actor,
  input: CreateDraftInput,
): Promise<CreateDraftResult | null> {
  if (input.sentSha256 === undefined) return null;
  const begun = await forActor(database, actor).read((tx) => findBegun(tx, input.newDemandId));
  return begun && answerAgain(begun, actor, input);
}

function answerAgain(begun: Begun, { userId }: Actor, input: CreateDraftInput): CreateDraftResult {
  if (!isRepetition(begun, userId, input)) return { status: 'not_found' };
  return { status: 'created', demandId: begun.id, reference: begun.reference, companyId: begun.companyId };
}

async function createOnce(
  services: Services,
  actor: Actor,
  input: CreateDraftInput,
  basics: Basics,
): Promise<CreateDraftResult> {
  const now = services.clock.now();
  const { newDemandId: id, content } = input;
  const scope = forActor(services.database, actor);
  let kept: KeptContent | null = null;
  if (content) {
    // Check before storing, so that no files are kept for a draft that cannot begin.
    const beginning = await scope.run((tx) => checkBeginning(tx, actor, input, basics, now));
    if ('refused' in beginning) return beginning.refused;
    const keeping = await keepContent(services, actor, { companyId: beginning.companyId, demandId: id }, content);
    if ('issues' in keeping) return { status: 'invalid', issues: keeping.issues, of: 'content' };
    kept = keeping;
  }
  return scope.run(async (tx): Promise<CreateDraftResult> => {
    // Lock on the id, so that two repetitions of one form run one after the other.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))::text`;
    await holdNames(tx, { patientId: basics.patientId, centerIds: [basics.prescriberCenterId] });
    const begun = await findBegun(tx, id);
    if (begun && input.sentSha256 !== undefined) return answerAgain(begun, actor, input);
    const beginning = await checkBeginning(tx, actor, input, basics, now);
    if ('refused' in beginning) return beginning.refused;
    if (begun) {
      return isRepetition(begun, actor.userId, input)
        ? resumeDraft(tx, begun, beginning.checked, now)
        : { status: 'not_found' };
    }
    if (!(await hasRoomForDraft(tx, actor))) {
      const tooMany = message('draftsTooMany', { max: MOST_DRAFTS });
      return { status: 'invalid', issues: [{ path: 'patientId', message: tooMany }] };
    }
    const begins = await beginDraft(tx, actor, { input, ...beginning, now });
    if (kept) await writeContent(tx, actor, id, kept, now);
    return begins;
  });
}

interface Beginning {
  doctor: FilingDoctor;
  companyId: number;
  checked: Parameters<typeof basicsColumns>[0];
}

/** Checks that the actor may begin a draft with this doctor, center and patient. */
async function checkBeginning(
  tx: Transaction,
  actor: Actor,
  { doctorId, form }: CreateDraftInput,
  basics: Basics,
  now: Date,
): Promise<Beginning | { refused: CreateDraftResult }> {
  const doctor = await findFilingDoctor(tx, actor, doctorId);
  const companyId = doctor?.companyId ?? null;
  if (!doctor || companyId === null || !can(actor, 'demands.create', { companyId })) {
    return { refused: { status: 'forbidden' } };
  }
  const exactNumber = String(form.exactNumber ?? '');
  const checked = await checkBasics(tx, actor, civilDateOf(now), { ...basics, companyId, exactNumber });
  return 'issues' in checked
    ? { refused: { status: 'invalid', issues: checked.issues } }
    : { doctor, companyId, checked };
}

async function beginDraft(
  tx: Transaction,
  actor: Actor,
  { input, doctor, companyId, checked, now }: Beginning & { input: CreateDraftInput; now: Date },
): Promise<CreateDraftResult> {
  await holdNames(tx, { companyId });
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
      externalId: input.externalId ?? null,
      createdAt: now,
      lastDemand: now,
      drafts: {
        create: {
          companyId,
          schemaNumber: SCHEMA_NUMBER,
          completedSteps: [1],
          updatedAt: now,
          updatedById: actor.userId,
        },
      },
    },
    select: { id: true, reference: true },
  });
  return { status: 'created', demandId: demand.id, reference: demand.reference, companyId };
}
