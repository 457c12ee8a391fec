import { filingObstacle } from '@aval/application/context/filing-place';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ContextCards } from '../../features/home/components/context-cards';
import { requireUser } from '../../server/guards.server';
import { redirectOnward } from '../../server/toast.server';
import { pageTitle } from '../../shell/page-title';

/** Home page for users whose context has a choice, made or not; others are redirected. Source: docs/rules.md 14.2. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireUser(request);
  if (!session.context.hasChoice) throw redirectOnward(request, '/app/demands');
  const { cards, missing } = session.context;
  return { cards, missing, obstacle: filingObstacle(session) };
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'home:title');

export default function Home() {
  const loaded = useLoaderData<typeof loader>();
  return <ContextCards {...loaded} />;
}
