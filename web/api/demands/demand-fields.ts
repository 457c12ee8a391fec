import type {
  DemandDetail,
  DetailAttachment,
  DetailCenter,
  HistoryEntry,
} from '@aval/application/demands/detail/demand-detail';
import type { DemandRow } from '@aval/application/demands/list/demand-row';
import type { PlannedCenter, PlannedDemand } from '@aval/application/demands/list/find-plans';
import { servedRendition } from '@aval/application/documents/served-rendition';
import { ROLES } from '@aval/domain/access/roles';
import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { baseStatusOf } from '@aval/domain/demand/outlook/display-status';
import type { z } from 'zod';
import { includedOf } from '../requests/include-query';
import type { demandRowSchema, demandSchema } from './answers/demand-answer';
import { drugsOfSession } from './drugs-of-session';
import type { DemandToAnswer } from './open-demand';
import { toStepData } from './step-data';
import type { StepData } from './step-fields';
import { toTypedStepData } from './typed-step-data';

/** Parts of a row about centers and plans, which are read only on request. */
export const PLAN_INCLUDES = [
  ...(['centerPrescriptor', 'centerRealizator'] as const),
  ...(['radiotherapyTreatments', 'chemotherapySessions'] as const),
] as const;
const SHARED_INCLUDES = ['doctor', 'company', 'patient', ...PLAN_INCLUDES] as const;
export const ROW_INCLUDES = [...SHARED_INCLUDES, 'tumour'] as const;
export type RowInclude = (typeof ROW_INCLUDES)[number];

export const INCLUDES = [
  ...SHARED_INCLUDES,
  ...(['versions', 'user', 'role', 'createdBy', 'attachments'] as const),
  ...(['previousTreatments', 'chemotherapyDrugs'] as const),
] as const;
export type Include = (typeof INCLUDES)[number];

/** Maps a row of the list to the specification's names. */
export function toRow(
  row: DemandRow,
  include: ReadonlySet<RowInclude> | undefined,
  externalId: string | undefined,
  plan?: PlannedDemand,
): z.input<typeof demandRowSchema> {
  const related = {
    ...(plan ? planOf(plan) : {}),
    ...askedOf(row),
    doctor: { name: row.doctorName },
    company: { name: row.companyName },
  };
  return {
    id: row.id,
    uuid: row.id,
    reference: row.reference,
    status: baseStatusOf(row.displayStatus),
    displayStatus: row.displayStatus,
    treatmentType: row.type,
    lastDemand: row.updatedOn,
    lastDemandCounter: row.daysSinceUpdate,
    demandDate: row.requestedOn,
    treatmentStartDate: row.treatmentStart,
    treatmentStartCounter: row.daysToStart,
    externalId: externalId ?? null,
    zone: row.provinces[0] ?? null,
    provinces: [...row.provinces],
    ...includedOf(include, related),
  };
}

/** Returns the parts of a row that are read only when they are asked for. */
function askedOf({ patient, tumour, cardNumber }: DemandRow) {
  const asked: Pick<z.input<typeof demandRowSchema>, 'patient' | 'tumour'> = {};
  if (patient) {
    const { firstName, lastName, birthday } = patient;
    asked.patient = { firstName, lastName, birthday, cardNumber };
  }
  if (tumour) asked.tumour = tumour;
  return asked;
}

function planOf({ prescriberCenter, performingCenter, sessionDates, radiotherapy }: PlannedDemand) {
  return {
    centerPrescriptor: toCenter(prescriberCenter),
    centerRealizator: performingCenter && toCenter(performingCenter),
    chemotherapySessions: sessionDates.map((date, index) => ({ session: index + 1, date })),
    radiotherapyTreatments: radiotherapy.map(({ startDate, sessions }) => ({
      fechaInicio: startDate,
      numeroSesiones: sessions,
    })),
  };
}

/**
 * Maps a demand, as its reader may see it, to the specification's names. `provinceIds`: by name, when its centers are
 * requested.
 */
export function toDemand(
  demand: DemandToAnswer,
  { revision, externalId }: { revision: number | null; externalId: string | undefined },
  include: ReadonlySet<Include> | undefined,
  provinceIds: ReadonlyMap<string, number>,
): z.input<typeof demandSchema> {
  const steps = stepsOf(demand);
  const { quimioterapicoFechaPrimeraSesion: sessionFirstDate = null, talla: heightCm, peso: weightKg } = steps;
  const { state } = demand;
  return {
    ...steps,
    id: demand.id,
    uuid: demand.id,
    reference: demand.reference,
    status: baseStatusOf(demand.status),
    displayStatus: demand.status,
    treatmentType: demand.type,
    lastActionSequence: demand.lastActionSequence,
    revision,
    version: demand.latestVersion,
    createdAt: demand.createdAt,
    updatedAt: demand.updatedAt,
    requestedAt: demand.requestedAt,
    lastDemand: demand.updatedAt,
    lastDemandCounter: demand.daysSinceUpdate,
    demandDate: demand.requestedAt,
    treatmentStartDate: demand.treatmentStart,
    treatmentStartCounter: demand.daysToStart,
    sessionFirstDate,
    continue: state?.continueFlag ?? false,
    assignedRoleId: roleId(state?.assignedRole ?? null),
    assignedUserId: state?.assignedUserId ?? null,
    decisionReason: state?.decisionReason ?? null,
    finalReason: state?.finalReason ?? null,
    totalCycles: state?.totalCycles ?? null,
    externalId: externalId ?? null,
    zone: provincesOf(demand)[0] ?? null,
    provinces: provincesOf(demand),
    superficieCorporal: heightCm && weightKg ? shownBodySurface({ heightCm, weightKg }) : null,
    ...includedOf(include, relatedOf(demand, steps, provinceIds)),
  };
}

