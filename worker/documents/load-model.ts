import { readReport } from '@aval/application/congruence/read-report';
import { AS_SENT } from '@aval/application/files/file-order';
import { toDecisionTrace } from '@aval/application/history/decision-trace';
import { filingEntry } from '@aval/application/history/filer';
import { reasonOfVersion, statusesBefore } from '@aval/application/history/status-before';
import { fileSight, PLACE_SELECT, visibleHistory } from '@aval/application/history/visible-history';
import { toWrittenEntry } from '@aval/application/history/written-entry';
import { traitsOf } from '@aval/domain/demand/action-traits';
import { type ComparedVersion, compareVersions } from '@aval/domain/demand/content/changes/compare-versions';
import { comparedVersion } from '@aval/domain/demand/content/changes/compared-version';
import { readStoredContent, type StoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { DocumentRenditionKind } from '@aval/domain/demand/lifecycle/commands';
import { deniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import { isValidationDenied } from '@aval/domain/demand/outlook/validation-denied';
import type { DemandState } from '@aval/domain/demand/state';
import type { DisplayStatus, HistoryAction, ShownAction } from '@aval/domain/demand/vocabulary';
import { READER_OF_DOCUMENTS } from '@aval/domain/reading/visible-entry';
import { DEFAULT_LANGUAGE, isLanguage } from '@aval/i18n/languages';
import type { FileStore } from '@aval/platform/files/files';
import type { Database } from '@aval/prisma/client';
import type { Prisma } from '@aval/prisma/generated/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import { DocumentFailure } from './failures';
import { loadTenant } from './load-tenant';
import type {
  DocumentAnnulment,
  DocumentAttachment,
  DocumentDecision,
  DocumentHistoryEntry,
  DocumentModel,
} from './model';

interface Sources {
  database: Database;
  files: FileStore;
}

/**
 * Loads the model of an effect's PDF rendition: its version, and the history up to the entry that requested it. Source:
 * docs/rules.md 2.17, 3.7, 3.19, 3.22.
 */
export async function loadDocumentModel({ database, files }: Sources, input: EffectInput): Promise<DocumentModel> {
  const rows = await forTenant(database, input.companyId).read((transaction) => readRows(transaction, input));
  const { edition, sequence, attachments } = rows;
  const history = visibleHistory(rows.history, READER_OF_DOCUMENTS);
  const before = statusesBefore(rows.history);
  const { demand, version } = edition;
  const entry = history.find((candidate) => candidate.sequence === sequence);
  if (!entry) throw new DocumentFailure('effect_missing');
  const kind = edition.edition as DocumentRenditionKind;
  const decided = kind === 'decision' || kind === 'annulled' ? history.findLast(isFinalDecision) : undefined;
  const state = entry.state as unknown as DemandState;
  const { documentLanguage, complaintNotice } = demand.company;
  return {
    language: isLanguage(documentLanguage) ? documentLanguage : DEFAULT_LANGUAGE,
    tenant: await loadTenant(demand.company, rows.logo, files),
    reference: demand.reference,
    displayStatus: entry.displayStatus as DisplayStatus,
    validationDenied: isValidationDenied(state),
    deniedCycle: deniedCycle(state),
    requestedAt: (rows.versions[0] ?? version).createdAt.toISOString(),
    version: {
      number: version.number,
      createdAt: version.createdAt.toISOString(),
      changeDatesReason: version.changeDatesReason,
    },
    edition: {
      number: rows.renditionNumber,
      kind,
      madeAt: entry.createdAt.toISOString(),
      annulment: kind === 'annulled' ? toAnnulment(toHistoryEntry(entry, before)) : null,
    },
    assistantName: filingEntry(rows.history, version.number)?.actor?.name ?? null,
    ...kept(version),
    congruence: toCongruence(version),
    changes: rows.before && {
      since: rows.before.number,
      list: compareVersions(kept(rows.before), kept(version)),
    },
    attachments: attachments.filter(fileSight(rows.history, READER_OF_DOCUMENTS)).map(toAttachment),
    versions: rows.versions.map(({ number, createdAt, description, changeDatesReason }) => ({
      number,
      createdAt: createdAt.toISOString(),
      reason: reasonOfVersion({ number, description }, rows.history),
      changeDatesReason,
    })),
    history: history.map((each) => toHistoryEntry(each, before)),
    decision: decided ? toDecision(toHistoryEntry(decided, before), complaintNotice) : null,
  };
}

/** Reads columns that the projection wrote with these very types; versions never change. */
function kept({ patient, ...stored }: StoredContent & { patient: Prisma.JsonValue }): ComparedVersion {
  return { content: readStoredContent(stored), patient: patient as unknown as VersionPatient };
}

function toCongruence({ congruence, ...stored }: StoredContent & { congruence: Prisma.JsonValue }) {
  const report = readReport(congruence, READER_OF_DOCUMENTS.role);
  if (!report) return null;
  const { extras, treatment } = readStoredContent(stored);
  return { report, justifications: extras.justifications, drugs: treatment.chemotherapy?.drugs ?? [] };
}

const HISTORY_SELECT = {
  ...PLACE_SELECT,
  state: true,
  createdAt: true,
  comment: true,
  decisionReason: true,
  finalReason: true,
  confirmedWarnings: true,
  actor: { select: { name: true } },
  toUser: { select: { name: true } },
  attachments: { select: { media: { select: { originalFilename: true } } }, orderBy: AS_SENT },
} satisfies Prisma.DemandHistorySelect;
type HistoryRow = Prisma.DemandHistoryGetPayload<{ select: typeof HISTORY_SELECT }>;

const ATTACHMENT_SELECT = {
  description: true,
  createdAt: true,
  versionNumber: true,
  historyId: true,
  media: { select: { originalFilename: true, size: true } },
} satisfies Prisma.AttachmentSelect;
type AttachmentRow = Prisma.AttachmentGetPayload<{ select: typeof ATTACHMENT_SELECT }>;

async function readRows(transaction: Transaction, { effectId }: EffectInput) {
  const effect = await transaction.effect.findUnique({ where: { id: effectId } });
  const edition = await transaction.pdfEdition.findUnique({
    where: { effectId },
    include: {
      version: true,
      demand: { include: { company: true } },
    },
  });
  if (!effect || !edition) throw new DocumentFailure('effect_missing');
  const { demandId } = edition;
  const { sequence } = effect;
  const { number } = edition.version;
  const { logoImageId } = edition.demand.company;
  const history = await transaction.demandHistory.findMany({
    where: { demandId, sequence: { lte: sequence } },
    orderBy: { sequence: 'asc' },
    select: HISTORY_SELECT,
  });
  const since = comparedVersion(history.map(toDecisionTrace), number);
  return {
    edition,
    sequence,
    renditionNumber: await transaction.pdfEdition.count({
      where: { versionId: edition.versionId, id: { lte: edition.id } },
    }),
    versions: await transaction.demandVersion.findMany({
      where: { demandId, number: { lte: number } },
      orderBy: { number: 'asc' },
      select: { number: true, createdAt: true, description: true, changeDatesReason: true },
    }),
    history,
    before:
      since === null
        ? null
        : await transaction.demandVersion.findUniqueOrThrow({
            where: { demandId_number: { demandId, number: since } },
            select: { number: true, schemaNumber: true, content: true, patient: true },
          }),
    attachments: await transaction.attachment.findMany({
      where: {
        demandId,
        OR: [{ historyId: null, versionNumber: { lte: number } }, { history: { sequence: { lte: sequence } } }],
      },
      orderBy: AS_SENT,
      select: ATTACHMENT_SELECT,
    }),
    logo: logoImageId ? await transaction.image.findUnique({ where: { id: logoImageId } }) : null,
  };
}

function toHistoryEntry(
  row: ReturnType<typeof visibleHistory<HistoryRow>>[number],
  before: ReturnType<typeof statusesBefore>,
): DocumentHistoryEntry {
  const written = toWrittenEntry(row, before.get(row.sequence) ?? null);
  return {
    ...written,
    totalCycles: isIncrease(row) ? (row.state as unknown as DemandState).totalCycles : null,
    attachmentNames: row.attachments.map(({ media }) => media.originalFilename),
  };
}

function isIncrease({ action }: { action: string }): boolean {
  return action === ('INCREASE_CYCLES' satisfies HistoryAction);
}

/**
 * Detects the decision that the rendition is about. An undo can only concern the last one, so an annulled rendition
 * finds the same.
 */
function isFinalDecision({ action, displayStatus }: { action: ShownAction; displayStatus: string }): boolean {
  return displayStatus.startsWith('sended_') && traitsOf(action).verdict !== null;
}

function toAnnulment({ at, actorName, fromRole, comment }: DocumentHistoryEntry): DocumentAnnulment {
  return { at, byName: actorName, byRole: fromRole, reason: comment };
}

function toAttachment({ description, createdAt, media }: AttachmentRow): DocumentAttachment {
  return { description, fileName: media.originalFilename, sizeBytes: media.size, addedAt: createdAt.toISOString() };
}

function toDecision(entry: DocumentHistoryEntry, complaintNotice: string): DocumentDecision {
  return {
    outcome: traitsOf(entry.action).verdict ?? 'authorized',
    reason: entry.finalReason ?? entry.decisionReason,
    decidedByName: entry.actorName,
    decidedByRole: entry.fromRole,
    at: entry.at,
    comment: entry.comment,
    complaintNotice,
  };
}
