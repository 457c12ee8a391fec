import { USERS_LIST } from '@aval/application/users/users-list';
import { listAddress } from '../../components/plain-list/list-address';

export const USERS = listAddress('/app/users', USERS_LIST);

/** Parameter that opens the dialog. */
export const DEACTIVATE = 'deactivate';

/** Addresses of a user's pages. */
export const USER = {
  create: `${USERS.path}/create`,
  profile: (id: number) => `${USERS.path}/profile/${id}`,
  /** Profile with the dialog that asks for a successor. */
  deactivate: (id: number) => `${USERS.path}/profile/${id}?${DEACTIVATE}`,
  edit: (id: number) => `${USERS.path}/${id}/edit`,
  /** Endpoint for the consequences of changed relations. */
  consequences: (id: number) => `${USERS.path}/${id}/consequences`,
  /** Own account of any user. */
  own: '/app/account',
  doctorsOf: (companyId: number) => `${USERS.path}?role=DOCTOR&companyId=${companyId}`,
  demands: (doctorId: number) => `/app/demands?doctorId=${doctorId}`,
};
