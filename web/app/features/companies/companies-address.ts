import { COMPANIES_LIST } from '@aval/application/companies/companies-list';
import type { CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import type { CreatedRole } from '@aval/domain/validation/users/user-schema';
import { listAddress } from '../../components/plain-list/list-address';

export const COMPANIES = listAddress('/app/companies', COMPANIES_LIST);

/** Parameter that opens the dialog. */
export const DEACTIVATE = 'deactivate';

/** Parameter of a form opened from the set-up list of a new company. */
export const FOR_SET_UP = 'setUp';

/** Addresses of a company's pages. */
export const COMPANY = {
  list: COMPANIES.path,
  create: `${COMPANIES.path}/create`,
  /** Detail page with the dialog to deactivate the company. */
  deactivate: (id: number) => `${COMPANIES.path}/${id}?${DEACTIVATE}`,
  detail: (id: number) => `${COMPANIES.path}/${id}`,
  setUp: (id: number) => `${COMPANIES.path}/${id}#set-up`,
  /** Active users of the company, who are the ones counted on its page. */
  users: (id: number) => `/app/users?companyId=${id}&state=active`,
  /** Forms for a new user of the company, which lead back to its set-up list. */
  newUser: (id: number, role: CreatedRole) =>
    `/app/users/create?${new URLSearchParams({ companyId: String(id), role, [FOR_SET_UP]: '' })}`,
  invite: (id: number) => `/app/invitations/create?companyId=${id}`,
  /** Webhooks of the company. */
  webhooks: (id: number) => `/app/webhooks?companyId=${id}`,
  edit: (id: number) => `${COMPANIES.path}/${id}/edit`,
  text: (id: number, type: CompanyTextType) => `${COMPANIES.path}/${id}/texts/${type}`,
  /** Endpoint that sanitises a text for its preview. */
  preview: (id: number) => `${COMPANIES.path}/${id}/preview`,
  /** Text of a version of the terms. */
  terms: (id: number, version: number) => `${COMPANIES.path}/${id}/terms/${version}`,
};
