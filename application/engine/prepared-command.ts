import type { DemandContent } from '@aval/domain/demand/content/content';
import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';

/** A command as its use case understands it: what goes to the engine, and what stays in the database. */
export interface PreparedCommand {
  command: DemandCommand;
  comment?: string | null;
  privateComment?: string | null;
  changeDatesReason?: string | null;
  /** The content of the version that it makes. */
  content?: DemandContent;
}
