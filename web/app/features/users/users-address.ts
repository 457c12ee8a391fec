import { USERS_LIST } from '@aval/application/users/users-list';
import { listAddress } from '../../components/plain-list/list-address';

export const USERS = listAddress('/app/users', USERS_LIST);

/** The parameter that opens the question. */
export const DEACTIVATE = 'deactivate';

/** The pages of one user. */
export const USER = {
  create: `${USERS.path}/create`,
  profile: (id: number) => `${USERS.path}/profile/${id}`,
  /** The profile with the question of who takes over. */
  deactivate: (id: number) => `${USERS.path}/profile/${id}?${DEACTIVATE}`,
  edit: (id: number) => `${USERS.path}/${id}/edit`,
  /** What other ties would bring about. */
  consequences: (id: number) => `${USERS.path}/${id}/consequences`,
  /** Everybody's own. */
  own: '/app/account',
  doctorsOf: (companyId: number) => `${USERS.path}?role=DOCTOR&companyId=${companyId}`,
  demands: (doctorId: number) => `/app/demands?doctorId=${doctorId}`,
};
