import type { Prisma } from '@aval/prisma/generated/client';
import { SUBJECT_SELECT } from '../../demand-rows/demand-subject';
import { RENDITION_STATE_SELECT } from '../../documents/rendition-state';
import { AS_SENT } from '../../files/file-order';
import { PLACE_SELECT } from '../../history/visible-history';

const CENTER = { select: { id: true, name: true, province: { select: { name: true } } } } as const;

const ATTACHMENT = {
  select: {
    id: true,
    description: true,
    createdAt: true,
    versionNumber: true,
    historyId: true,
    media: { select: { originalFilename: true, mediaType: true, size: true } },
  },
  orderBy: AS_SENT,
} as const satisfies Prisma.AttachmentFindManyArgs;

export const DOCUMENT = {
  select: {
    id: true,
    edition: true,
    ...RENDITION_STATE_SELECT,
    annulledAt: true,
    media: { select: { size: true, sha256: true } },
  },
  orderBy: { id: 'asc' },
} as const satisfies Prisma.PdfEditionFindManyArgs;

/** Private comments are only read from the database for roles that may see them. */
export function detailSelect(withPrivateComments: boolean) {
  return {
    ...SUBJECT_SELECT,
    id: true,
    reference: true,
    displayStatus: true,
    submissionCommandId: true,
    sequence: true,
    lastActionSequence: true,
    version: true,
    divergedAt: true,
    commandFaultCode: true,
    clockFaultCode: true,
    reminderFaultCode: true,
    createdAt: true,
    demandDate: true,
    lastDemand: true,
    lastForDoctor: true,
    patientId: true,
    company: {
      select: {
        id: true,
        name: true,
        tramitByZones: true,
        validationStep: true,
        policyDateCheck: true,
        congruenceUrl: true,
        managementUrl: true,
      },
    },
    doctor: { select: { id: true, name: true, membershipNumber: true, active: true } },
    assignedUser: { select: { name: true } },
    prescriberCenter: CENTER,
    performingCenter: CENTER,
    patient: true,
    versions: {
      select: { number: true, createdAt: true, description: true, changeDatesReason: true, documents: DOCUMENT },
      orderBy: { number: 'desc' },
    },
    attachments: ATTACHMENT,
    drafts: {
      where: { side: 'doctor' },
      select: {
        schemaNumber: true,
        protocol: true,
        previousTreatments: true,
        treatment: true,
        extras: true,
        updatedAt: true,
      },
    },
    history: {
      select: {
        ...PLACE_SELECT,
        createdAt: true,
        comment: true,
        ...(withPrivateComments ? { privateComment: true } : {}),
        decisionReason: true,
        finalReason: true,
        confirmedWarnings: true,
        actor: { select: { name: true } },
        toUser: { select: { name: true } },
        attachments: ATTACHMENT,
      },
      orderBy: { sequence: 'asc' },
    },
  } satisfies Prisma.DemandSelect;
}

export type DetailRow = Prisma.DemandGetPayload<{ select: ReturnType<typeof detailSelect> }>;
export type HistoryRow = DetailRow['history'][number];
export type AttachmentRow = DetailRow['attachments'][number];
export type DocumentRow = DetailRow['versions'][number]['documents'][number];
