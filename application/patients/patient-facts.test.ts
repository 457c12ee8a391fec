import { PATIENT_FIELD_NAMES } from '@aval/domain/patients/patient-fields';
import { Prisma } from '@aval/prisma/generated/client';
import { expect, it } from 'vitest';

/** Columns that the product keeps for itself. */
const OWN = [
  'id',
  'companyId',
  'createdById',
  'createdAt',
  'updatedAt',
  'revision',
  'searchName',
  'sortName',
  'cardKey',
  'cardKeyCopy',
];

it('every column of a patient is a field of the table, or the product’s own', () => {
  expect(Object.keys(Prisma.PatientScalarFieldEnum).sort()).toEqual([...PATIENT_FIELD_NAMES, ...OWN].sort());
});
