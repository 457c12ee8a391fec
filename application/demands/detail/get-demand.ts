import type { Actor } from '@aval/domain/access/actor';
import { can, seesPrivateComments } from '@aval/domain/access/permissions';
import { isFilingRole, type RoleName } from '@aval/domain/access/roles';
import { demandVisibility, hasNotChosen } from '@aval/domain/access/scope';
import { ageOn, type CivilDate, civilDateOf, daysBetween } from '@aval/domain/calendar/civil-date';
import { daysSinceUpdate, daysToTreatmentStart } from '@aval/domain/calendar/working-days';
import { demandType } from '@aval/domain/clinical/content-facts';
import { treatmentStart } from '@aval/domain/clinical/treatment-dates';
import { comparePatients, compareVersions } from '@aval/domain/demand/content/changes/compare-versions';
import { comparedVersion } from '@aval/domain/demand/content/changes/compared-version';
import { readStoredContent, readStoredSteps } from '@aval/domain/demand/content/stored-content';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import { isMarked } from '@aval/domain/demand/faults';
import { availableActions, type DemandAction } from '@aval/domain/demand/lifecycle/actions';
import { startOutlook } from '@aval/domain/demand/outlook/start-outlook';
import type { DemandState } from '@aval/domain/demand/state';
import type { DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';
import { type VisibleState, visibleState } from '@aval/domain/reading/visible-state';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordAccess, recordRepeatedAccess } from '../../access-record/record-access';
import { readReport } from '../../congruence/read-report';
import { stateOf, toDemandSubject } from '../../demand-rows/demand-subject';
import { lastUpdate } from '../../demand-rows/last-update';
import { type DraftForms, storedForms } from '../../drafts/wizard/draft-forms';
import { treatmentSoFar } from '../../drafts/wizard/treatment-so-far';
import { toDecisionTrace } from '../../history/decision-trace';
import { filingEntry } from '../../history/filer';
import { fileSight, numberingOf } from '../../history/visible-history';
import { asVersion } from '../../patients/patient-facts';
import type { Services } from '../../services';
import { isBeingDelivered } from '../being-delivered';
import type { DemandDetail, DetailCenter, DetailPatient, DetailVersion, DraftContent } from './demand-detail';
import { toAttachment, toHistory, toVersionEntry } from './detail-parts';
import { type AttachmentRow, type DetailRow, detailSelect } from './detail-select';
import { readDraftContent } from './draft-content';
import { externalAddress } from './external-address';

export interface DemandRequest {
  demandId: string;
  /** Number of the version; the current one by default. */
  versionNumber?: number;
  /** Set when the page that shows the demand asks again, as it does after each action. */
  asksAgain?: boolean;
}

export type OpenedDemand =
  /** `typed` holds the steps of a draft as typed, complete or not; null for submitted demands. */
  | { status: 'visible'; demand: DemandDetail; typed: DraftForms | null }
  /** The actor sees it with this company in context, but not with the present one. */
  | { status: 'other_context'; companyId: number };

/**
 * Reads everything that the actor may see of a demand and writes an access record. Null when the actor may not see it.
 */
export async function getDemand(
  services: Services,
  actor: Actor,
  request: DemandRequest,
): Promise<OpenedDemand | null> {
  const now = services.clock.now();
  const today = civilDateOf(now);
  return forActor(services.database, actor).run(async (transaction): Promise<OpenedDemand | null> => {
    const row = await transaction.demand.findFirst({
      where: { AND: [{ id: request.demandId }, demandScope(actor, today)] },
      select: detailSelect(seesPrivateComments(actor.role)),
    });
    if (!row) return null;
    const visibility = demandVisibility(actor, toDemandSubject(row, today), row.displayStatus as DisplayStatus);
    if (visibility === 'hidden') return null;
    if (visibility === 'other_context' || hasNotChosen(actor))
      return { status: 'other_context', companyId: row.companyId };
    const shown = request.versionNumber ?? (row.version || null);
    const version = shown === null ? null : await readVersion(transaction, row, shown, actor.role);
    if (request.versionNumber !== undefined && !version) return null;
    const { id: demandId, companyId, patientId } = row;
    const access = { subject: 'demand' as const, companyId, demandId, patientId, versionNumber: shown };
    await (request.asksAgain ? recordRepeatedAccess : recordAccess)(transaction, actor, access, now);
    const draft = await readDraftContent(transaction, row);
    const totals = await findTotals(transaction, row);
    const demand = toDetail(row, { version, draft, totals }, { actor, today });
    const [written] = row.drafts;
    return { status: 'visible', demand, typed: draft && written ? storedForms(written) : null };
  });
}

