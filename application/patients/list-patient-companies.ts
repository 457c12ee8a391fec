import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { companyOfLists } from '@aval/domain/access/scope';
import type { CardRule } from '@aval/domain/validation/fields/identity';
import { OPEN_INSURERS } from '../companies/insurers';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

export interface PatientCompany extends CardRule {
  id: number;
  name: string;
}

/** The companies of which somebody may make patients, the one in context alone, with what card numbers are there. */
export async function listPatientCompanies({ database }: Services, actor: Actor): Promise<PatientCompany[]> {
  if (!roleMay(actor.role, 'patients.create')) return [];
  const inContext = companyOfLists(actor);
  return database.company.findMany({
    where: { ...OPEN_INSURERS, id: { in: inContext === null ? [...actor.companyIds] : [inContext] } },
    orderBy: BY_NAME,
    select: { id: true, name: true, cardNumberPattern: true, cardNumberHint: true },
  });
}
