import type { RoleName } from '@aval/domain/access/roles';
import { describe, expect, it } from 'vitest';
import { maySignInAt } from './sign-in-place';

const home = { companyId: 2, isDefault: false };
const other = { companyId: 3, isDefault: false };
const platform = { companyId: 1, isDefault: true };

// Role, then whether it may sign in at the own company's host, another company's host, the default host.
const EXPECTED: [RoleName, boolean, boolean, boolean][] = [
  ['SUPERADMIN', true, true, true],
  ['ADMIN', true, true, true],
  ['MANAGER', true, false, true],
  ['REPRESENTATIVE', true, false, true],
  ['CONSULTANT', true, true, true],
  ['SUPERVISOR', true, false, true],
  ['DOCTOR', true, false, true],
  ['ASSISTANT', true, false, true],
];

describe('maySignInAt', () => {
  it.each(EXPECTED)('decides for %s at the own, another and the default host', (role, atHome, atOther, atDefault) => {
    const belongsToPlatform = ['SUPERADMIN', 'ADMIN', 'CONSULTANT', 'MANAGER'].includes(role);
    const user = {
      role,
      companyId: belongsToPlatform ? null : 2,
      permittedCompanyIds: role === 'MANAGER' ? [2] : [],
    };
    expect([maySignInAt(home, user), maySignInAt(other, user), maySignInAt(platform, user)]).toEqual([
      atHome,
      atOther,
      atDefault,
    ]);
  });
});
