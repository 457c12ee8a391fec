import { contentFacts } from '@aval/domain/clinical/content-facts';
import { contentSchema } from '@aval/domain/validation/steps/content-schema';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../client';
import { regimens } from '../reference/regimens';
import { forTenant } from '../scope';
import { type ContentOptions, validContent } from './content';
import { fileDraft } from './filed-draft';

const TODAY = '2026-11-21';

let testDatabase: TestDatabase;
let db: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url);
});

afterAll(async () => {
  await db.$disconnect();
  await testDatabase.drop();
});

function make(options: Partial<ContentOptions>) {
  return forTenant(db, 2).read(async (tx) => {
    const doctor = await tx.userAccount.findUniqueOrThrow({
      where: { email: 'doctor@meridiana.test' },
      include: { centers: true },
    });
    const patient = await tx.patient.findFirstOrThrow();
    return validContent(tx, {
      companyId: 2,
      doctorId: doctor.id,
      prescriberCenterId: doctor.centers[0]?.centerId ?? 0,
      patientId: patient.id,
      today: TODAY,
      ...options,
    });
  });
}

test.each(regimens.map((regimen) => regimen.slug))('%s makes a request that the form accepts', async (regimen) => {
  const content = await make({ regimen, radiotherapy: true });
  const checked = contentSchema({ today: TODAY, mode: 'draft' }).safeParse(content);
  expect(checked.error?.issues).toBeUndefined();
  expect(checked.data).toEqual(content);
});

test('radiotherapy alone makes a valid request', async () => {
  const content = await make({ chemotherapy: false, radiotherapy: true, tumourType: 'prostata' });
  expect(contentSchema({ today: TODAY, mode: 'draft' }).safeParse(content).success).toBe(true);
  expect(contentFacts(content)).toMatchObject({ chemotherapy: false, radiotherapy: true, totalCycles: 0 });
});

test('a draft is stored with its list columns', async () => {
  const { demand, patient } = await fileDraft(db, {
    companyId: 3,
    doctorEmail: 'doctor@alborada.test',
    today: TODAY,
    radiotherapy: true,
  });
  expect(demand).toMatchObject({ status: 'DRAFT', type: 'both', cardNumber: patient.cardNumber, companyId: 3 });
  expect(demand.reference).toMatch(/^ALB-\d\d-\d{6}$/);
});
