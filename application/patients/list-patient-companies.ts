import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { companyOfLists } from '@aval/domain/access/scope';
import type { PatientRule } from '@aval/domain/validation/steps/patient-schema';
import { OPEN_INSURERS } from '../companies/insurers';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import { PATIENT_RULE } from './patient-rule';

export interface PatientCompany extends PatientRule {
  id: number;
  name: string;
}

/**
 * Lists the companies for which the form creates patients, or only the one in context, with their rules for patients.
 */
export function listPatientCompanies(services: Services, actor: Actor): Promise<PatientCompany[]> {
  const inContext = companyOfLists(actor);
  return findCompanies(services, actor, inContext === null ? actor.companyIds : [inContext]);
}

/**
 * Finds the company named by a form, whichever is in context by now; null when it is none of the actor's. Source:
 * docs/rules.md 5.6.
 */
export async function findPatientCompany(services: Services, actor: Actor, id: number): Promise<PatientCompany | null> {
  const [company = null] = await findCompanies(services, actor, actor.companyIds.includes(id) ? [id] : []);
  return company;
}

async function findCompanies({ database }: Services, actor: Actor, ids: readonly number[]): Promise<PatientCompany[]> {
  if (!roleMay(actor.role, 'patients.create')) return [];
  return database.company.findMany({
    where: { ...OPEN_INSURERS, id: { in: [...ids] } },
    orderBy: BY_NAME,
    select: { id: true, name: true, ...PATIENT_RULE },
  });
}
