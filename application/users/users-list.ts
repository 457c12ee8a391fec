import { ROLE_NAMES, type RoleName } from '@aval/domain/access/roles';
import { plainList } from '../lists/plain-list';

/** Filters and orders of the list of users. Source: docs/rules.md 5.29, 9.1. */
export const USERS_LIST = plainList({
  filters: {
    name: 'text',
    email: 'text',
    dni: 'text',
    companyId: 'id',
    role: ROLE_NAMES as [RoleName, ...RoleName[]],
    state: ['active', 'inactive'],
  },
  sorts: ['name', 'dni', 'email', 'role', 'company', 'active'],
});
