import { isResetOpen, resetPassword } from '@aval/application/access/passwords/reset-password';
import { newPasswordSchema } from '@aval/domain/validation/dialogs/access-schemas';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useAnswer } from '../../components/entries/failed-try';
import { ResetForm } from '../../features/access/components/reset-form';
import { SignInPage } from '../../features/access/components/sign-in-page';
import { readForm } from '../../server/forms/read-form.server';
import { publicRoute, requireSignedOutForLink } from '../../server/guards.server';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  await requireSignedOutForLink(request);
  if (!(await isResetOpen(getServices(), { token }))) throw await redirectWithToast('/login', OVER);
  return null;
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  await publicRoute(request);
  const submission = parseWithZod(await readForm(request), { schema: newPasswordSchema, disableAutoCoercion: true });
  const hideFields: ('password' | 'passwordConfirmation')[] = ['password', 'passwordConfirmation'];
  if (submission.status !== 'success')
    return data({ reply: submission.reply({ hideFields }) }, { status: outcomeCode({ status: 'invalid' }) });
  const { password } = submission.value;
  const result = await resetPassword(getServices(), { token, password });
  switch (result.status) {
    case 'invalid': {
      const fieldErrors = { password: [result.errors.password] };
      return data({ reply: submission.reply({ hideFields, fieldErrors }) }, { status: outcomeCode(result) });
    }
    case 'over':
      return redirectWithToast('/login', OVER);
    case 'done':
      return redirectWithToast('/login', DONE);
  }
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

const DONE = { kind: 'success', title: 'auth:reset.done', description: 'auth:reset.doneText' } as const;
const OVER = { kind: 'error', title: 'auth:reset.over', description: 'auth:reset.overText' } as const;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'auth:reset.title');

export default function ResetPassword() {
  const answer = useAnswer<typeof action>();
  return (
    <SignInPage>
      <ResetForm reply={answer?.reply} />
    </SignInPage>
  );
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
