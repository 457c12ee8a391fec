import type { LifecycleFacts } from '@aval/domain/demand/commands';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/version-snapshot';

/** What `demand_command.payload` keeps: everything of a command that must never enter the engine. */
export interface CommandPayload {
  comment: string | null;
  privateComment: string | null;
  changeDatesReason: string | null;
  /** The version that the command makes, frozen when it was asked for; null for a command that makes none. */
  snapshot: VersionSnapshot | null;
  /** The facts with which a submission was accepted in the database: in its turn it meets the same ones. */
  acceptedFacts: LifecycleFacts | null;
}

export interface VersionSnapshot {
  content: VersionContent;
  patient: VersionPatient;
}
