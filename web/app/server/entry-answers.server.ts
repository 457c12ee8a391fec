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

/** A form of an entry, read by the schema that its page uses. Of a new one the revision is 0. */
export async function readEntryForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const form = await readForm(request);
  const revision = revisionSchema.safeParse(form.get('revision') ?? '0');
  if (!revision.success) throw new Response(null, { status: 400 });
  return { form, submission: parseWithZod(form, { schema, disableAutoCoercion: true }), revision: revision.data };
}

/** The number of an entry in an address; what is no number is nobody's. */
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

/** Never sent back. */
const SECRETS = { hideFields: ['password', 'passwordConfirmation', 'ssoKey'] };

/** Somebody else has what is to be written, for seconds as a rule. */
export const BUSY = {
  status: outcomeCode({ status: 'busy' }),
  headers: outcomeHeaders({ status: 'busy', waitSeconds: 5 }),
};

/** For a form of what has gone meanwhile, or has never been: the page that sent it says who deleted it. Source: docs/rules.md 9.9. */
export function refuseMissing({ status, deletion = null }: NotThere): never {
  throw data(deletion, { status: outcomeCode({ status }) });
}

/** The form as it was sent, with what was wrong with it. */
export function refuseForm(submission: AnySubmission, fieldErrors: Record<string, string[]> = {}) {
  const answer: EntryAnswer = { reply: submission.reply({ fieldErrors, ...SECRETS }), isStale: false };
  return data(answer, { status: outcomeCode({ status: 'invalid' }) });
}

/** What a use case that did not do it is answered with. */
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
