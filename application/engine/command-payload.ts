import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { LifecycleFacts } from '@aval/domain/demand/lifecycle/commands';

/** What `demand_command.payload` keeps: everything of a command that must never enter the engine. */
export interface CommandPayload {
  comment: string | null;
  privateComment: string | null;
  changeDatesReason: string | null;
  /** Hash of all that a program sent, by which its repetition is known; null for a page, which sends by what it shows. */
  sentSha256: string | null;
  /** The version that the command makes, frozen when it was asked for; null for a command that makes none. */
  snapshot: VersionSnapshot | null;
  acceptedFacts: AcceptedFacts | null;
}

/**
 * Facts that hold from the moment at which the command was stored, whatever changes until its turn and its projection: all of a submission, which was
 * accepted then, and the way of a continuation (docs/rules.md 3.3). The engine is not asked for them.
 */
export type AcceptedFacts = LifecycleFacts | WayFacts;
export type WayFacts = Pick<LifecycleFacts, 'companyValidationStep'>;

export interface VersionSnapshot {
  content: VersionContent;
  patient: VersionPatient;
  /** What the analysis said of it at that moment: the engine never sees it. */
  congruence: CongruenceReport;
}
