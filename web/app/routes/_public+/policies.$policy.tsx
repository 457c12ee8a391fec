import { getPolicy } from '@aval/application/companies/get-policy';
import { POLICY_TYPES } from '@aval/domain/validation/companies/company-texts';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { PolicyPage } from '../../features/access/components/policy-page';
import { publicRoute } from '../../server/guards.server';
import { getServices } from '../../server/services.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

const policySchema = z.enum(POLICY_TYPES);

/**
 * Public policies of a company, for signed-in users too: legal notice, privacy policy, terms. Source: docs/rules.md
 * 14.3.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { tenant } = await publicRoute(request);
  const type = policySchema.safeParse(params.policy);
  if (!type.success) throw new Response(null, { status: 404 });
  return { type: type.data, policy: await getPolicy(getServices(), tenant.companyId, type.data) };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  pageTitle(matches, page ? `shell:policy.${page.type}` : 'shell:failure.notFound.title');

export default function PolicyRoute() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />;
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
