import type { Actor } from '@aval/domain/access/actor';
import type { RoleName } from '@aval/domain/access/roles';
import { ROLES, roleName } from '@aval/domain/access/roles';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { performs } from '@aval/domain/catalogue/center-types';
import type { DemandContent, ProposedTreatment } from '@aval/domain/demand/content/content';
import { expectedWay, type WayStop } from '@aval/domain/demand/outlook/expected-way';
import type { DisplayStatus, WizardMode } from '@aval/domain/demand/vocabulary';
import { WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { EntriesToReplace } from '@aval/domain/validation/steps/treatment-context';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { findPendingFiles } from '../../attachments/pending-files';
import { stateOf } from '../../demand-rows/demand-subject';
import { ANSWERING, sideOf } from '../../demand-rows/side';
import { type ActiveTreatment, readActiveTreatments } from '../../demands/active-treatments';
import { readValidationStep } from '../../demands/commands/read-way';
import { AS_SENT } from '../../files/file-order';
import { readNumbering } from '../../history/read-numbering';
import { readFileSight } from '../../history/visible-history';
import type { Services } from '../../services';
import { type EditableDemand, type EditableRow, findEditable, type NotEditable } from '../editable-demand';
import type { PendingAttachment } from '../files/attach-to-working-copy';
import { recordWritingAccess } from '../record-writing-access';
import { withoutStamps } from '../saving/stamp-answers';
import { completeSteps, type DraftForms, draftForms, openingStep, workingCopyOf } from './draft-forms';
import { type DraftOrigin, readDraftOrigin } from './draft-origin';
import { type EarlierExposure, findEarlierExposures } from './earlier-exposures';
import { type FormLabels, readFormLabels } from './form-labels';
import { readReview, type WizardReview } from './review-content';

export interface WizardPatient {
  id: number;
  firstName: string;
  lastName: string;
  documentKind: string | null;
  nationalId: string;
  cardNumber: string;
  birthday: CivilDate;
  gender: string;
  type: string;
}

/** Question to the doctor, and who asked it. */
export interface WizardQuestion {
  byRole: RoleName;
  byName: string;
  comment: string;
  at: string;
}

export interface Wizard {
  demandId: string;
  reference: string;
  mode: WizardMode;
  displayStatus: DisplayStatus;
  today: CivilDate;
  /** Sequence number that a submission must carry. */
  expectedSequence: number;
  revision: number;
  /** ISO instant; null before the first save. */
  savedAt: string | null;
  doctor: { id: number; name: string };
  prescriberCenter: { id: number; name: string };
  patient: WizardPatient;
  forms: DraftForms;
  complete: Record<WizardStep, boolean>;
  /** Treatments that other demands hold for the patient, so that this one cannot request them. */
  blocked: ActiveTreatment[];
  /** Treatment of the last submitted version: dates that it already has are not checked against today. */
  previous: ProposedTreatment | null;
  /** Content that the mode begins with and that decides its locks; null for a draft. */
  base: DemandContent | null;
  /** Catalogue entries that have to be replaced. */
  toReplace: EntriesToReplace;
  /** Step in which the wizard opens. */
  opensAt: WizardStep;
  /** Reason why the dates change; empty until it is given. */
  changeDatesReason: string;
  /** Answer to the question, as it was written so far; empty until then. */
  answer: string;
  /** Pending files, and those of earlier versions. */
  attachments: PendingAttachment[];
  sentAttachments: PendingAttachment[];
  question: WizardQuestion | null;
  /** Demand that a copy was made from; null for other demands. */
  origin: DraftOrigin | null;
  labels: FormLabels;
  /** Doses received elsewhere that other demands of the patient declare, to take over one by one. */
  earlierExposures: EarlierExposure[];
  /** The prescriber center, when it performs treatments too. */
  defaultPerformingCenterId: number | null;
  /** Number of authorized versions; the cycle counts are fixed from the first on. */
  acceptedVersions: number;
  /** Recipients of the request after it is sent, in their order. */
  way: WayStop[];
  /** Everything that would be sent, once every step is complete and the review is requested. */
  review: WizardReview | null;
}

export type WizardSearch = { status: 'open'; wizard: Wizard } | NotEditable;

export interface WizardRequest {
  forReview?: boolean;
  /** Set when the page that shows the wizard asks again, as it does between steps and after each save. */
  asksAgain?: boolean;
  /** Tells whether the wizard is shown; a read that only decides where to go next leaves no access record. */
  isShown?: (wizard: Wizard) => boolean;
}

/**
 * Reads everything that the wizard of a demand shows and records the access to the patient; no working copy changes.
 */
export function getWizard(
  services: Services,
  actor: Actor,
  demandId: string,
  { forReview = false, asksAgain = false, isShown = () => true }: WizardRequest = {},
): Promise<WizardSearch> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx): Promise<WizardSearch> => {
    const search = await findEditable(tx, actor, demandId, now);
    if (!search.found) return search.refusal;
    const { found } = search;
    const { row, mode, today, previous, base, acceptedVersions, toReplace } = found;
    const copy = workingCopyOf(found);
    const numberOf = await readNumbering(tx, row.id, actor);
    const forms = draftForms(found);
    const { id: ownId, companyId, patientId, duplicatedFromId } = row;
    const holder = { demandId: ownId, companyId, patientId, duplicatedFromId };
    const blocked = await readActiveTreatments(tx, actor, holder, today);
    const kinds = blocked.map(({ kind }) => kind);
    const files = await readAttachments(tx, actor, row.id, mode);
    const complete = completeSteps(found, forms, kinds);
    if (files.attachments.some(({ description }) => description === '')) complete.extras = false;
    const defaultPerformingCenterId = performs(row.prescriberCenter.type) ? row.prescriberCenter.id : null;
    const wizard: Wizard = {
      demandId: row.id,
      reference: row.reference,
      mode,
      displayStatus: row.displayStatus as DisplayStatus,
      today,
      expectedSequence: numberOf(row.lastActionSequence),
      revision: found.draft?.revision ?? 0,
      savedAt: copy && copy.revision > 0 ? copy.updatedAt.toISOString() : null,
      doctor: row.doctor,
      prescriberCenter: { id: row.prescriberCenter.id, name: row.prescriberCenter.name },
      patient: toWizardPatient(row),
      forms: { ...forms, extras: withoutStamps(forms.extras) },
      complete,
      blocked,
      previous: previous?.treatment ?? null,
      base,
      toReplace,
      opensAt: openingStep(found),
      changeDatesReason: copy?.changeDatesReason ?? '',
      answer: copy?.answer ?? '',
      ...files,
      question: ANSWERING.has(mode) ? await readQuestion(tx, row.id) : null,
      origin: mode === 'draft' ? await readDraftOrigin(tx, row, forms) : null,
      labels: await readFormLabels(tx, row.companyId, forms, defaultPerformingCenterId),
      earlierExposures: await findEarlierExposures(tx, actor, { demandId: ownId, patientId, today }),
      defaultPerformingCenterId,
      acceptedVersions,
      way: await readExpectedWay(tx, found),
      review:
        forReview && WIZARD_STEPS.every((step) => complete[step]) ? await readReview(tx, found, forms, kinds) : null,
    };
    if (isShown(wizard)) await recordWritingAccess(tx, actor, row, now, { asksAgain });
    return { status: 'open', wizard };
  });
}

