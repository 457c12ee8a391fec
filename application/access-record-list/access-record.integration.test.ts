import { randomUUID } from 'node:crypto';
import { pdf } from '@aval/platform/files/contents.test-support';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { createPatient } from '@aval/prisma/factories/patient';
import { forTenant } from '@aval/prisma/scope';
import { arrangeUseCases, type UseCaseScene } from '@aval/testing/scenes/use-case-scene';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccessRecordRow, listAccessRecord } from '../access-record-list/list-access-record';
import { parseAccessRecordQuery } from '../access-record-list/parse-access-record-query';
import { searchRecordedUsers } from '../access-record-list/record-filters';
import { getAttachment } from '../attachments/get-attachment';
import { analyseAgain } from '../congruence/analyse-again';
import { getDemand } from '../demands/detail/get-demand';
import { fileVersion } from '../documents/filed-version.test-support';
import { getDocument } from '../documents/get-document';
import { attachToWorkingCopy } from '../drafts/files/attach-to-working-copy';
import { getWizard } from '../drafts/wizard/get-wizard';
import { searchPatients } from '../patients/search-patients';
import type { Services } from '../services';

const DOCTOR = 'doctor@meridiana.test';
const MERIDIANA = 2;
const ALBORADA = 3;

let scene: UseCaseScene;
let services: Services;
let now = new Date('2026-11-21T09:00:00Z');

beforeAll(async () => {
  scene = await arrangeUseCases({ clock: { now: () => now } });
  ({ services } = scene);
});

afterAll(() => scene.close());

const actorOf: UseCaseScene['actorOf'] = (...asked) => scene.actorOf(...asked);

async function read(search: string, companyId: number | null = null): Promise<AccessRecordRow[]> {
  const query = parseAccessRecordQuery(new URLSearchParams(search));
  const page = await listAccessRecord(services, await actorOf('admin@aval.test', companyId), query);
  if (!page) throw new Error('the record is closed');
  return page.rows;
}

/** Newest access record that matches, as an admin reads it. */
async function lastAccess(search: string): Promise<AccessRecordRow | undefined> {
  return (await read(search))[0];
}

async function readyVersion(companyId = MERIDIANA, doctorEmail = DOCTOR) {
  const version = await fileVersion(services.database, companyId, doctorEmail);
  const file = await services.files.put(Buffer.from('%PDF-1.4 made'));
  const id = randomUUID();
  await forTenant(services.database, version.companyId).run(async (tx) => {
    const media = { id, companyId: version.companyId, storageKey: file.key, sha256: file.sha256, size: file.size };
    await tx.media.create({ data: { ...media, mediaType: 'application/pdf', originalFilename: 'edicion.pdf' } });
    await tx.pdfEdition.update({ where: { id: version.renditionId }, data: { status: 'ready', mediaId: id } });
  });
  return version;
}

describe('access to patient data is recorded', () => {
  test('an access to a demand and to one of its versions is recorded', async () => {
    const { demandId, reference } = await readyVersion();
    const manager = await actorOf('manager@meridiana.test', MERIDIANA);
    await getDemand(services, manager, { demandId });
    expect(await lastAccess(`reference=${reference}`)).toMatchObject({
      at: now.toISOString(),
      subject: 'demand',
      userId: manager.userId,
      userRole: 'MANAGER',
      companyName: 'Salud Meridiana',
      demandId,
      reference,
      versionNumber: 1,
      fileName: null,
    });
    await getDemand(services, manager, { demandId, versionNumber: 1 });
    const newestFirst = await read(`reference=${reference}`);
    expect(newestFirst).toHaveLength(2);
    expect(await read(`reference=${reference}&sort=at`)).toEqual([...newestFirst].reverse());
    await getDemand(services, manager, { demandId, versionNumber: 7 });
    await getDemand(services, await actorOf('manager@alborada.test'), { demandId });
    expect(await read(`reference=${reference}`)).toHaveLength(2);
  });

  test("an analysis of a version with today's rules is recorded as an access, once if the user was shown the version before", async () => {
    const { demandId, reference } = await readyVersion();
    const manager = await actorOf('manager@meridiana.test', MERIDIANA);
    const version = { demandId, versionNumber: 1 };
    expect(await analyseAgain(services, manager, version)).not.toBeNull();
    expect(await lastAccess(`reference=${reference}`)).toMatchObject({
      subject: 'demand',
      userId: manager.userId,
      versionNumber: 1,
    });
    await analyseAgain(services, manager, version);
    await analyseAgain(services, manager, { demandId, versionNumber: 7 });
    expect(await analyseAgain(services, await actorOf('manager@alborada.test'), version)).toBeNull();
    expect(await read(`reference=${reference}`)).toHaveLength(1);
  });

  test('an access to a document is recorded', async () => {
    const { demandId, reference } = await readyVersion();
    const doctor = await actorOf(DOCTOR);
    const document = await getDocument(services, doctor, { demandId, versionNumber: 1 });
    if (document?.status === 'ready') document.content.destroy();
    expect(await lastAccess(`reference=${reference}`)).toMatchObject({
      subject: 'document',
      userId: doctor.userId,
      versionNumber: 1,
      fileName: 'edicion.pdf',
    });
  });

  test('an access to an attachment is recorded', async () => {
    const { demand, patient } = await fileDraft(services.database, {
      companyId: MERIDIANA,
      doctorEmail: DOCTOR,
      today: '2026-11-21',
    });
    const doctor = await actorOf(DOCTOR);
    const file = { filename: 'informe.pdf', content: pdf() };
    const added = await attachToWorkingCopy(services, doctor, { demandId: demand.id, description: 'Informe', file });
    if (added.status !== 'attached') throw new Error(added.status);
    const taken = await getAttachment(services, doctor, { demandId: demand.id, attachmentId: added.attachment.id });
    taken?.content.destroy();
    expect(await lastAccess(`patientId=${patient.id}`)).toMatchObject({
      subject: 'attachment',
      demandId: demand.id,
      patientId: patient.id,
      fileName: 'informe.pdf',
      patientName: `${patient.firstName} ${patient.lastName}`,
    });
  });

  test('an access to a patient in the wizard is recorded', async () => {
    const { demand, patient } = await fileDraft(services.database, {
      companyId: MERIDIANA,
      doctorEmail: DOCTOR,
      today: '2026-11-21',
    });
    await getWizard(services, await actorOf(DOCTOR), demand.id);
    const accesses = await read(`patientId=${patient.id}`);
    expect(accesses.map(({ subject }) => subject)).toEqual(['patient']);
    await getWizard(services, await actorOf('doctor2@meridiana.test'), demand.id);
    expect(await read(`patientId=${patient.id}`)).toHaveLength(1);
  });

  test('an access to a patient found by the whole card number alone is recorded, one to a patient in sight is not', async () => {
    const colleague = await actorOf('doctor2@meridiana.test');
    const patient = await forTenant(services.database, MERIDIANA).run((tx) =>
      createPatient(tx, { companyId: MERIDIANA, createdById: colleague.userId }),
    );
    await searchPatients(services, colleague, MERIDIANA, patient.cardNumber);
    await searchPatients(services, await actorOf(DOCTOR), MERIDIANA, patient.cardNumber.slice(0, -1));
    expect(await read(`patientId=${patient.id}`)).toEqual([]);
    const doctor = await actorOf(DOCTOR);
    await searchPatients(services, doctor, MERIDIANA, patient.cardNumber);
    expect(await lastAccess(`patientId=${patient.id}`)).toMatchObject({
      subject: 'patient',
      userId: doctor.userId,
      demandId: null,
      reference: null,
    });
  });
});

