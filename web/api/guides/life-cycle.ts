import { ROLES } from '@aval/domain/access/roles';
import { TARGET_ROLES } from '@aval/domain/demand/lifecycle/offers';
import type { Transition } from '@aval/domain/demand/transitions/transition-row';
import { TRANSITIONS } from '@aval/domain/demand/transitions/transitions';
import { DISPLAY_STATUSES, type DisplayStatus, FALLBACK_STATUSES } from '@aval/domain/demand/vocabulary';
import { namesOf, statusesOf } from '../operations/who-may';
import { tableOf } from './table-of';

const MEANINGS: Readonly<Record<DisplayStatus, string>> = {
  draft: 'The doctor or assistant is writing it. Nobody at the insurer can see it.',
  pending_validation: 'A representative checks it first. Only in companies with a validation step.',
  pending_analysis: 'A manager has to decide.',
  pending_evaluation: 'A consultant has been asked for a proposal.',
  pending_missing_info: 'The doctor has been asked for information.',
  pending_company_accept: 'A manager proposes to authorize it. A representative has the final decision.',
  pending_company_deny: 'A manager proposes to deny it. A representative has the final decision.',
  pending_continue: 'The current cycle has ended. The doctor has to request the next one.',
  sended_accepted: 'Authorized, and sent to the doctor.',
  sended_denied: 'Denied, and sent to the doctor.',
  canceled: 'Closed without a decision.',
  finished: 'The treatment has been closed.',
  active: 'Not used for new demands.',
  sended: 'Not used for new demands.',
};

/** Whether the representative's answer to the doctor takes a decision, which has its own operation. */
export function isSent({ by, to }: Transition): boolean {
  return by.includes('REPRESENTATIVE') && TARGET_ROLES[to] === 'DOCTOR';
}

/** Returns the table of decisions that one operation takes, from the table of transitions. */
export function decisionTable(isOf: (row: Transition) => boolean): string {
  const rows = TRANSITIONS.filter((row) => row.command === 'decide' && isOf(row)).map((row) => {
    const to = TARGET_ROLES[row.to];
    const needed = (row.checks ?? []).flatMap((check) => REQUIRED[check] ?? []);
    const roles = namesOf(row.by.filter((role) => role !== 'SYSTEM'));
    return [
      roles,
      statusesOf(row.from),
      `\`${row.history}\``,
      to === null ? '' : `${ROLES[to]} (${to.toLowerCase()})`,
      needed.join(', '),
    ];
  });
  return tableOf(['Role', 'Status', '`action`', '`toRoleId`', 'Also required'], rows);
}

/** Fields that a check of the table asks for, beside the comment. */
const REQUIRED: Readonly<Partial<Record<string, string>>> = {
  consultant_named: '`toUserId`',
  decision_reason: '`decisionReason`',
  final_reason: '`finalReason`',
};

/** Life of a demand for integrators: statuses as they are answered, and who acts in each. */
export const LIFE_CYCLE = `## Life cycle

A demand always has exactly one status, which \`displayStatus\` returns. Nothing is decided by a clock: a demand waits until a person acts. Every action creates an entry in the history, and a demand that is sent or sent again creates a version with its own PDF.

${tableOf(
  ['`displayStatus`', 'Meaning'],
  DISPLAY_STATUSES.filter((status) => !FALLBACK_STATUSES.includes(status)).map((status) => [
    `\`${status}\``,
    MEANINGS[status],
  ]),
)}

The usual path is draft, \`pending_analysis\`, \`pending_company_accept\` (or \`pending_company_deny\`), \`sended_accepted\` (or \`sended_denied\`). An authorized treatment with cycles left becomes \`pending_continue\` after the last session of the current cycle, and goes the same way again. Which role may act in which status is described with each operation.

Decisions are sent to two operations. [manageDemand](#/Demands/manageDemand) takes:

${decisionTable((row) => !isSent(row))}

[sendDecision](#/Demands/sendDecision) takes what a representative sends to the doctor:

${decisionTable(isSent)}`;
