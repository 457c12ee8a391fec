import type { WrittenEntry } from '@aval/application/history/written-entry';
import type { RoleName } from '@aval/domain/access/roles';
import type { DrugsOfLines } from '@aval/domain/congruence/report/justification';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { VersionChanges } from '@aval/domain/demand/content/changes/version-change';
import type { VersionReason } from '@aval/domain/demand/content/version-reason';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { DocumentRenditionKind } from '@aval/domain/demand/lifecycle/commands';
import type { DeniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import type { DecisionReason, DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { Justification } from '@aval/domain/validation/steps/extras-schema';
import type { Language } from '@aval/i18n/languages';

/** All data that a document prints: equal models give equal bytes. Instants are ISO. */
export interface DocumentModel {
  language: Language;
  tenant: DocumentTenant;
  reference: string;
  displayStatus: DisplayStatus;
  /** Whether a representative denied the validation and the manager had not decided. */
  validationDenied: boolean;
  /** Cycle that the denial concerns, when earlier ones remain authorized. */
  deniedCycle: DeniedCycle | null;
  /** Instant of the first submission. */
  requestedAt: string;
  version: { number: number; createdAt: string; changeDatesReason: string | null };
  edition: DocumentRendition;
  /** Assistant who sent the version in the doctor's name; null when the doctor did. */
  assistantName: string | null;
  content: VersionContent;
  /** Congruence report of the filing; null for a version filed before the analysis existed. */
  congruence: DocumentCongruence | null;
  /** Changes since the last version that the insurer decided on; null for the first version, and for a decided one. */
  changes: VersionChanges | null;
  patient: VersionPatient;
  attachments: DocumentAttachment[];
  versions: DocumentVersion[];
  /**
   * Oldest first, up to the entry that requested this PDF rendition: the entries that the doctor side may see at that
   * moment.
   */
  history: DocumentHistoryEntry[];
  /** Final decision that the rendition is about, in force or undone. */
  decision: DocumentDecision | null;
}

export interface DocumentCongruence {
  /** Report as the doctor's side may read it. */
  report: CongruenceReport;
  justifications: readonly Justification[];
  /** Drug lines that tell apart the answers to findings of lines. */
  drugs: DrugsOfLines;
}

export interface DocumentTenant {
  name: string;
  slogan: string;
  /** Colours as the company stores them: hexadecimal digits without the number sign. */
  primaryColor: string;
  secondaryColor: string;
  tertiaryColor: string;
  logo: { mediaType: string; base64: string } | null;
}

export interface DocumentRendition {
  /** Counts from 1 within the version. */
  number: number;
  kind: DocumentRenditionKind;
  /** Instant of the entry that requested the rendition. */
  madeAt: string;
  /** The undo of the decision, when the rendition is about one. */
  annulment: DocumentAnnulment | null;
}

export interface DocumentAnnulment {
  at: string;
  byName: string | null;
  byRole: RoleName | null;
  reason: string | null;
}

export interface DocumentAttachment {
  description: string;
  fileName: string;
  sizeBytes: number;
  addedAt: string;
}

export interface DocumentVersion {
  number: number;
  createdAt: string;
  /** Event that created the version. */
  reason: VersionReason;
  changeDatesReason: string | null;
}

export interface DocumentHistoryEntry extends WrittenEntry {
  /** Total after an increase of cycles; null for every other entry. */
  totalCycles: number | null;
  attachmentNames: string[];
}

export interface DocumentDecision {
  outcome: 'authorized' | 'denied';
  reason: DecisionReason | null;
  decidedByName: string | null;
  decidedByRole: RoleName | null;
  at: string;
  comment: string | null;
  /** Company's notice on how to complain, as rich text; printed when the request is denied. */
  complaintNotice: string;
}
