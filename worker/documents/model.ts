import type { WrittenEntry } from '@aval/application/history/written-entry';
import type { RoleName } from '@aval/domain/access/roles';
import type { DrugsOfLines } from '@aval/domain/congruence/report/justification';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { VersionChanges } from '@aval/domain/demand/content/changes/version-change';
import type { VersionReason } from '@aval/domain/demand/content/version-reason';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { DocumentEditionKind } from '@aval/domain/demand/lifecycle/commands';
import type { DeniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import type { DecisionReason, DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { Justification } from '@aval/domain/validation/steps/extras-schema';
import type { Language } from '@aval/i18n/languages';

/** Everything that a document prints, as plain data: the same model gives the same bytes. Instants are ISO. */
export interface DocumentModel {
  language: Language;
  tenant: DocumentTenant;
  reference: string;
  displayStatus: DisplayStatus;
  /** A representative denied the validation, and the manager had not decided. */
  validationDenied: boolean;
  /** Which cycle the denial concerns, when earlier ones stand authorized. */
  deniedCycle: DeniedCycle | null;
  /** First submission. */
  requestedAt: string;
  version: { number: number; createdAt: string; changeDatesReason: string | null };
  edition: DocumentEdition;
  /** Who sent the version in the doctor's name; null when the doctor did. */
  assistantName: string | null;
  content: VersionContent;
  /** What the analysis said when it was filed; null of a version that was filed before there was one. */
  congruence: DocumentCongruence | null;
  /** What it differs in from the last version on which the insurer decided; null for the first version, and for a decided one. */
  changes: VersionChanges | null;
  patient: VersionPatient;
  attachments: DocumentAttachment[];
  versions: DocumentVersion[];
  /** Oldest first, up to the entry that this edition was made for: what the doctor's side may see at that moment. */
  history: DocumentHistoryEntry[];
  /** The final decision that an edition is about: that stands, or that was undone. */
  decision: DocumentDecision | null;
}

export interface DocumentCongruence {
  /** As the doctor's side may read it. */
  report: CongruenceReport;
  justifications: readonly Justification[];
  /** By which answers to the findings of lines are told apart. */
  drugs: DrugsOfLines;
}

export interface DocumentTenant {
  name: string;
  slogan: string;
  /** As the company keeps them: digits without the number sign. */
  primaryColor: string;
  secondaryColor: string;
  tertiaryColor: string;
  logo: { mediaType: string; base64: string } | null;
}

export interface DocumentEdition {
  /** From 1 within the version. */
  number: number;
  kind: DocumentEditionKind;
  /** The moment of what the edition was made for. */
  madeAt: string;
  /** That the decision was undone, when the edition is about that. */
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
  /** What made it. */
  reason: VersionReason;
  changeDatesReason: string | null;
}

export interface DocumentHistoryEntry extends WrittenEntry {
  /** In all, since an increase of cycles; null of every other entry. */
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
  /** The company's notice on how to complain, as rich text; printed when the request is denied. */
  complaintNotice: string;
}
