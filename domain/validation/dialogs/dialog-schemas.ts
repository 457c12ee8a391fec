import type { RoleName } from '../../access/roles';
import { COMMENT_TARGETS } from '../../demand/lifecycle/commands';
import { choice, group, identifier, integer, optionalText, text } from '../fields/field';
import { message } from '../fields/message';

/** Roles that may send a private comment or files without a public text. */
const MAY_LEAVE_EMPTY: readonly RoleName[] = ['MANAGER', 'ADMIN', 'SUPERADMIN'];

/**
 * Returns the schema of a comment: it needs a text, a private text or files. Recipients who may read none of these are
 * not notified. Source: docs/rules.md 8.18, 2.19.
 */
export function commentSchema({ role, hasFiles }: { role: RoleName; hasFiles: boolean }) {
  return group({
    target: choice(COMMENT_TARGETS),
    comment: MAY_LEAVE_EMPTY.includes(role) ? optionalText() : text(),
    privateComment: optionalText(),
  }).superRefine(({ comment, privateComment }, context) => {
    if (comment !== null || privateComment !== null || hasFiles) return;
    context.addIssue({ code: 'custom', path: ['comment'], message: message('commentEmpty') });
  });
}

/** Schemas of the other command dialogs. Source: docs/rules.md 3.10, 3.14, 3.21, 3.23, 3.29, 8.18. */
export const changeDatesSchema = group({ changeDatesReason: text({ max: 2000 }) });
export const increaseCyclesSchema = group({ by: integer({ min: 1, max: 99 }) });
export const finishSchema = group({ closingReason: text({ max: 2000 }) });
/** Both sides read the reason, in the history and on the annulled document. */
export const rollbackForms = reasonForms(500);
export const cancelForms = reasonForms(2000);
/**
 * The answer to a question: required in its dialog, and beside a changed request optional. An absent one is that of the
 * working copy. Source: docs/rules.md 3.15.
 */
export const answerForms = { dialog: group({ answer: text() }), command: group({ answer: optionalText().optional() }) };
export const uploadSchema = group({ comment: optionalText() });
export const takeOverSchema = group({ toDoctorId: identifier() });

/**
 * Schemas of a reason: required in the dialog, optional for API clients, in which case the history says that there is
 * none. Source: docs/rules.md 3.21, 3.29.
 */
function reasonForms(max: number) {
  return { dialog: group({ reason: text({ max }) }), command: group({ reason: optionalText({ max }) }) };
}
