import type { RoleName } from '../../access/roles';
import { COMMENT_TARGETS } from '../../demand/lifecycle/commands';
import { choice, group, identifier, integer, optionalText, text } from '../fields/field';
import { message } from '../fields/message';

/** These may send a private comment or files without a text for everyone. */
const MAY_LEAVE_EMPTY: readonly RoleName[] = ['MANAGER', 'ADMIN', 'SUPERADMIN'];

/**
 * Adding a comment, which people are told of: it says something, there or in its files. Source:
 * docs/rules.md 8.18.
 */
export function commentSchema({ role, hasFiles }: { role: RoleName; hasFiles: boolean }) {
  return group({
    target: choice(COMMENT_TARGETS),
    comment: MAY_LEAVE_EMPTY.includes(role) ? optionalText() : text(),
    privateComment: optionalText(),
  }).superRefine(({ target, comment, privateComment }, context) => {
    if (comment !== null || hasFiles) return;
    // Only managers among those who are told read private comments: the others would be told of nothing.
    if (privateComment !== null && target === 'managers') return;
    const wrong = message(privateComment === null ? 'commentEmpty' : 'commentUnseen');
    context.addIssue({ code: 'custom', path: ['comment'], message: wrong });
  });
}

/** What the dialogs of commands ask for beside a decision's. Source: docs/rules.md 3.10, 3.14, 3.21, 3.23, 3.29, 8.18. */
export const changeDatesSchema = group({ changeDatesReason: text({ max: 2000 }) });
export const increaseCyclesSchema = group({ by: integer({ min: 1, max: 99 }) });
export const finishSchema = group({ closingReason: text({ max: 2000 }) });
/** Both sides read it, in the history and on the annulled document. */
export const rollbackSchema = group({ reason: text({ max: 500 }) });
export const cancelSchema = group({ reason: text({ max: 2000 }) });
/** Files are what it is about; a word may go with them. */
export const uploadSchema = group({ comment: optionalText() });
export const takeOverSchema = group({ toDoctorId: identifier() });
