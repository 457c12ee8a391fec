import type { PatientRule } from '@aval/domain/validation/steps/patient-schema';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Services } from '../services';

/** Columns of a company that say what it takes as a patient. */
export const PATIENT_RULE = {
  cardNumberPattern: true,
  cardNumberHint: true,
  namesOfAnyCountry: true,
} as const satisfies Record<keyof PatientRule, true> & Prisma.CompanySelect;

/** Returns what a company takes as a patient. Source: docs/rules.md 2.27, 5.7. */
export function getPatientRule(services: Services, companyId: number): Promise<PatientRule> {
  return services.database.company.findUniqueOrThrow({ where: { id: companyId }, select: PATIENT_RULE });
}
