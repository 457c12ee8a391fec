import type { RoleName } from '../../access/roles';
import type { DemandCommand, DemandCommandType } from '../lifecycle/commands';
import type { DisplayStatus } from '../vocabulary';
import { CORRECTING_TRANSITIONS } from './correcting-transitions';
import { DECISION_TRANSITIONS } from './decision-transitions';
import { ENDING_TRANSITIONS } from './ending-transitions';
import { FILING_TRANSITIONS } from './filing-transitions';
import type { Performer, Transition } from './transition-row';

/** Complete lifecycle table. Buttons, API, workflow and documentation all read it. Source: docs/rules.md 1.3, 3.1. */
export const TRANSITIONS: readonly Transition[] = [
  ...FILING_TRANSITIONS,
  ...DECISION_TRANSITIONS,
  ...ENDING_TRANSITIONS,
  ...CORRECTING_TRANSITIONS,
];

/** Returns the rows of a command for a performer, whatever the status; for `decide`, those of its decision. */
export function rowsOf(command: DemandCommand, performer: Performer): Transition[] {
  return TRANSITIONS.filter(
    (row) =>
      row.command === command.type &&
      row.by.includes(performer) &&
      (command.type !== 'decide' || row.decision === command.decision),
  );
}

/** Returns the rows that are open to a performer in a display status, before any condition. */
export function rowsIn(status: DisplayStatus, performer: Performer): Transition[] {
  return TRANSITIONS.filter((row) => row.from.includes(status) && row.by.includes(performer));
}

/** Returns the roles that can give a command in some status. */
export function rolesFor(command: DemandCommandType): RoleName[] {
  const performers = TRANSITIONS.filter((row) => row.command === command).flatMap((row) => row.by);
  return [...new Set(performers)].filter((performer) => performer !== 'SYSTEM');
}
