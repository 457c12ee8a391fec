import { createPatient } from '@aval/prisma/factories/patient';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';
import { MOST_LISTED_ROWS } from '../lists/browse-list';
import { listWholePatients } from './list-whole-patients';
import { PATIENTS_LIST } from './patients-list';

const MERIDIANA = 2;
const ALBORADA = 3;

const scene = await useCasesForFile();
it('a list longer than the limit is recorded with the rows that are returned, by their companies', async () => {
  const { services, owner } = scene;
  const { userId } = await scene.actorOf('doctor@meridiana.test');
  const { id } = await createPatient(owner, { companyId: MERIDIANA, createdById: userId }, { lastName: 'Aaa' });
  await owner.$executeRaw`
    INSERT INTO patient (company_id, created_by_id, first_name, last_name, national_id, card_number, birthday, gender, type,
      updated_at)
    SELECT company_id, created_by_id, first_name, last_name, 'N' || place, 'C' || place, birthday, gender, type,
      updated_at
    FROM patient, generate_series(3, ${MOST_LISTED_ROWS}) AS place WHERE id = ${id}`;
  await createPatient(owner, { companyId: ALBORADA, createdById: userId }, { lastName: 'Abb' });
  await createPatient(owner, { companyId: MERIDIANA, createdById: userId }, { lastName: 'Acc' });
  await createPatient(owner, { companyId: ALBORADA, createdById: userId }, { lastName: 'Add' });
  const admin = await scene.actorOf('admin@aval.test');
  const found = await listWholePatients(services, admin, { ...PATIENTS_LIST.parse(new URLSearchParams()), text: null });
  expect(found?.rows.slice(-2).map(({ lastName }) => lastName)).toEqual(['Aaa', 'Abb']);
  expect(found?.rows).toHaveLength(MOST_LISTED_ROWS);
  expect(found?.count).toBeGreaterThan(MOST_LISTED_ROWS);
  const records = await owner.accessRecord.findMany({
    where: { userId: admin.userId, subject: 'export' },
    orderBy: { companyId: 'asc' },
  });
  expect(records).toMatchObject([
    { list: 'patients', companyId: MERIDIANA, rowCount: MOST_LISTED_ROWS - 1 },
    { list: 'patients', companyId: ALBORADA, rowCount: 1 },
  ]);
});
