import type { Session } from '@aval/application/access/load-session';
import { browseCompanies } from '@aval/application/companies/browse-companies';
import { createCompany } from '@aval/application/companies/create-company';
import { editCompany } from '@aval/application/companies/edit-company';
import { getCompany } from '@aval/application/companies/get-company';
import { switchCompany } from '@aval/application/companies/switch-company';
import { roleMay } from '@aval/domain/access/permissions';
import { companySchema, newCompanySchema } from '@aval/domain/validation/companies/company-schema';
import { z } from 'zod';
import { BUSY, readEntryForm, refuseEntry, refuseForm, requireEntryId } from '../../server/entry-answers.server';
import { getEnvironment } from '../../server/environment.server';
import { readForm } from '../../server/forms/read-form.server';
import { plainListPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { COMPANIES, COMPANY } from './companies-address';

export const COMPANIES_PAGE = plainListPage(COMPANIES, browseCompanies);

/** Loads a company for one of its pages. */
export async function loadCompany({ actor }: Session, param: string | undefined) {
  const found = await getCompany(getServices(), actor, requireEntryId(param));
  if (!found) throw new Response(null, { status: 404 });
  return { ...found, mayEdit: roleMay(actor.role, 'companies.edit') };
}

/** Loads a company for its own page, which links to its hosts with the scheme and port of the installation. */
export async function loadCompanyPage(session: Session, param: string | undefined) {
  const found = await loadCompany(session, param);
  const addresses = found.company.hosts.map((host) => {
    const address = new URL(getEnvironment().PUBLIC_URL);
    address.hostname = host;
    return { host, address: address.origin };
  });
  return { ...found, addresses };
}

/** Saves a company's settings. */
export async function saveCompany({ actor }: Session, request: Request, param: string | undefined) {
  const id = requireEntryId(param);
  const { submission, revision } = await readEntryForm(request, companySchema);
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await editCompany(getServices(), actor, { id, revision, input: submission.value });
  if (result.status !== 'done' && result.status !== 'unchanged') return refuseEntry(submission, result);
  return redirectWithToast(COMPANY.detail(id), TOASTS[result.status]);
}

/** Creates a company and redirects to its set-up list. */
export async function makeCompany({ actor }: Session, request: Request) {
  const { submission } = await readEntryForm(request, newCompanySchema);
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await createCompany(getServices(), actor, submission.value);
  if (result.status !== 'done') return refuseEntry(submission, result);
  return redirectWithToast(COMPANY.detail(result.id), TOASTS.created);
}

const switchSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('activate') }),
  z.object({ intent: z.literal('deactivate') }),
]);

/** Deactivates or reactivates a company. */
export async function changeCompany({ actor }: Session, request: Request, param: string | undefined) {
  const id = requireEntryId(param);
  const form = switchSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const { intent } = form.data;
  const { status } = await switchCompany(getServices(), actor, { id, active: intent === 'activate' });
  if (status === 'busy') throw new Response(null, BUSY);
  if (status === 'forbidden' || status === 'default') throw new Response(null, { status: 403 });
  if (status === 'not_found') throw new Response(null, { status: 404 });
  return redirectWithToast(COMPANY.detail(id), TOASTS[intent]);
}

const TOASTS = {
  created: { kind: 'success', title: 'companies:toast.created', description: 'companies:toast.createdText' },
  activate: { kind: 'success', title: 'companies:toast.activated' },
  deactivate: { kind: 'success', title: 'companies:toast.deactivated' },
  done: { kind: 'success', title: 'companies:toast.saved' },
  unchanged: { kind: 'info', title: 'companies:toast.unchanged' },
} as const;
