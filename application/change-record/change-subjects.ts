/** Subjects of the change log. Source: docs/rules.md 5.16. */
export const CHANGE_SUBJECTS = [
  'company',
  'user',
  'invitation',
  'patient',
  'center',
  'drug',
  'presentation',
  'code',
  'reminders',
  'webhook',
  'regimen',
  'rules',
  'changes',
  'security',
] as const;
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number];
/** Subjects with a list that can be exported. */
export type TakenSubject = Exclude<ChangeSubject, 'patient' | 'reminders' | 'webhook' | 'rules'>;

export const CHANGE_ACTIONS = [
  'create',
  'edit',
  'delete',
  'hide',
  'show',
  'activate',
  'deactivate',
  'accept',
  'reject',
  'resend',
  'send_link',
  'withdraw',
  'export',
  'test',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];
