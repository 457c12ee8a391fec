import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RulesPage } from '../../features/rules/components/rules-page';
import { loadRules } from '../../features/rules/rules-page.server';
import { requirePermission } from '../../server/guards.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'rules.view');
  return loadRules(session);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'rules:title');

export default function Rules() {
  return <RulesPage {...useLoaderData<typeof loader>()} />;
}