type ReadVersion = DetailVersion & { patient: VersionPatient };

/** The cast is safe: the projection wrote the patient with this type, and versions never change. */
async function readVersion(
  transaction: Transaction,
  row: DetailRow,
  number: number,
  role: RoleName,
): Promise<ReadVersion | null> {
  const since = comparedVersion(row.history.map(toDecisionTrace), number);
  const found = await transaction.demandVersion.findMany({
    where: { demandId: row.id, number: { in: [number, ...(since === null ? [] : [since])] } },
    select: {
      number: true,
      createdAt: true,
      changeDatesReason: true,
      schemaNumber: true,
      content: true,
      patient: true,
      congruence: true,
    },
  });
  const [version, before] = [number, since].map((wanted) => found.find((each) => each.number === wanted));
  if (!version) return null;
  const kept = (each: typeof version) => ({
    content: readStoredContent(each),
    patient: each.patient as unknown as VersionPatient,
  });
  return {
    number,
    createdAt: version.createdAt.toISOString(),
    changeDatesReason: version.changeDatesReason,
    ...kept(version),
    congruence: readReport(version.congruence, role),
    changes: before ? { since: before.number, list: compareVersions(kept(before), kept(version)) } : null,
  };
}

/** Reads states only of entries that increased cycles: few demands have any. */
async function findTotals(tx: Transaction, { id: demandId, history }: DetailRow): Promise<ReadonlyMap<number, number>> {
  const action = 'INCREASE_CYCLES' satisfies HistoryAction;
  if (!history.some((entry) => entry.action === action)) return new Map();
  const found = await tx.demandHistory.findMany({
    where: { demandId, action },
    select: { sequence: true, state: true },
  });
  return new Map(found.map(({ sequence, state }) => [sequence, (state as unknown as DemandState).totalCycles]));
}

interface ReadContent {
  version: ReadVersion | null;
  draft: DraftContent | null;
  /** Totals of cycles, by the number of the entry that increased them. */
  totals: ReadonlyMap<number, number>;
}

