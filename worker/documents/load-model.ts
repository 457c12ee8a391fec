import { roleName } from '@aval/domain/access/roles';
import type { CommentTarget } from '@aval/domain/demand/commands';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/version-snapshot';
import type { DecisionReason, DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';
import { DEFAULT_LANGUAGE, isLanguage } from '@aval/i18n/languages';
import type { FileStore } from '@aval/platform/files';
import type { Database } from '@aval/prisma/client';
import type { Prisma } from '@aval/prisma/generated/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import { DocumentFailure } from './failures';
import { loadTenant } from './load-tenant';
import type { DocumentAttachment, DocumentDecision, DocumentHistoryEntry, DocumentModel } from './model';

interface Sources {
  database: Database;
  files: FileStore;
}

/** What the edition of an effect prints: its version, and the history up to the entry that asked for it. */
export async function loadDocumentModel({ database, files }: Sources, input: EffectInput): Promise<DocumentModel> {
  const rows = await forTenant(database, input.companyId).read((transaction) => readRows(transaction, input));
  const { edition, sequence, history, attachments } = rows;
  const { demand, version } = edition;
  const entry = history.find((candidate) => candidate.sequence === sequence);
  if (!entry) throw new DocumentFailure('effect_missing');
  const { documentLanguage, complaintNotice } = demand.company;
  return {
    language: isLanguage(documentLanguage) ? documentLanguage : DEFAULT_LANGUAGE,
    tenant: await loadTenant(demand.company, rows.logo, files),
    reference: demand.reference,
    displayStatus: entry.displayStatus as DisplayStatus,
    requestedAt: (rows.versions[0] ?? version).createdAt.toISOString(),
    version: {
      number: version.number,
      createdAt: version.createdAt.toISOString(),
      changeDatesReason: version.changeDatesReason,
    },
    edition: {
      number: rows.editionNumber,
      kind: edition.edition === 'decision' ? 'decision' : 'submission',
      madeAt: entry.createdAt.toISOString(),
      annulledAt: edition.annulledAt?.toISOString() ?? null,
    },
    assistantName: assistantName([version.createdBy, demand.createdBy]),
    // Both were written by the projection with these very types, and no version ever changes.
    content: version.content as unknown as VersionContent,
    patient: version.patient as unknown as VersionPatient,
    attachments: attachments.map(toAttachment),
    versions: rows.versions.map(({ number, createdAt, description, changeDatesReason }) => ({
      number,
      createdAt: createdAt.toISOString(),
      action: description as HistoryAction,
      changeDatesReason,
    })),
    history: history.map(toHistoryEntry),
    decision: edition.edition === 'decision' ? toDecision(toHistoryEntry(entry), complaintNotice) : null,
  };
}

const CREATOR = { select: { name: true, roleId: true } } as const;

const HISTORY_SELECT = {
  sequence: true,
  createdAt: true,
  action: true,
  fromRoleId: true,
  toRoleId: true,
  comment: true,
  commentTarget: true,
  decisionReason: true,
  finalReason: true,
  contradictionConfirmed: true,
  versionNumber: true,
  displayStatus: true,
  actor: { select: { name: true } },
  toUser: { select: { name: true } },
  attachments: { select: { media: { select: { originalFilename: true } } }, orderBy: { id: 'asc' } },
} satisfies Prisma.DemandHistorySelect;
type HistoryRow = Prisma.DemandHistoryGetPayload<{ select: typeof HISTORY_SELECT }>;

const ATTACHMENT_SELECT = {
  description: true,
  createdAt: true,
  media: { select: { originalFilename: true, size: true } },
} satisfies Prisma.AttachmentSelect;
type AttachmentRow = Prisma.AttachmentGetPayload<{ select: typeof ATTACHMENT_SELECT }>;

async function readRows(transaction: Transaction, { effectId }: EffectInput) {
  const effect = await transaction.effect.findUnique({ where: { id: effectId } });
  const edition = await transaction.pdfEdition.findUnique({
    where: { effectId },
    include: {
      version: { include: { createdBy: CREATOR } },
      demand: { include: { company: true, createdBy: CREATOR } },
    },
  });
  if (!effect || !edition) throw new DocumentFailure('effect_missing');
  const { demandId } = edition;
  const { sequence } = effect;
  const { number } = edition.version;
  const { logoMediaId } = edition.demand.company;
  return {
    edition,
    sequence,
    editionNumber: await transaction.pdfEdition.count({
      where: { versionId: edition.versionId, id: { lte: edition.id } },
    }),
    versions: await transaction.demandVersion.findMany({
      where: { demandId, number: { lte: number } },
      orderBy: { number: 'asc' },
      select: { number: true, createdAt: true, description: true, changeDatesReason: true },
    }),
    history: await transaction.demandHistory.findMany({
      where: { demandId, sequence: { lte: sequence } },
      orderBy: { sequence: 'asc' },
      select: HISTORY_SELECT,
    }),
    attachments: await transaction.attachment.findMany({
      where: {
        demandId,
        OR: [{ historyId: null, versionNumber: { lte: number } }, { history: { sequence: { lte: sequence } } }],
      },
      orderBy: { id: 'asc' },
      select: ATTACHMENT_SELECT,
    }),
    logo: logoMediaId ? await transaction.media.findUnique({ where: { id: logoMediaId } }) : null,
  };
}

/** Whoever filed in the doctor's name: this version, or else the request. */
function assistantName(creators: readonly { name: string; roleId: number }[]): string | null {
  return creators.find(({ roleId }) => roleName(roleId) === 'ASSISTANT')?.name ?? null;
}

function toHistoryEntry(row: HistoryRow): DocumentHistoryEntry {
  return {
    sequence: row.sequence,
    at: row.createdAt.toISOString(),
    action: row.action as HistoryAction,
    actorName: row.actor?.name ?? null,
    fromRole: row.fromRoleId === null ? null : roleName(row.fromRoleId),
    toRole: row.toRoleId === null ? null : roleName(row.toRoleId),
    toUserName: row.toUser?.name ?? null,
    comment: row.comment,
    commentTarget: row.commentTarget as CommentTarget | null,
    decisionReason: row.decisionReason as DecisionReason | null,
    finalReason: row.finalReason as DecisionReason | null,
    contradictionConfirmed: row.contradictionConfirmed,
    versionNumber: row.versionNumber,
    displayStatus: row.displayStatus as DisplayStatus,
    attachmentNames: row.attachments.map(({ media }) => media.originalFilename),
  };
}

function toAttachment({ description, createdAt, media }: AttachmentRow): DocumentAttachment {
  return { description, fileName: media.originalFilename, sizeBytes: media.size, addedAt: createdAt.toISOString() };
}

function toDecision(entry: DocumentHistoryEntry, complaintNotice: string): DocumentDecision {
  return {
    outcome: entry.action === 'DENY' ? 'denied' : 'authorized',
    reason: entry.finalReason ?? entry.decisionReason,
    decidedByName: entry.actorName,
    decidedByRole: entry.fromRole,
    at: entry.at,
    comment: entry.comment,
    complaintNotice,
  };
}
