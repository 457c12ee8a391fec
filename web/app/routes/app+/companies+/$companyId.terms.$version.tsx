import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadTermsVersion } from '../../../features/company-texts/company-texts-page.server';
import { TermsVersionPage } from '../../../features/company-texts/components/terms-version-page';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return loadTermsVersion(session, params);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'companyTexts:type.terms_conditions');

export default function CompanyTerms() {
  return <TermsVersionPage {...useLoaderData<typeof loader>()} />;
}
