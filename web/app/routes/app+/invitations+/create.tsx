import { createInvitation } from '@aval/application/invitations/create-invitation';
import { listInvitationCompanies } from '@aval/application/invitations/invitation-companies';
import { invitationSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../../components/entries/failed-try';
import { InvitationForm } from '../../../features/invitations/components/invitation-form';
import { invitationAddress } from '../../../features/invitations/invitations-address';
import { issuesByField } from '../../../server/forms/issues-by-field';
import { readForm } from '../../../server/forms/read-form.server';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';
import { redirectWithToast } from '../../../server/toast.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requirePermission(request, 'invitations.create');
  return { companies: await listInvitationCompanies(getServices(), actor) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requirePermission(request, 'invitations.create');
  const submission = parseWithZod(await readForm(request), { schema: invitationSchema, disableAutoCoercion: true });
  if (submission.status !== 'success') return data({ reply: submission.reply() }, { status: 400 });
  const result = await createInvitation(getServices(), actor, submission.value);
  switch (result.status) {
    case 'created':
      return redirectWithToast(invitationAddress(result.invitationId), {
        ...{ kind: 'success', title: 'invitations:form.sent', description: 'invitations:form.sentText' },
        params: { email: submission.value.email },
      });
    case 'invalid':
      return data({ reply: submission.reply({ fieldErrors: issuesByField(result.issues) }) }, { status: 422 });
    case 'forbidden':
      throw new Response(null, { status: 403 });
  }
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'invitations:form.title');

export default function CreateInvitation() {
  const { companies } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <InvitationForm companies={companies} reply={answer?.reply} />;
}
