import { DUPLICATION_REFUSALS } from '@aval/application/demands/filing/duplicate-demand';
import { INVITATION_STATES } from '@aval/domain/access/invitation-status';
import { REFUSALS } from '@aval/domain/demand/lifecycle/commands';
import { DISPLAY_STATUSES, SHOWN_ACTIONS } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { oneOf } from '../schemas/among';
import { instant } from '../schemas/atoms';
import { FIELD_CODES, ISSUE_CODES } from './issue-codes';

/** Machine-readable codes of problems, whose meaning never changes. Source: docs/rules.md 10.1. */
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
  range_not_satisfiable: 416,
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
    action: oneOf(SHOWN_ACTIONS),
    displayStatus: oneOf(DISPLAY_STATUSES),
  })
  .meta({ id: 'ChangedSince' });

/**
 * Refusals: of a command by the transition table, of a copy; a document that could not be made; the state of an
 * invitation, or an existing account.
 */
export const TOLD_REFUSALS = [
  ...new Set([...REFUSALS, ...DUPLICATION_REFUSALS, 'document_failed', ...INVITATION_STATES, 'registered'] as const),
];
export type ToldRefusal = (typeof TOLD_REFUSALS)[number];

export type ProblemCode = keyof typeof PROBLEM_CODES;
export type ProblemStatus = (typeof PROBLEM_CODES)[ProblemCode];

export type ChangedSince = z.input<typeof changedSince>;

export interface ProblemDetails {
  /** Messages of schemas (i18n keys) by the path of the field. */
  issues?: readonly { path: string; message: string }[];
  /** i18n key in place of the code's own words. */
  message?: string;
  /** Params of the words. */
  params?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Ids of the objects concerned. */
  ids?: readonly number[];
  refusal?: ToldRefusal;
  /** Entries since the state that the sender has read. */
  changed?: readonly ChangedSince[];
}

/**
 * Returns the type of a problem: a link into the API reference, which explains the problem and what to do about it.
 * Clients may compare types, so they never change. Source: docs/rules.md 10.1, RFC 9457.
 */
export function typeOf(code: ProblemCode): string {
  return `/api/docs#problem-${code}`;
}

/** Thrown when an operation ends without its result. */
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

export const issueSchema = z
  .object({
    path: z.string().meta({ description: 'Path of the field, as in errors.', example: 'cardNumber' }),
    code: z.enum(ISSUE_CODES).meta({ description: 'What is wrong with it; codes may be added.' }),
    message: z.string().meta({ description: 'The same in words.' }),
  })
  .meta({ id: 'Issue' });

export const problemSchema = z
  .object({
    type: z.string().meta({
      format: 'uri-reference',
      description: 'Identifies the kind of problem; leads to its description.',
      example: '/api/docs#problem-not_found',
    }),
    title: z.string().meta({
      description: 'The kind of problem in a few words, in the language of Accept-Language.',
      example: 'No encontrado',
    }),
    status: z.int().meta({ description: 'The status of the answer.', example: 404 }),
    message: z.string().meta({
      description: 'The error in the language of Accept-Language; for an unmet obligation, its name.',
      example: 'No se encuentra.',
    }),
    code: z.enum(CODES).meta({ description: 'Stable error code.' }),
    refusal: z.enum(TOLD_REFUSALS).optional().meta({
      description: 'Why the state of the demand does not allow the command or the copy; for an invitation, its state.',
    }),
    changed: z
      .array(changedSince)
      .optional()
      .meta({ description: 'With code stale: what was done to the demand since. Its new version is in ETag.' }),
    ids: z.array(z.int()).optional().meta({
      description:
        'With code alike: patients who may be the same person. Send their ids in knows to confirm that they are different people.',
    }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({
      description:
        'What is wrong with each field, by its path in the request body; for a file uploaded beforehand, by its id (ficherosAdjuntos.id=22.descripcion).',
    }),
    errorCodes: z
      .record(z.string(), z.array(z.enum(FIELD_CODES)))
      .optional()
      .meta({
        description:
          'The same paths with codes: taken (the number, name, e-mail, code or address is already in use), required, unknown (no such field), locked, or invalid; for a refused file the reason: file_type (not accepted, or with a file in it that is not), file_disguised (starts as a program or a page, or is not what its extension says), file_macros, file_objects (of another program), file_outside (takes content from elsewhere), file_password, file_damaged, file_cut_off, file_without_pages, file_ambiguous (programs read different things in it), file_name (of a file in an archive), file_empty, file_too_large, file_infected, file_unchecked (try again), or file_second (more than one in one field).',
        example: { cardNumber: ['taken'] },
      }),
    issues: z
      .array(issueSchema)
      .optional()
      .meta({ description: 'What is wrong with each field: path, code and words together.' }),
  })
  .meta({ id: 'Problem' });
