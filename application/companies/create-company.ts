import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { NewCompanyInput } from '@aval/domain/validation/companies/company-schema';
import { message } from '@aval/domain/validation/fields/message';
import { forCompanies, type Transaction } from '@aval/prisma/scope';
import { lockCatalogue } from '../catalogues/entries/catalogue';
import type { CreateEntryResult } from '../catalogues/entries/create-entry';
import { recordChange } from '../change-record/record-change';
import type { FormIssue } from '../engine/outcomes';
import { orBusy } from '../health/or-busy';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { factsOf, findCompany } from './company-columns';
import { findTakenHost, setHosts } from './company-hosts';

/** Creates a company without users; it asks nobody to accept terms until it has some. Source: docs/rules.md 5.33. */
export async function createCompany(
  { database }: Services,
  actor: Actor,
  { hosts, slogan, ...columns }: NewCompanyInput,
  keep: KeepMade = keepNothing,
): Promise<CreateEntryResult> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  // Take the id first, since the transaction's scope has to contain it.
  const [{ id }] = await database.$queryRaw<[{ id: number }]>`SELECT nextval('company_id_seq')::int AS id`;
  const written = forCompanies(database, [id]).run(async (tx): Promise<CreateEntryResult> => {
    await lockCatalogue(tx, 'company');
    const issues = await issuesOf(tx, { hosts, ...columns });
    if (issues.length > 0) return { status: 'invalid', issues };
    await tx.company.create({ data: { ...columns, id, slogan: slogan ?? '' }, select: { id: true } });
    await setHosts(tx, id, hosts);
    const company = await findCompany(tx, id);
    if (!company) throw new Error('a company that was just made is not there');
    await recordChange(tx, actor, {
      subject: 'company',
      subjectId: id,
      companyId: id,
      name: company.name,
      action: 'create',
      before: null,
      after: factsOf(company),
    });
    await keep(tx, id);
    return { status: 'done', id };
  });
  return orBusy(written);
}

type Unique = Pick<NewCompanyInput, 'hosts' | 'subdomain' | 'referencePrefix'>;

async function issuesOf(tx: Transaction, { hosts, subdomain, referencePrefix }: Unique): Promise<FormIssue[]> {
  const [bySubdomain, byPrefix] = [
    await tx.company.findUnique({ where: { subdomain }, select: { id: true } }),
    await tx.company.findUnique({ where: { referencePrefix }, select: { id: true } }),
  ];
  const host = await findTakenHost(tx, hosts, null);
  return [
    ...(bySubdomain ? [{ path: 'subdomain', message: message('subdomainTaken') }] : []),
    ...(byPrefix ? [{ path: 'referencePrefix', message: message('prefixTaken') }] : []),
    ...(host ? [host] : []),
  ];
}
