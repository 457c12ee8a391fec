import { DUPLICATION_REFUSALS } from '@aval/application/demands/filing/duplicate-demand';
import { INVITATION_STATES } from '@aval/domain/access/invitation-status';
import { REFUSALS } from '@aval/domain/demand/lifecycle/commands';
import { z } from 'zod';
import { instant } from '../schemas/atoms';

/** What is wrong, as programs read it: these names never change their meaning. Source: docs/rules.md 10.1. */
export const PROBLEM_CODES = {
  malformed: 400,
  unknown_parameter: 400,
  signed_out: 401,
  wrong_credentials: 401,
  forbidden: 403,
  company_forbidden: 403,
  PASSWORDEXPIRED: 403,
  REQUIRERESETPASSWORD: 403,
  REQUIREACCEPTTERMS: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  stale: 409,
  refused: 409,
  alike: 409,
  key_reused: 409,
  length_required: 411,
  too_large: 413,
  unsupported_type: 415,
  unsupported_encoding: 415,
  invalid: 422,
  infected: 422,
  too_many_requests: 429,
  failed: 500,
  unavailable: 503,
} as const;

const changedSince = z
  .object({
    sequence: z.int(),
    createdAt: instant,
    action: z.string(),
    displayStatus: z.string(),
  })
  .meta({ id: 'ChangedSince' });

/**
 * Why the table of transitions refuses a command, or a demand is not copied; that a document could not be made; of an invitation the state that it is
 * in, or that somebody has the account already.
 */
const TOLD_REFUSALS = [
  ...new Set([...REFUSALS, ...DUPLICATION_REFUSALS, 'document_failed', ...INVITATION_STATES, 'registered'] as const),
];
export type ToldRefusal = (typeof TOLD_REFUSALS)[number];

export type ProblemCode = keyof typeof PROBLEM_CODES;
export type ProblemStatus = (typeof PROBLEM_CODES)[ProblemCode];

export type ChangedSince = z.input<typeof changedSince>;

export interface ProblemDetails {
  /** Messages of schemas (i18n keys) by the path of the field. */
  issues?: readonly { path: string; message: string }[];
  /** An i18n key instead of the code's own words. */
  message?: string;
  /** What the words name. */
  params?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Whom or what it is about. */
  ids?: readonly number[];
  refusal?: ToldRefusal;
  /** What has happened since, where the sender has read an older state. */
  changed?: readonly ChangedSince[];
}

/** What is wrong with a field, as programs read it; a value that somebody else has is `taken`. Source: docs/rules.md 10.1. */
export const FIELD_CODES = ['taken', 'required', 'unknown', 'locked', 'invalid'] as const;

/** Thrown wherever a call ends without what was asked for. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
  ) {
    super(code);
  }

  get status(): ProblemStatus {
    return PROBLEM_CODES[this.code];
  }
}

const CODES = Object.keys(PROBLEM_CODES) as [ProblemCode, ...ProblemCode[]];

export const problemSchema = z
  .object({
    message: z.string().meta({
      description: 'What is wrong, in the language of Accept-Language; for an unmet obligation its name.',
      example: 'No se encuentra.',
    }),
    code: z.enum(CODES).meta({ description: 'The same, for programs: it never changes its meaning.' }),
    refusal: z.enum(TOLD_REFUSALS).optional().meta({
      description:
        'Why the life of a demand does not allow a command, or a copy; of an invitation, the state it is in.',
    }),
    changed: z
      .array(changedSince)
      .optional()
      .meta({ description: 'Of code stale: what was done to a demand since; its number is in ETag.' }),
    ids: z
      .array(z.int())
      .optional()
      .meta({ description: 'Of code alike: who may be the same patient; sent as knows, they are other people.' }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({
      description:
        'What is wrong with each field, by its path in what was sent; of a file that was brought before, by its id (ficherosAdjuntos.id=22.descripcion).',
    }),
    errorCodes: z
      .record(z.string(), z.array(z.enum(FIELD_CODES)))
      .optional()
      .meta({
        description:
          'The same by the same paths, for programs: taken (somebody else has that number, name, e-mail, code or address already), required, unknown (no such field), locked, and invalid for all else.',
        example: { cardNumber: ['taken'] },
      }),
  })
  .meta({ id: 'Problem' });
