import type { RoleName } from '../access/roles';
import { ACCOMPANYING_TRANSITIONS } from './accompanying-transitions';
import type { DemandCommand, DemandCommandType } from './commands';
import { DECISION_TRANSITIONS } from './decision-transitions';
import { FILING_TRANSITIONS } from './filing-transitions';
import type { Performer, Transition } from './transition-row';
import type { DisplayStatus } from './vocabulary';

/** The whole table of the lifecycle. Buttons, API, workflow and documentation all read it. Source: docs/rules.md section 3. */
export const TRANSITIONS: readonly Transition[] = [
  ...FILING_TRANSITIONS,
  ...DECISION_TRANSITIONS,
  ...ACCOMPANYING_TRANSITIONS,
];

/** The rows that a performer has for a command, whatever the status; for `decide`, those of its decision. */
export function rowsOf(command: DemandCommand, performer: Performer): Transition[] {
  return TRANSITIONS.filter(
    (row) =>
      row.command === command.type &&
      row.by.includes(performer) &&
      (command.type !== 'decide' || row.decision === command.decision),
  );
}

/** The rows that are open to a performer in a display status, before any condition. */
export function rowsIn(status: DisplayStatus, performer: Performer): Transition[] {
  return TRANSITIONS.filter((row) => row.from.includes(status) && row.by.includes(performer));
}

/** The roles that can ever give a command, in some status. */
export function rolesFor(command: DemandCommandType): RoleName[] {
  const performers = TRANSITIONS.filter((row) => row.command === command).flatMap((row) => row.by);
  return [...new Set(performers)].filter((performer) => performer !== 'SYSTEM');
}