/** Returns the steps of a draft as typed, and those of a filed version otherwise. */
function stepsOf({ version, typed }: DemandToAnswer): StepData {
  if (version) return toStepData(version.content);
  return typed ? toTypedStepData(typed) : {};
}

function provincesOf({ prescriberCenter, performingCenter }: DemandDetail): string[] {
  const named = [prescriberCenter, performingCenter].flatMap((center) => center?.province ?? []);
  return [...new Set(named)];
}

function relatedOf(demand: DemandDetail, steps: StepData, provinceIds: ReadonlyMap<string, number>) {
  const placed = (center: DetailCenter) => ({ ...center, provinceId: provinceIds.get(center.province ?? '') ?? null });
  const { id, name, membershipNumber } = demand.doctor;
  const { id: companyId, name: companyName, tramitByZones, validationStep } = demand.company;
  const { nationalId, email: _email, age: _age, editedSince: _edited, ...patient } = demand.patient;
  const role = demand.state?.assignedRole ?? null;
  return {
    doctor: { id, name, membershipNumber },
    company: { id: companyId, name: companyName, tramitByZones, validationStep },
    centerPrescriptor: toCenter(placed(demand.prescriberCenter)),
    centerRealizator: demand.performingCenter && toCenter(placed(demand.performingCenter)),
    patient: { ...patient, email: nationalId },
    user: demand.assignedUserName === null ? null : { name: demand.assignedUserName },
    role: role && { id: ROLES[role], permissions: role },
    createdBy: { name: demand.history.find(({ action }) => action === 'REQUEST')?.actorName ?? name },
    versions: demand.versions.map(({ number, reason, createdAt, changeDatesReason, documents }) => ({
      number,
      description: reason,
      createdAt,
      changeDatesReason,
      documentStatus: servedRendition(documents, ({ status }) => status === 'ready')?.status ?? null,
      histories: demand.history.filter(({ versionNumber }) => versionNumber === number).map(toHistory),
    })),
    attachments: demand.attachments.map((file) => ({ ...toAttachment(file), previous: isPrevious(file, demand) })),
    ...treatmentsOf(steps, demand.version?.content.names ?? demand.draft?.names),
  };
}

/** Returns requested and earlier treatments, with the names of drugs and codes. */
function treatmentsOf(steps: StepData, names: VersionNames | undefined) {
  const { quimioterapicoFarmacos: drugs = [], quimioterapicoFechasSesiones: sessions = [] } = steps;
  const nameOf = (drugId: number | null) => (drugId === null ? '' : (names?.drugs[drugId] ?? ''));
  return {
    previousTreatments: steps.tratamientosPrevios ?? [],
    radiotherapyTreatments: (steps.tratamientosRadioterapicos ?? []).map((course) => ({
      intencion: course.intencion,
      fechaInicio: course.fechaInicio,
      numeroSesiones: course.numeroSesiones,
      treatmentCodes: course.codigo.map((id) => ({ id, code: '', type: '', ...names?.codes[id] })),
    })),
    chemotherapySessions: sessions.map(({ session, date }) => {
      const given = drugsOfSession(drugs, session);
      return {
        session,
        date,
        drugs: given.map(({ drugId }) => nameOf(drugId)),
        letters: given.map(({ letter }) => letter),
      };
    }),
    chemotherapyDrugs: drugs.map(({ drugId, presentationId }, place) => ({
      drugId,
      nombre: nameOf(drugId),
      letter: drugLetter(place),
      presentationId,
      presentation: '',
      nationalCode: '',
      ...(presentationId === null ? {} : names?.presentations[presentationId]),
    })),
  };
}

function toHistory(entry: HistoryEntry) {
  const { sequence, at, action, actorName, comment, privateComment, decisionReason, finalReason, status } = entry;
  return {
    sequence,
    createdAt: at,
    author: actorName,
    action,
    comment,
    privateComment,
    decisionReason,
    finalReason,
    fromRoleId: roleId(entry.fromRole),
    toRoleId: roleId(entry.toRole),
    withoutReason: entry.withoutReason,
    toUser: entry.toUserName,
    totalCycles: entry.totalCycles,
    displayStatus: status,
    attachments: entry.files.map(toAttachment),
  };
}

/** Whether the file came with an earlier version than the current one. */
function isPrevious({ versionNumber }: DetailAttachment, { latestVersion }: DemandDetail): boolean {
  return versionNumber !== null && versionNumber < latestVersion;
}

function toAttachment({ id, description, fileName, mediaType, addedAt }: DetailAttachment) {
  return { id, description, originalFilename: fileName, mediaType, createdAt: addedAt };
}

function toCenter({ id, name, province, provinceId }: PlannedCenter) {
  return { id, name, provinceId, province: province === null ? null : { name: province } };
}

function roleId(role: keyof typeof ROLES | null): number | null {
  return role === null ? null : ROLES[role];
}
