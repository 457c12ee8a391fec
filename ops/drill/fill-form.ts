import type { RoleName } from '@aval/domain/access/roles';
import { findAction } from '@aval/domain/demand/actions';
import { decisionWarnings } from '@aval/domain/demand/decision-warnings';
import { DECISION_REASONS, isAuthorizingReason } from '@aval/domain/demand/vocabulary';
import { fileForm } from '../test/access-scene';
import type { CommandKind } from './ledger';
import type { DemandPageData } from './page';
import type { Random } from './random';

/** The kinds that are sent from a dialog. */
export type DialogKind = Exclude<CommandKind, 'submit' | 'resubmit'>;

export interface FilledForm {
  form: FormData;
  marker: string | null;
  files: number;
}

/** How often each is chosen among those that the page offers; what ends a demand is rare, or there would be little left to do. */
export const WEIGHTS: Readonly<Record<DialogKind, number>> = {
  manage: 12,
  comment: 5,
  upload: 1.5,
  rollback: 1,
  cancel: 0.3,
  finish: 0.15,
};

/** A dialog as a person fills it in; null when there is nothing to choose. */
export function fillForm(kind: DialogKind, page: DemandPageData, consultantIds: readonly number[], random: Random) {
  const commandId = page.commandIds[kind];
  if (commandId === undefined) return null;
  const marker = `Simulacro ${commandId}`;
  const fields = FIELDS[kind]({ page, consultantIds, random, marker });
  if (fields === null) return null;
  const files = kind === 'upload' || (kind === 'comment' && random.chance(0.1)) ? 1 : 0;
  const form = new FormData();
  const envelope = { intent: kind, commandId, expectedSequence: String(page.demand.lastActionSequence) };
  for (const [name, value] of Object.entries({ ...envelope, ...fields })) form.set(name, value);
  if (files > 0) attach(form);
  return { commandId, form, files, marker: kind === 'rollback' ? null : marker };
}

interface Filling {
  page: DemandPageData;
  consultantIds: readonly number[];
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
  rollback: () => ({}),
  cancel: ({ marker }) => ({ reason: marker }),
  finish: ({ marker }) => ({ closingReason: marker }),
};

function decision({ page, consultantIds, random, marker }: Filling): Fields | null {
  const { demand, role } = page;
  const option = random.pick(findAction(demand.actions, 'manage')?.options ?? []);
  if (option === undefined || demand.state === null) return null;
  const reasons = DECISION_REASONS.filter((each) => isAuthorizingReason(each) === (option.decision === 'authorize'));
  const reason = option.needsDecisionReason || option.needsFinalReason ? (random.pick(reasons) ?? null) : null;
  const warned = decisionWarnings(demand.state, role satisfies RoleName, option.decision, reason).length > 0;
  const consultant = random.pick(consultantIds);
  return {
    decision: option.decision,
    comment: marker,
    ...(option.needsDecisionReason && reason ? { decisionReason: reason } : {}),
    ...(option.needsFinalReason && reason ? { finalReason: reason } : {}),
    ...(option.needsConsultant && consultant !== undefined ? { toUserId: String(consultant) } : {}),
    ...(warned ? { contradictionConfirmed: 'true' } : {}),
  };
}

function attach(form: FormData): void {
  const file = fileForm().get('file');
  if (!(file instanceof File)) throw new TypeError('a form with a file has one');
  form.set('file-0', file);
  form.set('file-0-description', 'Informe');
}
