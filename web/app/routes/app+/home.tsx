import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ContextCards } from '../../features/home/components/context-cards';
import { requireUser } from '../../server/guards.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireUser(request);
  if (!session.context.hasChoice) return redirect('/app/demands');
  const { cards, missing } = session.context;
  return { cards, missing };
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'home:title');

export default function Home() {
  const { cards, missing } = useLoaderData<typeof loader>();
  return <ContextCards cards={cards} missing={missing} />;
}