function toWizardPatient({ patient }: EditableRow): WizardPatient {
  const { id, firstName, lastName, documentKind, nationalId, cardNumber, birthday, gender, type } = patient;
  return {
    id,
    firstName,
    lastName,
    documentKind,
    nationalId,
    cardNumber,
    birthday: birthday.toISOString().slice(0, 10),
    gender,
    type,
  };
}

async function readAttachments(tx: Transaction, actor: Actor, demandId: string, mode: WizardMode) {
  const seesFile = await readFileSight(tx, demandId, actor);
  const sent = await tx.attachment.findMany({
    where: { demandId, OR: [{ versionNumber: { not: null } }, { historyId: { not: null } }] },
    include: { media: { select: { originalFilename: true, size: true } } },
    orderBy: AS_SENT,
  });
  const show = ({ id, mediaId, description, place, media }: (typeof sent)[number]): PendingAttachment => ({
    id,
    mediaId,
    description,
    filename: media.originalFilename,
    size: media.size,
    place,
  });
  const pending = await findPendingFiles(tx, demandId, sideOf(mode));
  return { attachments: pending.map(show), sentAttachments: sent.filter(seesFile).map(show) };
}

async function readQuestion(tx: Transaction, demandId: string): Promise<WizardQuestion | null> {
  const entry = await tx.demandHistory.findFirst({
    where: { demandId, action: 'REQUEST_MISSING_INFO', toRoleId: ROLES.DOCTOR },
    orderBy: { sequence: 'desc' },
    select: { comment: true, fromRoleId: true, createdAt: true, actor: { select: { name: true } } },
  });
  if (!entry || entry.fromRoleId === null) return null;
  return {
    byRole: roleName(entry.fromRoleId),
    byName: entry.actor?.name ?? '',
    comment: entry.comment ?? '',
    at: entry.createdAt.toISOString(),
  };
}

async function readExpectedWay(tx: Transaction, { row, mode }: EditableDemand): Promise<WayStop[]> {
  return expectedWay(stateOf(row), mode, await readValidationStep(tx, row.companyId));
}
