/**
 * Kinds of events of the security record, each with what it can be about: the way of a sign-in, why sessions ended, the
 * list that was exported. An empty list stands for nothing. Source: docs/rules.md 5.41.
 */
export const SECURITY_EVENTS = {
  signed_in: ['password', 'sso'],
  /** The password or token was wrong, or the account may not sign in at this host. */
  sign_in_failed: ['password', 'sso', 'not_admitted'],
  throttled: ['sign_in', 'reset', 'change'],
  signed_out: [],
  sessions_ended: ['owner', 'password', 'deactivated', 'company_left', 'company_deactivated', 'sso_key'],
  reset_requested: ['owner', 'administration'],
  /** E-mail and DNI or NIE that belong to nobody who may sign in here. */
  reset_refused: [],
  link_used: ['reset', 'invitation'],
  password_changed: ['owner', 'link', 'administration'],
  /** The present password was wrong when another one was to be set. */
  password_refused: [],
  account_created: ['invitation', 'administration'],
  account_activated: [],
  account_deactivated: [],
  email_changed: [],
  access_changed: ['company', 'companies', 'zones', 'centers', 'doctors', 'assistants'],
  secret_changed: ['sso', 'webhook'],
  secret_shown: ['webhook'],
  exported: [
    'demands',
    'patients',
    'documents',
    'access-record',
    'company',
    'user',
    'invitation',
    'center',
    'drug',
    'presentation',
    'code',
    'regimen',
    'changes',
    'security',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SecurityKind = keyof typeof SECURITY_EVENTS;

/** Details that events of a kind can have; never for a kind without any. */
export type DetailOf<Kind extends SecurityKind> = (typeof SECURITY_EVENTS)[Kind][number];
export type SecurityDetail = DetailOf<SecurityKind>;

type About<Kind extends SecurityKind> = (typeof SECURITY_EVENTS)[Kind] extends readonly []
  ? { kind: Kind; detail?: never }
  : { kind: Kind; detail: DetailOf<Kind> };

/** A kind with its detail. */
export type KindAndDetail = { [Kind in SecurityKind]: About<Kind> }[SecurityKind];

export const SECURITY_KINDS = Object.keys(SECURITY_EVENTS) as [SecurityKind, ...SecurityKind[]];

/** Kinds that pile up when somebody tries passwords. */
export const FAILURES = [
  'sign_in_failed',
  'throttled',
  'reset_refused',
  'password_refused',
] as const satisfies readonly SecurityKind[];
