import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { decisionWarnings } from '@aval/domain/demand/outlook/decision-warnings';
import { DECISION_REASONS, isAuthorizingReason } from '@aval/domain/demand/vocabulary';
import type { Recipients } from './game';
import type { DialogKind } from './ledger';
import type { DemandPageData } from './page';
import type { Random } from './random';

export interface FilledForm {
  commandId: string;
  form: Fields;
  marker: string | null;
  /** Number of files to upload before the form is sent. */
  files: number;
}

/** Chance of authorizing before a decision is drawn, because only authorized demands have later steps. */
const AUTHORIZES = 0.5;
/** Dialogs without a text field. */
const WORDLESS: ReadonlySet<DialogKind> = new Set<DialogKind>(['increase_cycles', 'take_over']);

/** Fills in a dialog as a user would; null when there is nothing to choose. */
export function fillForm(
  kind: DialogKind,
  page: DemandPageData,
  recipients: Recipients,
  random: Random,
): FilledForm | null {
  const commandId = page.commandIds[kind];
  if (commandId === undefined) return null;
  const marker = `Simulacro ${commandId}`;
  const fields = FIELDS[kind]({ page, recipients, random, marker });
  if (fields === null) return null;
  const files = kind === 'upload' || (kind === 'comment' && random.chance(0.1)) ? 1 : 0;
  const form = dialogForm(kind, page, fields);
  return { commandId, form, files, marker: WORDLESS.has(kind) ? null : marker };
}

/** Adds the fields that every dialog sends. */
export function dialogForm(
  kind: DialogKind | 'change_dates',
  { demand, commandIds }: DemandPageData,
  fields: Fields,
): Fields {
  const expectedSequence = String(demand.lastActionSequence);
  return { intent: kind, commandId: commandIds[kind] ?? '', expectedSequence, ...fields };
}

interface Filling {
  page: DemandPageData;
  recipients: Recipients;
  random: Random;
  marker: string;
}

type Fields = Readonly<Record<string, string>>;

const FIELDS: Readonly<Record<DialogKind, (filling: Filling) => Fields | null>> = {
  manage: decision,
  comment: ({ page, random, marker }) => {
    const targets = findAction(page.demand.actions, 'comment')?.targets ?? [];
    const target = random.pick(targets);
    return target === undefined ? null : { target, comment: marker };
  },
  upload: ({ marker }) => ({ comment: marker }),
  increase_cycles: ({ random }) => ({ by: random.chance(0.5) ? '1' : '2' }),
  take_over: ({ page, recipients, random }) => {
    const doctor = random.pick(recipients.doctors.filter(({ companyId }) => companyId === page.demand.company.id));
    return doctor === undefined ? null : { toDoctorId: String(doctor.id) };
  },
  rollback: ({ marker }) => ({ reason: marker }),
  cancel: ({ marker }) => ({ reason: marker }),
  finish: ({ marker }) => ({ closingReason: marker }),
};

function decision({ page, recipients, random, marker }: Filling): Fields | null {
  const { demand, role } = page;
  const options = findAction(demand.actions, 'manage')?.options ?? [];
  const authorization = random.chance(AUTHORIZES) ? options.find((each) => each.decision === 'authorize') : undefined;
  const option = authorization ?? random.pick(options);
  if (option === undefined || demand.state === null) return null;
  const reasons = DECISION_REASONS.filter((each) => isAuthorizingReason(each) === (option.decision === 'authorize'));
  const reason = option.needsDecisionReason || option.needsFinalReason ? (random.pick(reasons) ?? null) : null;
  const weighed = { displayStatus: demand.status, consultantProposal: demand.state.consultantProposal };
  const warned = decisionWarnings(weighed, role satisfies RoleName, option.decision, reason).length > 0;
  const consultant = random.pick(recipients.consultantIds);
  return {
    decision: option.decision,
    // Only the API needs it; the page derives the role from the decision.
    toRoleId: String(ROLES[option.toRole]),
    comment: marker,
    ...(option.needsDecisionReason && reason ? { decisionReason: reason } : {}),
    ...(option.needsFinalReason && reason ? { finalReason: reason } : {}),
    ...(option.needsConsultant && consultant !== undefined ? { toUserId: String(consultant) } : {}),
    ...(warned ? { contradictionConfirmed: 'true' } : {}),
  };
}
