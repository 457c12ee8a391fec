import type { DemandContent } from '@aval/domain/demand/content/content';
import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';

/** Command as its use case prepares it: `command` goes to the engine, the other fields stay in the database. */
export interface PreparedCommand {
  command: DemandCommand;
  comment?: string | null;
  privateComment?: string | null;
  changeDatesReason?: string | null;
  /** Content of the version that it creates. */
  content?: DemandContent;
}
