import type { Session } from '@aval/application/access/load-session';
import { createInvitation } from '@aval/application/invitations/create-invitation';
import { listInvitationCompanies } from '@aval/application/invitations/invitation-companies';
import { idParameter } from '@aval/application/lists/page-parameters';
import { invitationSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { parseWithZod } from '@conform-to/zod/v4';
import { refuseEntry, refuseForm } from '../../server/entry-answers.server';
import { readForm } from '../../server/forms/read-form.server';
import { getServices } from '../../server/services.server';
import { followCompany } from '../../server/switch-context.server';
import { redirectWithToast } from '../../server/toast.server';
import { invitationAddress } from './invitations-address';

/** Loads the companies that users may be invited to, and the one preset by the link. */
export async function loadInvitationForm(request: Request, session: Session) {
  const companyId = idParameter.parse(new URL(request.url).searchParams.get('companyId') ?? undefined);
  if (companyId !== undefined) await followCompany(request, session, companyId);
  return { companies: await listInvitationCompanies(getServices(), session.actor), companyId: companyId ?? null };
}

/** Creates an invitation and redirects to it. */
export async function answerInvitation(request: Request, { actor }: Session) {
  const submission = parseWithZod(await readForm(request), { schema: invitationSchema, disableAutoCoercion: true });
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await createInvitation(getServices(), actor, submission.value);
  switch (result.status) {
    case 'created':
      return redirectWithToast(invitationAddress(result.invitationId), {
        kind: 'success',
        title: 'invitations:form.sent',
        description: 'invitations:form.sentText',
        params: { email: submission.value.email },
      });
    case 'invalid':
    case 'forbidden':
      return refuseEntry(submission, result);
  }
}
