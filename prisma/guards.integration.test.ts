import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from './client';
import { fileDraft } from './factories/filed-draft';
import { createPatient } from './factories/patient';
import { storedVersion } from './factories/stored-version';
import type { Demand, Prisma } from './generated/client';
import { forCompanies, forTenant, withProjection } from './scope';

const TODAY = '2026-11-21';
const meridiana = { companyId: 2, doctorEmail: 'doctor@meridiana.test', today: TODAY };

let testDatabase: TestDatabase;
let db: Database;
/** Not subject to policies and grants, so what is refused to the owner is refused to everyone. */
let owner: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url);
  owner = createDatabase(testDatabase.ownerUrl);
});

afterAll(async () => {
  await db.$disconnect();
  await owner.$disconnect();
  await testDatabase.drop();
});

async function submitted(): Promise<Demand> {
  const { demand, content } = await fileDraft(db, meridiana);
  return withProjection(db, 2, async (tx) => {
    const commandId = randomUUID();
    const entry = { companyId: 2, demandId: demand.id, commandId };
    await tx.demandCommand.create({
      data: {
        id: commandId,
        companyId: 2,
        demandId: demand.id,
        type: 'submit',
        command: {},
        payload: {},
        payloadSha256: 'a'.repeat(64),
        expectedSequence: 0,
        occurredAt: new Date(),
      },
    });
    await tx.demandVersion.create({
      data: {
        ...entry,
        number: 1,
        ...storedVersion(content),
        patient: {},
        createdAt: new Date(),
      },
    });
    await tx.demandHistory.create({
      data: {
        ...entry,
        sequence: 1,
        action: 'REQUEST',
        versionNumber: 1,
        displayStatus: 'pending_analysis',
        state: {},
        createdAt: new Date(),
      },
    });
    return tx.demand.update({
      where: { id: demand.id },
      data: {
        status: 'ACTIVE',
        displayStatus: 'pending_analysis',
        sequence: 1,
        lastActionSequence: 1,
        submissionCommandId: commandId,
      },
    });
  });
}

test('versions, history and commands cannot be changed or removed, not even by the owner', async () => {
  const demand = await submitted();
  for (const table of ['demand_version', 'demand_history', 'demand_command'] as const) {
    const target = `${table} WHERE demand_id = '${demand.id}'`;
    await expect(owner.$executeRawUnsafe(`DELETE FROM ${target}`), table).rejects.toThrow(/never changed or removed/);
    await expect(
      owner.$executeRawUnsafe(`UPDATE ${table} SET created_at = now() WHERE demand_id = '${demand.id}'`),
      table,
    ).rejects.toThrow(/never changed or removed/);
    await expect(
      forTenant(db, 2).run((tx) => tx.$executeRawUnsafe(`DELETE FROM ${target}`)),
      table,
    ).rejects.toThrow(/permission denied/);
  }
});

test('the access record cannot be changed', async () => {
  const user = await owner.userAccount.findFirstOrThrow({ where: { companyId: 2 } });
  await forTenant(db, 2).run((tx) =>
    tx.accessRecord.create({ data: { companyId: 2, userId: user.id, subject: 'patient' } }),
  );
  await expect(owner.$executeRaw`DELETE FROM access_record`).rejects.toThrow(/never changed or removed/);
});

