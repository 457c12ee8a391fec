import type { ChangeField } from '../change-record/change-fields';
import type { ChangeAction, TakenSubject } from '../change-record/change-subjects';
import { differingFields } from '../change-record/differing-fields';
import type { Change } from '../change-record/record-change';
import type { SecurityEvent } from './record-security-event';
import { type KindAndDetail, SECURITY_EVENTS } from './security-events';

/** Actions on a user by another; an edit is told by its fields. A new password is recorded where it is written. */
const BY_ACTION: Readonly<Record<ChangeAction, KindAndDetail | null>> = {
  create: { kind: 'account_created', detail: 'administration' },
  activate: { kind: 'account_activated' },
  deactivate: { kind: 'account_deactivated' },
  send_link: { kind: 'reset_requested', detail: 'administration' },
  edit: null,
  delete: null,
  hide: null,
  show: null,
  accept: null,
  reject: null,
  resend: null,
  withdraw: null,
  export: null,
  test: null,
};

/** Facts of a user on which depends what the user may see and do. */
const ACCESS = SECURITY_EVENTS.access_changed satisfies readonly ChangeField[];

const SECRETS: readonly (readonly [ChangeField, KindAndDetail])[] = [
  ['ssoKeyReplaced', { kind: 'secret_changed', detail: 'sso' }],
  ['secretReplaced', { kind: 'secret_changed', detail: 'webhook' }],
  ['secretShown', { kind: 'secret_shown', detail: 'webhook' }],
];

/**
 * Returns the security events of a change of the change log, so that whoever records the change need not think of
 * them.
 */
export function eventsOfChange(
  { userId: actorId }: { userId: number },
  { subject, subjectId, companyId, action, before, after }: Change,
): SecurityEvent[] {
  const differing = differingFields(before, after);
  if (action === 'export') {
    return [{ kind: 'exported', detail: subject as TakenSubject, userId: actorId, companyId }];
  }
  if (subject !== 'user') {
    return SECRETS.flatMap(([field, event]) =>
      differing.includes(field) ? [{ ...event, userId: actorId, companyId }] : [],
    );
  }
  const about = { userId: subjectId, companyId, actorId: actorId === subjectId ? null : actorId };
  if (action === 'create' && about.actorId === null) {
    return [{ kind: 'account_created', detail: 'invitation', ...about }];
  }
  if (action !== 'edit') return BY_ACTION[action] ? [{ ...BY_ACTION[action], ...about }] : [];
  const access = ACCESS.filter((detail) => differing.includes(detail));
  return [
    ...(differing.includes('email') ? [{ kind: 'email_changed' as const, ...about }] : []),
    ...access.map((detail) => ({ kind: 'access_changed' as const, detail, ...about })),
  ];
}
