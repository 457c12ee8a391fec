import { randomInt } from 'node:crypto';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import type { Database } from '../client';
import type { UserAccount } from '../generated/client';
import type { Transaction } from '../scope';

export interface UserOptions {
  role: RoleName;
  companyId?: number;
  /** Companies of a manager. */
  permittedCompanyIds?: readonly number[];
  centerIds?: readonly number[];
  zoneIds?: readonly number[];
  /** Doctors whom an assistant or a supervisor works for. */
  doctorIds?: readonly number[];
  active?: boolean;
  passwordHash?: string;
}

/** Creates an account of a role with its relations. Without `passwordHash` nobody can sign in with it. */
export async function createUser(db: Database | Transaction, options: UserOptions): Promise<UserAccount> {
  const number = randomInt(100_000_000);
  const doctorIds = options.doctorIds ?? [];
  return db.userAccount.create({
    data: {
      name: `${options.role.toLowerCase()} ${number}`,
      dni: withControlLetter(number),
      email: `${options.role.toLowerCase()}-${number}@example.test`,
      passwordHash: options.passwordHash ?? 'no password',
      roleId: ROLES[options.role],
      companyId: options.companyId ?? null,
      active: options.active ?? true,
      acceptedTermsVersion: 1,
      membershipNumber: options.role === 'DOCTOR' ? String(number).padStart(9, '0') : null,
      permittedCompanies: { create: (options.permittedCompanyIds ?? []).map((companyId) => ({ companyId })) },
      centers: { create: (options.centerIds ?? []).map((centerId) => ({ centerId })) },
      zones: { create: (options.zoneIds ?? []).map((provinceId) => ({ provinceId })) },
      assistedDoctors: { create: options.role === 'ASSISTANT' ? doctorIds.map((doctorId) => ({ doctorId })) : [] },
      supervisedDoctors: { create: options.role === 'SUPERVISOR' ? doctorIds.map((doctorId) => ({ doctorId })) : [] },
    },
  });
}

/** Returns a DNI with its control letter. */
export function withControlLetter(number: number): string {
  return `${String(number).padStart(8, '0')}${'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(number % 23)}`;
}