function toDetail(
  row: DetailRow,
  { version: read, draft, totals }: ReadContent,
  { actor, today }: { actor: Actor; today: CivilDate },
): DemandDetail {
  const { patient: patientThen = null, ...version } = read ?? {};
  const history = toHistory(row.history, actor, totals);
  const numberOf = numberingOf(row.history, actor);
  const undone = stateOf(row)?.undoable.at(-1);
  const seesFile = fileSight(row.history, actor);
  const limit = read?.number ?? Number.POSITIVE_INFINITY;
  const updatedAt = lastUpdate(row, actor.role);
  const updatedOn = civilDateOf(updatedAt);
  const content = read?.content;
  /** Uses the name that the center had when the version was made. */
  const centerThen = (id: number | undefined): DetailCenter | undefined => {
    const then = id === undefined ? undefined : content?.names.centers[id];
    return id === undefined || !then ? undefined : { id, ...then };
  };
  const treatment = content?.treatment;
  const [written] = row.drafts;
  const { type, start } = treatment
    ? { type: demandType(treatment), start: treatmentStart(treatment) }
    : treatmentSoFar(written && readStoredSteps(written).treatment);
  // Days to the start are shown only for the current version, while a treatment may still start.
  const isEarlier = read !== null && read.number !== row.version;
  const countsDays = !isEarlier && startOutlook(row.displayStatus as DisplayStatus) !== 'date_only';
  const subject = { demand: toDemandSubject(row, today), status: row.displayStatus as DisplayStatus };
  const external = can(actor, 'demands.open_external_pages', subject);
  const { id, name, tramitByZones, validationStep, policyDateCheck, congruenceUrl, managementUrl } = row.company;
  return {
    id: row.id,
    reference: row.reference,
    company: {
      id,
      name,
      tramitByZones,
      validationStep,
      policyDateCheck: policyDateCheck && can(actor, 'demands.see_policy_banner'),
      hasCongruenceReport: external && externalAddress(congruenceUrl, row) !== null,
      managementUrl: external ? externalAddress(managementUrl, row) : null,
    },
    status: subject.status,
    state: stateFor(row, actor),
    lastActionSequence: numberOf(row.lastActionSequence),
    undoes: undone === undefined ? null : numberOf(undone),
    beingDelivered: isBeingDelivered(row),
    faulty: isMarked(row),
    createdAt: row.createdAt.toISOString(),
    requestedAt: row.demandDate?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    type,
    treatmentStart: start,
    daysToStart: start !== null && countsDays ? daysToTreatmentStart(start, today) : null,
    calendarDaysToStart: start !== null && countsDays ? daysBetween(today, start) : null,
    daysSinceUpdate: daysSinceUpdate(today, updatedOn),
    calendarDaysSinceUpdate: daysBetween(updatedOn, today),
    doctor: isEarlier ? { ...row.doctor, ...read.content.names.doctor } : row.doctor,
    filedByName: filingEntry(row.history, read?.number ?? row.version)?.actor?.name ?? null,
    assignedUserName: isFilingRole(actor.role) ? null : (row.assignedUser?.name ?? null),
    prescriberCenter: centerThen(content?.basics.prescriberCenterId) ?? toCenter(row.prescriberCenter),
    performingCenter:
      centerThen(content?.extras.performingCenterId) ?? (row.performingCenter && toCenter(row.performingCenter)),
    patient: toPatient(row, patientThen, isEarlier ? civilDateOf(read.createdAt) : today),
    isEarlier,
    version: read ? (version as DetailVersion) : null,
    draft,
    latestVersion: row.version,
    versions: row.versions.map((each) => toVersionEntry(each, row.history)),
    attachments: row.attachments.filter((file) => isOfVersion(file, read, seesFile)).map(toAttachment),
    history: history.filter((entry) => entry.versionNumber <= limit),
    actions: actionsOf(row, actor, today),
    mayRetryDocuments: can(actor, 'documents.retry', subject),
    mayOpenPatient: can(actor, 'patients.view', {
      companyId: row.companyId,
      createdById: row.patient.createdById,
      ofVisibleDemand: true,
    }),
  };
}

/** Keeps files pending for the next version out of a submitted version; a draft shows all its files. */
function isOfVersion(
  file: AttachmentRow,
  version: ReadVersion | null,
  seesFile: ReturnType<typeof fileSight>,
): boolean {
  return version === null || (file.versionNumber !== null && file.versionNumber <= version.number && seesFile(file));
}

function stateFor(row: DetailRow, { role }: Actor): VisibleState | null {
  const state = stateOf(row);
  return state && visibleState(state, role);
}

/** A request on its way to the engine offers only the view, although its row still says draft. */
function actionsOf(row: DetailRow, actor: Actor, today: CivilDate): DemandAction[] {
  if (isBeingDelivered(row)) return [{ kind: 'view' }];
  const facts = { doctorActive: row.doctor.active };
  return availableActions(stateOf(row), facts, actor, toDemandSubject(row, today), today);
}

function toCenter({ id, name, province }: NonNullable<DetailRow['performingCenter']>): DetailCenter {
  return { id, name, province: province?.name ?? null };
}

function toPatient(row: DetailRow, then: VersionPatient | null, today: CivilDate): DetailPatient {
  const now = asVersion(row.patient);
  const shown = then ?? now;
  const editedSince = then ? comparePatients(then, now) : [];
  return { id: row.patientId, ...shown, age: ageOn(today, shown.birthday), editedSince };
}