test('lifecycle columns change in a projection only', async () => {
  const demand = await submitted();
  const changes = [
    { status: 'CANCELED', displayStatus: 'canceled' },
    { assignedRoleId: 3 },
    { sequence: 7 },
    { state: { status: 'ACTIVE' } },
    { treatmentStart: new Date('2026-12-01') },
    { submissionCommandId: randomUUID() },
  ];
  for (const data of changes) {
    await expect(forTenant(db, 2).run((tx) => tx.demand.update({ where: { id: demand.id }, data }))).rejects.toThrow(
      /written by its projection only/,
    );
  }
  await forTenant(db, 2).run((tx) => tx.demand.update({ where: { id: demand.id }, data: { clockFaultCode: 'CLOCK' } }));
  const moved = await withProjection(db, 2, (tx) =>
    tx.demand.update({ where: { id: demand.id }, data: { assignedRoleId: 3 } }),
  );
  expect(moved).toMatchObject({ assignedRoleId: 3, clockFaultCode: 'CLOCK' });
  // The permission ended with its transaction.
  await expect(
    forTenant(db, 2).run((tx) => tx.demand.update({ where: { id: demand.id }, data: { assignedRoleId: 4 } })),
  ).rejects.toThrow(/written by its projection only/);
});

test('a draft has the start of its treatment from its saves, and nothing else of the lifecycle', async () => {
  const { demand } = await fileDraft(db, meridiana);
  const save = (data: Prisma.DemandUncheckedUpdateInput) =>
    forTenant(db, 2).run((tx) => tx.demand.update({ where: { id: demand.id }, data }));
  const treatmentStart = new Date('2026-12-01');
  expect(await save({ treatmentStart })).toMatchObject({ treatmentStart });
  expect(await save({ treatmentStart: null })).toMatchObject({ treatmentStart: null });
  await expect(save({ treatmentEnd: treatmentStart })).rejects.toThrow(/written by its projection only/);
  // Once submitted it is closed, even before the projection has written anything.
  await withProjection(db, 2, (tx) =>
    tx.demand.update({ where: { id: demand.id }, data: { submissionCommandId: randomUUID() } }),
  );
  await expect(save({ treatmentStart })).rejects.toThrow(/written by its projection only/);
});

test('a draft may be removed; a submitted demand may not, and its draft is closed', async () => {
  const { demand: draft } = await fileDraft(db, meridiana);
  await forTenant(db, 2).run((tx) => tx.demand.delete({ where: { id: draft.id } }));
  const demand = await submitted();
  const scope = forTenant(db, 2);
  const demandId_side = { demandId: demand.id, side: 'doctor' };
  await expect(scope.run((tx) => tx.demand.delete({ where: { id: demand.id } }))).rejects.toThrow();
  await expect(
    scope.run((tx) => tx.demandDraft.update({ where: { demandId_side }, data: { revision: 9 } })),
  ).rejects.toThrow(/the draft was submitted/);
  await scope.run((tx) =>
    tx.demandDraft.update({ where: { demandId_side }, data: { mode: 'missing_info', revision: 1 } }),
  );
  // The doctor's side cannot hold the company's mode.
  await expect(
    scope.run((tx) => tx.demandDraft.update({ where: { demandId_side }, data: { mode: 'administrative' } })),
  ).rejects.toThrow(/demand_draft_side_check/);
});

test('a child row of another company than its demand is refused', async () => {
  const demand = await submitted();
  const child = { companyId: 3, demandId: demand.id, commandId: randomUUID() };
  await expect(forCompanies(db, [2, 3]).run((tx) => tx.outbox.create({ data: child }))).rejects.toThrow(
    /another company/,
  );
  const patient = await forTenant(db, 2).run((tx) => createPatient(tx, { companyId: 2, createdById: demand.doctorId }));
  await expect(
    forCompanies(db, [2, 3]).run((tx) => tx.patient.update({ where: { id: patient.id }, data: { companyId: 3 } })),
  ).rejects.toThrow(/stays with/);
});