describe('the access record', () => {
  test('is read by admins only', async () => {
    const query = parseAccessRecordQuery(new URLSearchParams());
    for (const email of [DOCTOR, 'manager@meridiana.test', 'consultant@aval.test', 'representative@alborada.test']) {
      const actor = await actorOf(email);
      expect(await listAccessRecord(services, actor, query)).toBeNull();
      expect(await searchRecordedUsers(services, actor, '')).toEqual([]);
    }
    expect(await listAccessRecord(services, await actorOf('superadmin@aval.test'), query)).not.toBeNull();
  });

  test('is filtered by company in context, user, subject and days in Madrid, newest first', async () => {
    const version = await readyVersion(ALBORADA, 'doctor@alborada.test');
    const { demandId, reference } = version;
    const admin = await actorOf('admin@aval.test');
    const moments = ['2025-03-09T22:59:00Z', '2025-03-09T23:00:00Z', '2025-03-10T22:59:59Z', '2025-03-10T23:00:00Z'];
    for (const moment of moments) {
      now = new Date(moment);
      await getDemand(services, admin, { demandId });
    }
    const document = await getDocument(services, await actorOf('doctor@alborada.test'), { demandId, versionNumber: 1 });
    if (document?.status === 'ready') document.content.destroy();
    const times = (rows: readonly AccessRecordRow[]) => rows.map(({ at }) => at);
    const whole = (moment: string) => new Date(moment).toISOString();

    expect(times(await read('from=2025-03-10&to=2025-03-10'))).toEqual(
      [moments[2], moments[1]].map((m) => whole(m ?? '')),
    );
    expect(await read('from=2025-03-10&to=2025-03-10', MERIDIANA)).toEqual([]);
    expect(await read(`reference=${reference}`, ALBORADA)).toHaveLength(5);
    expect(await read(`reference=${reference.slice(4)}`, ALBORADA)).toHaveLength(5);
    expect(await read(`reference=${reference}`, MERIDIANA)).toEqual([]);
    expect(await read(`reference=${reference}&userId=${admin.userId}`)).toHaveLength(4);
    expect(await read(`reference=${reference}&subject=document`)).toHaveLength(1);
    expect(await read(`reference=${reference}&subject=patient`)).toEqual([]);
    expect(await read('reference=NOTHING')).toEqual([]);
    const shown = times(await read('to=2025-03-12'));
    expect(shown).toEqual([...shown].sort().reverse());
  });

  test('is read page by page from either end', async () => {
    const { demandId, reference } = await readyVersion();
    const admin = await actorOf('admin@aval.test');
    for (let minute = 0; minute < 30; minute += 1) {
      now = new Date(Date.UTC(2026, 0, 5, 9, minute));
      await getDemand(services, admin, { demandId });
    }
    const [first, second] = [await read(`reference=${reference}`), await read(`reference=${reference}&page=2`)];
    expect([first.length, second.length]).toEqual([25, 5]);
    const all = [...first, ...second].map(({ at }) => new Date(at).getUTCMinutes());
    expect(all).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  });

  test('finds users for its filter by name and by e-mail', async () => {
    const admin = await actorOf('admin@aval.test');
    const found = await searchRecordedUsers(services, admin, 'DOCTOR2@');
    expect(found.map(({ email }) => email).sort()).toEqual(['doctor2@alborada.test', 'doctor2@meridiana.test']);
    const [first] = found;
    expect(await searchRecordedUsers(services, admin, first?.name ?? '')).toContainEqual(first);
  });
});
