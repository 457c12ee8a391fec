import { randomUUID } from 'node:crypto';
import { createPatient } from '@aval/prisma/factories/patient';
import { forTenant } from '@aval/prisma/scope';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { expect, test } from 'vitest';
import { createDraft } from './create-draft';

const { services, owner, actorOf } = await useCasesForFile();
const doctor = await actorOf('doctor@meridiana.test');
const companyId = doctor.companyIds[0] ?? 0;
const { centerId } = await owner.userCenter.findFirstOrThrow({
  where: { userId: doctor.userId, center: { type: { not: 'Realizador' } } },
});

test.each([
  ['a patient’s card number', 'patient'],
  ['a center', 'center'],
  ['a company', 'company'],
] as const)('a draft has the new name when it is begun while a change of %s is being saved', async (_name, renamed) => {
  const patient = await forTenant(services.database, companyId).run((tx) =>
    createPatient(tx, { companyId, createdById: doctor.userId }),
  );
  const { name } = await owner.company.findUniqueOrThrow({ where: { id: companyId } });
  const center = await owner.center.findUniqueOrThrow({ where: { id: centerId } });
  const waiting = async () => {
    const [found] = await owner.$queryRaw<[{ count: number }]>`
      SELECT count(DISTINCT pid)::int AS count FROM pg_locks
        WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`;
    return found.count;
  };
  const newDemandId = randomUUID();
  const form = { prescriberCenterId: String(centerId), patientId: String(patient.id) };
  const begun = await owner.$transaction(async (tx) => {
    if (renamed === 'patient') await tx.patient.update({ where: { id: patient.id }, data: { cardNumber: 'NUEVA1' } });
    if (renamed === 'center') await tx.center.update({ where: { id: centerId }, data: { name: `${center.name} bis` } });
    if (renamed === 'company') await tx.company.update({ where: { id: companyId }, data: { name: `${name} bis` } });
    const creation = createDraft(services, doctor, { newDemandId, doctorId: doctor.userId, form });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    // Wrapped, so that the transaction ends before the draft that waits for it.
    return { creation };
  });
  expect((await begun.creation).status).toBe('created');
  const { cardNumber, prescriberCenterName, companyName } = await owner.demand.findUniqueOrThrow({
    where: { id: newDemandId },
  });
  const shown = { patient: cardNumber, center: prescriberCenterName, company: companyName }[renamed];
  expect(shown).toBe({ patient: 'NUEVA1', center: `${center.name} bis`, company: `${name} bis` }[renamed]);
  await owner.center.update({ where: { id: centerId }, data: { name: center.name } });
  await owner.company.update({ where: { id: companyId }, data: { name } });
});