test('a row of one company names no file, version or code of another, not even as the owner', async () => {
  const demand = await submitted();
  const [version, other] = [
    await owner.demandVersion.findFirstOrThrow({ where: { demandId: demand.id } }),
    await owner.radiotherapyCode.findFirstOrThrow({ where: { companyId: 3 } }),
  ];
  const file = (companyId: number) => {
    const stored = { storageKey: randomUUID(), sha256: 'a'.repeat(64), size: 1, mediaType: 'application/pdf' };
    return owner.media.create({ data: { ...stored, id: randomUUID(), companyId, originalFilename: 'a.pdf' } });
  };
  const [own, foreign] = [await file(2), await file(3)];
  const drug = await owner.drug.findFirstOrThrow();
  const { id: presentationId } = await owner.presentation.findFirstOrThrow();
  const user = await owner.userAccount.findFirstOrThrow({ where: { companyId: 2 } });
  const attachment = { companyId: 2, demandId: demand.id, side: 'doctor', description: 'Informe' };
  const edition = { companyId: 2, demandId: demand.id, versionId: version.id, edition: 'submission' };
  const ofVersion = { versionId: version.id, companyId: 3 };
  const attempts: (() => Promise<unknown>)[] = [
    () => owner.attachment.create({ data: { ...attachment, mediaId: foreign.id } }),
    () =>
      owner.accessRecord.create({
        data: { companyId: 2, userId: user.id, subject: 'attachment', mediaId: foreign.id },
      }),
    () => owner.pdfEdition.create({ data: { ...edition, effectId: randomUUID(), mediaId: foreign.id } }),
    () => owner.demandVersionDrug.create({ data: { ...ofVersion, position: 9, drugId: drug.id, presentationId } }),
    () => owner.demandVersionExposure.create({ data: { ...ofVersion, drugId: drug.id } }),
    () => owner.demandVersionCode.create({ data: { ...ofVersion, codeId: other.id } }),
    () => owner.demandVersionCode.create({ data: { ...ofVersion, companyId: 2, codeId: other.id } }),
  ];
  for (const [place, attempt] of attempts.entries())
    await expect(attempt(), String(place)).rejects.toThrow(/another company/);
  const { id } = await owner.attachment.create({ data: { ...attachment, mediaId: own.id } });
  await expect(owner.attachment.update({ where: { id }, data: { mediaId: foreign.id } })).rejects.toThrow(
    /another company/,
  );
  // A file or a code does not leave the rows that name it behind.
  await expect(owner.media.update({ where: { id: own.id }, data: { companyId: 3 } })).rejects.toThrow(/stays with/);
  await expect(owner.radiotherapyCode.update({ where: { id: other.id }, data: { companyId: 2 } })).rejects.toThrow(
    /stays with/,
  );
});

test('values outside the vocabulary are refused', async () => {
  const demand = await submitted();
  const change = (data: object) => withProjection(db, 2, (tx) => tx.demand.update({ where: { id: demand.id }, data }));
  await expect(change({ status: 'LOST' })).rejects.toThrow(/check/);
  await expect(change({ displayStatus: 'unheard_of' })).rejects.toThrow(/check/);
  await expect(change({ cycle: 3, totalCycles: 2 })).rejects.toThrow(/check/);
});

test('provinces are kept as columns and consultants as rows', async () => {
  const demand = await submitted();
  const change = (data: Prisma.DemandUncheckedUpdateInput) =>
    withProjection(db, 2, (tx) => tx.demand.update({ where: { id: demand.id }, data }));
  const consultant = await owner.userAccount.findUniqueOrThrow({ where: { email: 'consultant@aval.test' } });
  await change({ provinceIds: [4, 9], consultantIds: [5] });
  await change({ provinceIds: [9], consultantIds: [5, 6], assignedUserId: consultant.id });
  const found = await forTenant(db, 2).read((tx) =>
    tx.demand.findUniqueOrThrow({
      where: { id: demand.id },
      include: { consultants: { orderBy: { consultantId: 'asc' } } },
    }),
  );
  expect(found).toMatchObject({ firstProvinceId: 9, secondProvinceId: null });
  expect(found.consultants.map((row) => row.consultantId)).toEqual([5, 6, consultant.id].sort((a, b) => a - b));
  await expect(change({ provinceIds: [1, 2, 3] })).rejects.toThrow(/two centers/);
});
