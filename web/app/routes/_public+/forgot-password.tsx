import { requestReset } from '@aval/application/access/passwords/request-reset';
import { forgotPasswordSchema } from '@aval/domain/validation/dialogs/access-schemas';
import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../components/entries/failed-try';
import { ForgottenAsked } from '../../features/access/components/forgotten-asked';
import { ForgottenForm } from '../../features/access/components/forgotten-form';
import { SignInPage } from '../../features/access/components/sign-in-page';
import { readKnownBrowser } from '../../server/cookies.server';
import { readForm } from '../../server/forms/read-form.server';
import { publicRoute, requireSignedOut } from '../../server/guards.server';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSignedOut(request);
  return { isAsked: new URL(request.url).searchParams.has(ASKED) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant } = await publicRoute(request);
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordSchema, disableAutoCoercion: true });
  if (submission.status !== 'success')
    return data({ reply: submission.reply(), minutes: undefined }, { status: outcomeCode({ status: 'invalid' }) });
  const browser = await readKnownBrowser(request);
  const asked = { tenant, address: context.clientAddress, browser, ...submission.value };
  const result = await requestReset(getServices(), asked);
  if (result.status === 'asked') return redirect(`/forgot-password?${ASKED}`);
  const { waitSeconds } = result;
  return data(
    { reply: submission.reply(), minutes: Math.ceil(waitSeconds / 60) },
    { status: 429, headers: { 'Retry-After': String(waitSeconds) } },
  );
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

/** Parameter that keeps the confirmation after a reload and lets the back button return to the form. */
const ASKED = 'asked';

/** Passes on Retry-After, so that submissions without scripts get it too. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'auth:forgotten.title');

export default function ForgotPassword() {
  const { isAsked } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <SignInPage>
      {isAsked ? <ForgottenAsked /> : <ForgottenForm reply={answer?.reply} minutes={answer?.minutes} />}
    </SignInPage>
  );
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
