import type { DemandDetail, DetailAttachment, HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import type { DemandRow } from '@aval/application/demands/list/demand-row';
import type { PlannedDemand } from '@aval/application/demands/list/find-plans';
import { ROLES } from '@aval/domain/access/roles';
import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { baseStatusOf } from '@aval/domain/demand/outlook/display-status';
import type { z } from 'zod';
import { includedOf } from '../requests/include-query';
import type { demandRowSchema, demandSchema } from './answers/demand-answer';
import { toStepData } from './step-data';

/** What a row says of plans is read only when it is asked for. */
export const PLAN_INCLUDES = ['centerRealizator', 'radiotherapyTreatments', 'chemotherapySessions'] as const;
export const ROW_INCLUDES = ['doctor', 'company', 'centerPrescriptor', 'patient', ...PLAN_INCLUDES] as const;
export type RowInclude = (typeof ROW_INCLUDES)[number];

export const INCLUDES = [
  ...ROW_INCLUDES,
  ...(['versions', 'user', 'role', 'createdBy', 'attachments'] as const),
  ...(['previousTreatments', 'chemotherapyDrugs'] as const),
] as const;
export type Include = (typeof INCLUDES)[number];

/** A row of the list in the words of the specification. */
export function toRow(
  row: DemandRow,
  include: ReadonlySet<RowInclude> | undefined,
  plan?: PlannedDemand,
): z.input<typeof demandRowSchema> {
  const related = {
    ...(plan ? planOf(plan) : {}),
    doctor: { name: row.doctorName },
    company: { name: row.companyName },
    centerPrescriptor: { name: row.prescriberCenterName },
    patient: { cardNumber: row.cardNumber },
  };
  return {
    id: row.id,
    reference: row.reference,
    status: baseStatusOf(row.displayStatus),
    displayStatus: row.displayStatus,
    treatmentType: row.type,
    lastDemand: row.updatedOn,
    lastDemandCounter: row.daysSinceUpdate,
    demandDate: row.requestedOn,
    treatmentStartDate: row.treatmentStart,
    treatmentStartCounter: row.daysToStart,
    provinces: [...row.provinces],
    ...includedOf(include, related),
  };
}

function planOf({ performingCenterName, sessionDates, radiotherapy }: PlannedDemand) {
  return {
    centerRealizator: performingCenterName === null ? null : { name: performingCenterName },
    chemotherapySessions: sessionDates.map((date, index) => ({ session: index + 1, date })),
    radiotherapyTreatments: radiotherapy.map(({ startDate, sessions }) => ({
      ...{ fechaInicio: startDate, numeroSesiones: sessions },
    })),
  };
}

/** A demand as its reader may see it, in the words of the specification. */
export function toDemand(
  demand: DemandDetail,
  revision: number | null,
  include: ReadonlySet<Include> | undefined,
): z.input<typeof demandSchema> {
  const content = demand.version?.content ?? demand.draft;
  const steps = content ?? { protocol: null, previousTreatments: null, exposures: null, treatment: null, extras: null };
  const chemotherapy = content?.treatment?.chemotherapy ?? null;
  const { state } = demand;
  return {
    ...toStepData(steps),
    id: demand.id,
    reference: demand.reference,
    status: baseStatusOf(demand.status),
    displayStatus: demand.status,
    treatmentType: demand.type,
    lastActionSequence: demand.lastActionSequence,
    revision,
    version: demand.latestVersion,
    createdAt: demand.createdAt,
    lastDemand: demand.updatedAt,
    lastDemandCounter: demand.daysSinceUpdate,
    demandDate: demand.requestedAt,
    treatmentStartDate: demand.treatmentStart,
    treatmentStartCounter: demand.daysToStart,
    sessionFirstDate: chemotherapy?.firstSessionDate ?? null,
    continue: state?.continueFlag ?? false,
    assignedRoleId: roleId(state?.assignedRole ?? null),
    assignedUserId: state?.assignedUserId ?? null,
    decisionReason: state?.decisionReason ?? null,
    finalReason: state?.finalReason ?? null,
    provinces: provincesOf(demand),
    superficieCorporal: chemotherapy ? shownBodySurface(chemotherapy) : null,
    ...includedOf(include, relatedOf(demand)),
  };
}

function provincesOf({ prescriberCenter, performingCenter }: DemandDetail): string[] {
  const named = [prescriberCenter, performingCenter].flatMap((center) => center?.province ?? []);
  return [...new Set(named)];
}

function relatedOf(demand: DemandDetail) {
  const { id, name, membershipNumber } = demand.doctor;
  const { id: companyId, name: companyName, tramitByZones, validationStep } = demand.company;
  const { nationalId, email: _email, age: _age, editedSince: _edited, ...patient } = demand.patient;
  const role = demand.state?.assignedRole ?? null;
  return {
    doctor: { id, name, membershipNumber },
    company: { id: companyId, name: companyName, tramitByZones, validationStep },
    centerPrescriptor: toCenter(demand.prescriberCenter),
    centerRealizator: demand.performingCenter && toCenter(demand.performingCenter),
    patient: { ...patient, email: nationalId },
    user: demand.assignedUserName === null ? null : { name: demand.assignedUserName },
    role: role && { id: ROLES[role], permissions: role },
    createdBy: demand.filedByName === null ? null : { name: demand.filedByName },
    versions: demand.versions.map(({ number, reason, createdAt, changeDatesReason }) => ({
      ...{ number, description: reason, createdAt, changeDatesReason },
      histories: demand.history.filter(({ versionNumber }) => versionNumber === number).map(toHistory),
    })),
    attachments: demand.attachments.map(toAttachment),
    ...treatmentsOf(demand),
  };
}

function treatmentsOf(demand: DemandDetail) {
  const content = demand.version?.content ?? demand.draft;
  const { chemotherapy = null, radiotherapy = null } = content?.treatment ?? {};
  const drugs = chemotherapy?.drugs ?? [];
  const nameOf = (drugId: number) => content?.names.drugs[drugId] ?? '';
  return {
    previousTreatments: content?.previousTreatments ?? [],
    radiotherapyTreatments: (radiotherapy ?? []).map((course) => ({
      intencion: course.intention,
      fechaInicio: course.startDate,
      numeroSesiones: course.sessions,
      treatmentCodes: course.codeIds.map((id) => ({ id, code: '', type: '', ...content?.names.codes[id] })),
    })),
    chemotherapySessions: (chemotherapy?.sessionDates ?? []).map((date, index) => {
      const given = drugs.flatMap((line, place) => (line.sessions.includes(index + 1) ? [{ line, place }] : []));
      return {
        ...{ session: index + 1, date },
        drugs: given.map(({ line }) => nameOf(line.drugId)),
        letters: given.map(({ place }) => drugLetter(place)),
      };
    }),
    chemotherapyDrugs: drugs.map(({ drugId, presentationId }, place) => ({
      ...{ drugId, nombre: nameOf(drugId), letter: drugLetter(place), presentationId },
      ...{ presentation: '', nationalCode: '', ...content?.names.presentations[presentationId] },
    })),
  };
}

function toHistory(entry: HistoryEntry) {
  const { sequence, at, action, actorName, comment, privateComment, decisionReason, finalReason, status } = entry;
  return {
    ...{ sequence, createdAt: at, author: actorName, action, comment, privateComment, decisionReason, finalReason },
    fromRoleId: roleId(entry.fromRole),
    toRoleId: roleId(entry.toRole),
    toUser: entry.toUserName,
    displayStatus: status,
    attachments: entry.files.map(toAttachment),
  };
}

function toAttachment({ id, description, fileName, mediaType, addedAt }: DetailAttachment) {
  return { id, description, originalFilename: fileName, mediaType, createdAt: addedAt };
}

function toCenter({ name, province }: { name: string; province: string | null }) {
  return { name, province: province === null ? null : { name: province } };
}

function roleId(role: keyof typeof ROLES | null): number | null {
  return role === null ? null : ROLES[role];
}
