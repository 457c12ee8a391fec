import { COMPANIES_LIST } from '@aval/application/companies/companies-list';
import type { CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import type { CreatedRole } from '@aval/domain/validation/users/user-schema';
import { listAddress } from '../../components/plain-list/list-address';

export const COMPANIES = listAddress('/app/companies', COMPANIES_LIST);

/** The parameter that opens the question. */
export const DEACTIVATE = 'deactivate';

/** The parameter of a form that was opened from the list of what a new company needs. */
export const FOR_SET_UP = 'setUp';

/** Where the pages of one company are. */
export const COMPANY = {
  list: COMPANIES.path,
  create: `${COMPANIES.path}/create`,
  /** The detail with the question whether to deactivate it. */
  deactivate: (id: number) => `${COMPANIES.path}/${id}?${DEACTIVATE}`,
  detail: (id: number) => `${COMPANIES.path}/${id}`,
  setUp: (id: number) => `${COMPANIES.path}/${id}#set-up`,
  /** Who works for it and may sign in: those that are counted of it. */
  users: (id: number) => `/app/users?companyId=${id}&state=active`,
  /** The forms of somebody new for it, which lead back to what it still needs. */
  newUser: (id: number, role: CreatedRole) =>
    `/app/users/create?${new URLSearchParams({ companyId: String(id), role, [FOR_SET_UP]: '' })}`,
  invite: (id: number) => `/app/invitations/create?companyId=${id}`,
  /** Which of its programs are told of what. */
  webhooks: (id: number) => `/app/webhooks?companyId=${id}`,
  edit: (id: number) => `${COMPANIES.path}/${id}/edit`,
  text: (id: number, type: CompanyTextType) => `${COMPANIES.path}/${id}/texts/${type}`,
  /** Cleans a text as it is typed, for its reader. */
  preview: (id: number) => `${COMPANIES.path}/${id}/preview`,
  /** What a version of the terms said. */
  terms: (id: number, version: number) => `${COMPANIES.path}/${id}/terms/${version}`,
};
