import { browseCompanies } from '@aval/application/companies/browse-companies';
import { COMPANIES_LIST } from '@aval/application/companies/companies-list';
import type { Company } from '@aval/application/companies/company-columns';
import { createCompany } from '@aval/application/companies/create-company';
import { getCompany } from '@aval/application/companies/get-company';
import { getPolicy } from '@aval/application/companies/get-policy';
import { lookUpCompanies } from '@aval/application/companies/look-up-companies';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { newCompanySchema } from '@aval/domain/validation/companies/company-schema';
import { POLICY_TYPES } from '@aval/domain/validation/companies/company-texts';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { tellRevision } from '../answers/tell-revision';
import { TOLD_POLICY } from '../examples/company-examples';
import { type Operation, operation, publicOperation } from '../operations/operation';
import { commandHeaders } from '../requests/command-key';
import { flagQuery } from '../requests/flag-query';
import { includeQuery } from '../requests/include-query';
import { extentOf, listQuery, pageAnswer, toListQuery, WHOLE } from '../requests/list-query';
import { makeOnce } from '../requests/make-once';
import { readByForm } from '../requests/read-by-form';
import { companyParams, pageOf } from '../schemas/atoms';
import {
  companyAnswer,
  companyRowAnswer,
  namedCompany,
  newCompanyFields,
  ofCompany,
  ofCompanyRow,
  ofTenant,
  tenantAnswer,
  toHosts,
} from './company-fields';

export const tag = 'Companies';

export async function findCompany(services: Services, actor: Actor, id: number): Promise<Company> {
  const found = await getCompany(services, actor, id);
  if (!found) throw new Problem('not_found');
  return found.company;
}

export const ABOUT_COMPANY = {
  params: companyParams,
  isInSight: async (services: Services, actor: Actor, { id }: { id: number }) =>
    (await getCompany(services, actor, id)) !== null,
};

/** Returns the public texts of a company that are not empty. */
export async function findPolicies(services: Services, id: number) {
  const found = await Promise.all(
    POLICY_TYPES.map(async (type) => ({ type, content: (await getPolicy(services, id, type))?.html ?? '' })),
  );
  return found.filter(({ content }) => content !== '');
}

export const companyOperations: readonly Operation[] = [
  publicOperation({
    method: 'get',
    path: '/companies/me',
    tag,
    operationId: 'getTenant',
    summary: 'Get the company of this host',
    answer: { status: 200, description: 'The company as shown on its public pages.', schema: tenantAnswer },
    handle: async ({ tenant }) => ofTenant(tenant),
  }),
  publicOperation({
    method: 'get',
    path: '/companies/me/{type}',
    tag,
    operationId: 'getPolicy',
    summary: 'Get the public texts of the company of this host: legal notice, privacy policy, terms',
    params: z.object({ type: z.enum(POLICY_TYPES).meta({ description: 'The kind of text.' }) }),
    answer: {
      status: 200,
      description: 'HTML, limited to what the editor can produce.',
      schema: z
        .object({
          type: z.enum(POLICY_TYPES).meta({ description: 'The kind of text.' }),
          content: z.string().meta({ description: 'HTML.' }),
          updatedAt: z.iso.datetime(),
        })
        .meta({ id: 'ToldPolicy', example: TOLD_POLICY }),
    },
    async handle({ services, tenant, params }) {
      const policy = await getPolicy(services, tenant.companyId, params.type);
      if (!policy) throw new Problem('not_found');
      return { type: params.type, content: policy.html, updatedAt: policy.updatedAt.toISOString() };
    },
  }),
  operation(
    { permission: 'lookups.read' },
    {
      method: 'get',
      path: '/companies',
      tag,
      operationId: 'listCompanies',
      summary: 'List companies',
      query: listQuery(COMPANIES_LIST, {
        default: flagQuery.meta({ description: 'Whether to return the platform’s own company.' }),
        ...WHOLE,
      }),
      answer: {
        status: 200,
        description: 'A page with the total count, or all companies that the signed-in user works for.',
        schema: pageOf(z.union([companyRowAnswer, namedCompany])),
      },
      async handle({ services, session: { actor }, query }) {
        const { default: isDefault, all, ...rest } = query as { default?: string; all?: string };
        const extent = extentOf({ all });
        if (extent.isWhole && !roleMay(actor.role, 'companies.list')) {
          const companies = await lookUpCompanies(services, actor);
          return { rows: companies, count: companies.length };
        }
        const only = isDefault === 'true' ? { default: 'default' } : {};
        const found = await browseCompanies(services, actor, toListQuery(COMPANIES_LIST, { ...rest, ...only }), extent);
        if (!found) throw new Problem('forbidden');
        return pageAnswer(found, query, ofCompanyRow);
      },
    },
  ),
  operation(
    { permission: 'companies.view' },
    {
      method: 'get',
      path: '/companies/{id}',
      tag,
      operationId: 'getCompany',
      summary: 'Get a company',
      ...ABOUT_COMPANY,
      query: z.strictObject({ include: includeQuery(['policies', 'favicon']) }),
      answer: {
        status: 200,
        description: 'The company, with the included data.',
        schema: companyAnswer,
        hasRevision: true,
      },
      async handle({ services, session, params, query: { include }, context }) {
        const company = await findCompany(services, session.actor, params.id);
        tellRevision(context, company.revision);
        const { favicon, ...answer } = ofCompany(company);
        return {
          ...answer,
          ...(include?.has('favicon') ? { favicon } : {}),
          ...(include?.has('policies') ? { policies: await findPolicies(services, company.id) } : {}),
        };
      },
    },
  ),
  operation(
    { permission: 'companies.edit' },
    {
      method: 'post',
      path: '/companies',
      tag,
      operationId: 'createCompany',
      summary: 'Create a company',
      headers: commandHeaders,
      body: newCompanyFields,
      answer: {
        status: 201,
        locatedAt: '/companies/{id}',
        description: 'The new company. Edit it for further settings.',
        schema: companyAnswer,
        hasRevision: true,
      },
      async handle({ services, session, body, context }) {
        const { actor } = session;
        const made = await makeOnce({ services, session, context }, body, async (keep) => {
          const input = readByForm(newCompanySchema, { ...body, hosts: toHosts(body.hosts) });
          const result = await createCompany(services, actor, input, keep);
          return result.status === 'done' ? result.id : refuseOutcome(result);
        });
        const id = Number(made);
        // The actor's companies were read before this one existed.
        const now = { ...actor, companyIds: [...new Set([...actor.companyIds, id])] };
        const company = await findCompany(services, now, id);
        tellRevision(context, company.revision);
        return ofCompany(company);
      },
    },
  ),
];
