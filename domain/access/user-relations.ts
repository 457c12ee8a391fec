import type { RoleName } from './roles';

/** Relations of a user besides the one company. Source: docs/rules.md 1.2. */
export const RELATIONS = ['companies', 'zones', 'centers', 'doctors', 'assistants'] as const;
export type Relation = (typeof RELATIONS)[number];

const RELATIONS_OF_ROLE: Readonly<Record<RoleName, readonly Relation[]>> = {
  SUPERADMIN: [],
  ADMIN: [],
  MANAGER: ['companies'],
  REPRESENTATIVE: ['zones'],
  CONSULTANT: [],
  SUPERVISOR: ['centers', 'doctors'],
  DOCTOR: ['centers', 'assistants'],
  ASSISTANT: ['doctors'],
};

export function relationsOf(role: RoleName): readonly Relation[] {
  return RELATIONS_OF_ROLE[role];
}

const OF_ONE_COMPANY: ReadonlySet<RoleName> = new Set(['REPRESENTATIVE', 'SUPERVISOR', 'DOCTOR', 'ASSISTANT']);

/** Whether the role belongs to one company, rather than to the platform or, as managers do, to several. */
export function belongsToOneCompany(role: RoleName): boolean {
  return OF_ONE_COMPANY.has(role);
}

/**
 * Whether a user of the role may move to another company: demands stay in the company where the doctor's side filed
 * them.
 */
export function mayChangeCompany(role: RoleName): boolean {
  return role === 'REPRESENTATIVE' || role === 'SUPERVISOR';
}
