import type { RoleName } from '../../access/roles';
import { draftState } from '../lifecycle/draft-state';
import { nextState } from '../lifecycle/next-state';
import type { DemandState } from '../state';
import type { Transition } from '../transitions/transition-row';
import { rowsIn, TRANSITIONS } from '../transitions/transitions';
import type { DisplayStatus, WizardMode } from '../vocabulary';
import { displayStatus } from './display-status';

/** Role that has the demand at one stop of its way, with the status there. */
export interface WayStop {
  role: RoleName;
  status: DisplayStatus;
}

/** Placeholder: time does not affect the order of roles. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/**
 * Command that each wizard mode sends; null for the two that keep the demand in its status, where nobody has to decide.
 */
const FILING = {
  draft: 'submit',
  missing_info: 'resubmit',
  edit_active: 'resubmit',
  continue: 'continue',
  change_dates: null,
  administrative: null,
} as const satisfies Record<WizardMode, string | null>;

/**
 * Returns the roles that a sent demand passes through, as long as nobody asks for more information or denies: from the
 * role that gets it first to the doctor who gets the answer. It follows the rows of the table; `state` is null for a
 * draft. Empty for a mode that keeps the demand in its status. Source: docs/rules.md 3.3.
 */
export function expectedWay(
  state: DemandState | null,
  mode: WizardMode,
  company: { validationStep: boolean },
): WayStop[] {
  const filing = TRANSITIONS.find((row) => row.command === FILING[mode]);
  if (!filing) return [];
  const facts = {
    companyValidationStep: company.validationStep,
    assigneeActive: true,
    stateToRestore: null,
    actorInScope: true,
    slotsFree: true,
    doctorActive: true,
  };
  const step = (from: DemandState, row: Transition, role: RoleName): DemandState =>
    nextState({ state: from, row, command: COMMAND, facts, actor: { role, userId: null }, now: NO_TIME });
  const way: WayStop[] = [];
  let current = step({ ...draftState(), ...whoAsked(state) }, filing, 'DOCTOR');
  for (let role = current.assignedRole; role !== null; role = current.assignedRole) {
    const status = displayStatus(current);
    way.push({ role, status });
    const onward = rowsIn(status, role).find(({ decision }) => decision === 'authorize');
    if (!onward) break;
    current = step(current, onward, role);
  }
  return way;
}

const COMMAND = {
  type: 'decide',
  decision: 'authorize',
  toUserId: null,
  decisionReason: null,
  finalReason: null,
  contradictionConfirmed: false,
} as const;

/** Keeps the one relevant field of a demand under way: the role that asked, to which the answer returns. */
function whoAsked(state: DemandState | null): Pick<DemandState, 'returnToRole'> {
  return { returnToRole: state?.returnToRole ?? null };
}
