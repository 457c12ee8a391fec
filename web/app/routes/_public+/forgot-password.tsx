import { requestReset } from '@aval/application/access/passwords/request-reset';
import { forgotPasswordSchema } from '@aval/domain/validation/dialogs/access-schemas';
import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useAnswer } from '../../components/entries/failed-try';
import { ForgottenForm } from '../../features/access/components/forgotten-form';
import { SignInPage } from '../../features/access/components/sign-in-page';
import { readForm } from '../../server/forms/read-form.server';
import { publicRoute, requireSignedOut } from '../../server/guards.server';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSignedOut(request);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant } = await publicRoute(request);
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordSchema, disableAutoCoercion: true });
  if (submission.status !== 'success')
    return data({ reply: submission.reply(), minutes: undefined }, { status: outcomeCode({ status: 'invalid' }) });
  const result = await requestReset(getServices(), { tenant, address: context.clientAddress, ...submission.value });
  if (result.status === 'asked') return redirectWithToast('/login', ASKED);
  const { waitSeconds } = result;
  return data(
    { reply: submission.reply(), minutes: Math.ceil(waitSeconds / 60) },
    { status: 429, headers: { 'Retry-After': String(waitSeconds) } },
  );
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

const ASKED = { kind: 'info', title: 'auth:forgotten.asked', description: 'auth:forgotten.askedText' } as const;

/** When to come back, for a browser without script too. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'auth:forgotten.title');

export default function ForgotPassword() {
  const answer = useAnswer<typeof action>();
  return (
    <SignInPage>
      <ForgottenForm reply={answer?.reply} minutes={answer?.minutes} />
    </SignInPage>
  );
}

/** Its own, since Remix loads what stands above a boundary and not the boundary's own route: the root's would have neither words nor brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
