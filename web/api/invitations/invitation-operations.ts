import { acceptInvitation } from '@aval/application/invitations/accept-invitation';
import { getInvitation } from '@aval/application/invitations/get-invitation';
import { browseInvitations } from '@aval/application/invitations/list/browse-invitations';
import { INVITATIONS_LIST } from '@aval/application/invitations/list/invitations-list';
import { rejectInvitation } from '@aval/application/invitations/reject-invitation';
import { resendInvitation } from '@aval/application/invitations/resend-invitation';
import type { StepResult } from '@aval/application/invitations/take-step';
import { withdrawInvitation } from '@aval/application/invitations/withdraw-invitation';
import type { KeepMade } from '@aval/application/repetitions/made-under-key';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { rejectionForms } from '@aval/domain/validation/dialogs/invitation-schemas';
import { message } from '@aval/domain/validation/fields/message';
import { z } from 'zod';
import { Problem, type ToldRefusal } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { REJECTION } from '../examples/invitation-examples';
import { type Operation, operation } from '../operations/operation';
import { commandHeaders } from '../requests/command-key';
import { includeQuery } from '../requests/include-query';
import { listQuery, pageAnswer, toListQuery } from '../requests/list-query';
import { makeOnce } from '../requests/make-once';
import { readByForm } from '../requests/read-by-form';
import { idParams, pageOf } from '../schemas/atoms';
import {
  INVITATION_PARTS,
  type InvitationInclude,
  invitationAnswer,
  invitationRowAnswer,
  ofInvitation,
  ofInvitationRow,
  STATUSES,
  stateOfStatus,
} from './invitation-fields';

export const tag = 'Invitations';

const listed = listQuery(INVITATIONS_LIST, {
  status: z
    .string()
    .regex(/^[0-5]$/)
    .transform(Number)
    .optional()
    .meta({ override: { type: 'integer', minimum: 0, maximum: 5 }, description: STATUSES }),
  include: includeQuery(['company']),
});

interface ListedQuery {
  status?: number;
  include?: InvitationInclude;
}

/** Returns an invitation or account request with all its data. Throws `not_found`. */
export async function findInvitation(services: Services, actor: Actor, id: number, include: InvitationInclude) {
  const invitation = await getInvitation(services, actor, id);
  if (!invitation) throw new Problem('not_found');
  return ofInvitation(invitation, include);
}

const ABOUT_INVITATION = {
  params: idParams,
  isInSight: async (services: Services, actor: Actor, { id }: { id: number }) =>
    (await getInvitation(services, actor, id)) !== null,
};

interface Step<Body extends z.ZodType> {
  name: string;
  summary: string;
  body?: Body;
  take: (
    asked: { services: Services; actor: Actor; id: number; keep: KeepMade },
    body: z.output<Body>,
  ) => Promise<StepResult>;
}

/** Defines an admin's operation on an invitation, if its state allows it. Source: docs/rules.md 6.4. */
function stepOperation<Body extends z.ZodType = z.ZodObject<Record<string, never>>>({
  name,
  summary,
  body,
  take,
}: Step<Body>): Operation {
  return operation(
    { permission: 'invitations.review' },
    {
      method: 'post',
      path: `/invitations/{id}/${name}`,
      tag,
      operationId: `${name}Invitation`,
      summary,
      ...ABOUT_INVITATION,
      headers: commandHeaders,
      ...(body ? { body } : {}),
      answer: { status: 200, description: 'The new values.', schema: invitationAnswer },
      problems: ['refused'],
      async handle({ services, session, params: { id }, body: sent = {}, context }) {
        const { actor } = session;
        await makeOnce({ services, session, context }, sent, async (keep) => {
          const result = await take({ services, actor, id, keep }, sent as z.output<Body>);
          // The state does not allow it, possibly after another admin's operation; the problem names the state.
          if (result.status === 'stale') throw refused(result.state, 'api:problem.refused');
          if (result.status === 'registered') throw refused('registered', message('emailRegistered'));
          return result.status === 'done' ? id : refuseOutcome(result);
        });
        return findInvitation(services, actor, id, new Set(INVITATION_PARTS));
      },
    },
  );
}

function refused(refusal: ToldRefusal, words: string): Problem {
  return new Problem('refused', { refusal, message: words });
}

/** Source: docs/rules.md 10.16. */
export const invitationOperations: readonly Operation[] = [
  operation(
    { permission: 'invitations.list' },
    {
      method: 'get',
      path: '/invitations',
      tag,
      operationId: 'listInvitations',
      summary: 'List account requests and invitations',
      query: listed,
      answer: { status: 200, description: 'A page with the total count.', schema: pageOf(invitationRowAnswer) },
      async handle({ services, session, query }) {
        const { include, status, ...rest } = query as ListedQuery;
        const state = status === undefined ? undefined : stateOfStatus(status);
        const asked = toListQuery(INVITATIONS_LIST, { ...rest, status: state });
        const found = await browseInvitations(services, session.actor, asked);
        if (!found) throw new Problem('forbidden');
        return pageAnswer(found, query, (row) => ofInvitationRow(row, include));
      },
    },
  ),
  operation(
    { permission: 'invitations.view' },
    {
      method: 'get',
      path: '/invitations/{id}',
      tag,
      operationId: 'getInvitation',
      summary: 'Get an account request or an invitation',
      ...ABOUT_INVITATION,
      query: z.strictObject({ include: includeQuery(INVITATION_PARTS) }),
      answer: { status: 200, description: 'The current values.', schema: invitationAnswer },
      handle: ({ services, session, params, query }) =>
        findInvitation(services, session.actor, params.id, query.include),
    },
  ),
  stepOperation({
    name: 'validate',
    summary: 'Accept a request and send its link',
    take: ({ services, actor, id, keep }) => acceptInvitation(services, actor, id, keep),
  }),
  stepOperation({
    name: 'reject',
    summary: 'Reject a request and notify the applicant',
    body: z
      .strictObject({ reason: z.string().nullish().meta({ description: 'Sent to the applicant; optional.' }) })
      .meta({ id: 'Rejection', example: REJECTION }),
    async take({ services, actor, id, keep }, body) {
      // An invisible invitation is not found, whatever the input.
      await findInvitation(services, actor, id, undefined);
      const { reason } = readByForm(rejectionForms.call, body);
      return rejectInvitation(services, actor, { invitationId: id, reason }, keep);
    },
  }),
  stepOperation({
    name: 'resend',
    summary: 'Send a new link, valid for another fourteen days',
    take: ({ services, actor, id, keep }) => resendInvitation(services, actor, id, keep),
  }),
  stepOperation({
    name: 'withdraw',
    summary: 'Withdraw an unused invitation',
    take: ({ services, actor, id, keep }) => withdrawInvitation(services, actor, id, keep),
  }),
];
