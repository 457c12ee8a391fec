import type { NotThere } from '@aval/application/change-record/find-deletion';
import type { FormIssue } from '@aval/application/engine/outcomes';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { EntryAnswer } from '../components/entries/entry-form';
import { type FailedTry, failedTry } from '../components/entries/failed-try';
import { issuesByField } from './forms/issues-by-field';
import { readForm } from './forms/read-form.server';
import { outcomeCode, outcomeHeaders } from './outcome-codes';

const revisionSchema = z.coerce.number().int().min(0).max(2_147_483_647);

/**
 * Parses an entry's form by the schema of its page. The revision of a new entry is 0. Throws 400 for an invalid
 * revision.
 */
export async function readEntryForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const form = await readForm(request);
  const revision = revisionSchema.safeParse(form.get('revision') ?? '0');
  if (!revision.success) throw new Response(null, { status: 400 });
  return { form, submission: parseWithZod(form, { schema, disableAutoCoercion: true }), revision: revision.data };
}

/** Returns the entry id of an address. Throws 404 when it is not a valid id. */
export function requireEntryId(id: string | undefined): number {
  const read = rowIdSchema.safeParse(id);
  if (!read.success) throw new Response(null, { status: 404 });
  return read.data;
}

type Refused =
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | { status: 'stale' }
  | { status: 'busy' }
  | NotThere
  | { status: 'forbidden' };

type AnySubmission = Submission<unknown, string[], unknown>;

/** Fields that responses never include. */
const SECRETS = { hideFields: ['password', 'passwordConfirmation', 'ssoKey'] };

/** Response options when another write holds the entry, usually for seconds. */
export const BUSY = {
  status: outcomeCode({ status: 'busy' }),
  headers: outcomeHeaders({ status: 'busy', waitSeconds: 5 }),
};

/**
 * Throws the response for an entry that is deleted or does not exist; the page shows who deleted it. Source:
 * docs/rules.md 9.9.
 */
export function refuseMissing({ status, deletion = null }: NotThere): never {
  throw data(deletion, { status: outcomeCode({ status }) });
}

/** Returns the submitted form with its errors. */
export function refuseForm(submission: AnySubmission, fieldErrors: Record<string, string[]> = {}) {
  const answer: EntryAnswer = { reply: submission.reply({ fieldErrors, ...SECRETS }), isStale: false };
  return data(answer, { status: outcomeCode({ status: 'invalid' }) });
}

/** Returns or throws the response for a use case that refused the change. */
export function refuseEntry(submission: AnySubmission, result: Refused) {
  switch (result.status) {
    case 'invalid':
      return refuseForm(submission, issuesByField(result.issues));
    case 'stale': {
      const answer: EntryAnswer = { reply: submission.reply(SECRETS), isStale: true };
      return data(answer, { status: outcomeCode(result) });
    }
    case 'busy': {
      const answer: EntryAnswer & FailedTry = {
        ...failedTry('busy'),
        reply: submission.reply(SECRETS),
        isStale: false,
      };
      return data(answer, BUSY);
    }
    case 'not_found':
      return refuseMissing(result);
    case 'forbidden':
      throw new Response(null, { status: 403 });
  }
}
