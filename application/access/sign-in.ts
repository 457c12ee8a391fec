import { roleName } from '@aval/domain/access/roles';
import { LONGEST_ENTERED_PASSWORD } from '@aval/domain/validation/identity';
import { verifyPassword } from '@aval/platform/password-hash';
import type { Services } from '../services';
import type { Tenant } from './find-tenant';
import { createSessionToken, hashSessionToken } from './session-token';
import { countAttempt, forgiveAttempts } from './sign-in-attempts';
import { maySignInAt } from './sign-in-place';

export interface SignInOptions {
  tenant: Tenant;
  email: string;
  password: string;
  /** The address that the request came from. */
  address: string;
}

export type SignInOutcome =
  | { status: 'signed_in'; token: string; userId: number }
  /** Wrong e-mail, wrong password, deactivated, or not at this host: the answer does not say which. */
  | { status: 'refused' }
  | { status: 'throttled'; waitSeconds: number };

export async function signIn(services: Services, options: SignInOptions): Promise<SignInOutcome> {
  const { database, clock } = services;
  const email = options.email.trim().toLowerCase();
  const attempt = { email, address: options.address };
  const waitSeconds = await countAttempt(services, attempt);
  if (waitSeconds !== null) return { status: 'throttled', waitSeconds };

  const user = await database.userAccount.findUnique({
    where: { email },
    select: {
      id: true,
      roleId: true,
      companyId: true,
      active: true,
      passwordHash: true,
      lastCenterId: true,
      lastDoctorId: true,
      permittedCompanies: { select: { companyId: true } },
    },
  });
  // Putting a long text into one form takes seconds: one that is too long is compared with nothing, and takes as long as any other.
  const isComparable = options.password.length <= LONGEST_ENTERED_PASSWORD;
  const isPasswordRight = isComparable
    ? await verifyPassword(user?.passwordHash ?? null, options.password)
    : await verifyPassword(null, '');
  const isWelcome =
    user?.active &&
    maySignInAt(options.tenant, {
      role: roleName(user.roleId),
      companyId: user.companyId,
      permittedCompanyIds: user.permittedCompanies.map((permitted) => permitted.companyId),
    });
  if (!isPasswordRight || !isWelcome) return { status: 'refused' };

  const token = createSessionToken();
  const now = clock.now();
  await database.userSession.create({
    data: {
      tokenHash: hashSessionToken(token),
      userId: user.id,
      hostCompanyId: options.tenant.companyId,
      centerId: user.lastCenterId,
      doctorId: user.lastDoctorId,
      createdAt: now,
      lastSeenAt: now,
    },
  });
  await forgiveAttempts(services, attempt);
  return { status: 'signed_in', token, userId: user.id };
}
