import { randomUUID } from 'node:crypto';
import { forTenant } from '@aval/prisma/scope';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, expect, test } from 'vitest';
import { type FiledVersion, fileVersion } from './filed-version.test-support';
import { getDocument } from './get-document';

const NOW = new Date('2026-11-21T07:15:09Z');

const { services, owner, actorOf } = await useCasesForFile({ clock: { now: () => NOW } });
let version: FiledVersion;

beforeAll(async () => {
  const doctor = await owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor@meridiana.test' } });
  version = await fileVersion(services.database, doctor.companyId ?? 0, doctor.email);
});

const request = () => ({ demandId: version.demandId, versionNumber: 1 });

test('a pending document is reported as such, without an access record', async () => {
  expect(await getDocument(services, await actorOf('doctor@meridiana.test'), request())).toEqual({ status: 'pending' });
  expect(await countRecords()).toBe(0);
});

test('a ready document is served under its file name, with an access record', async () => {
  const file = await services.files.put(Buffer.from('%PDF-1.4 made'));
  await forTenant(services.database, version.companyId).run(async (transaction) => {
    const media = await transaction.media.create({
      data: {
        id: randomUUID(),
        companyId: version.companyId,
        storageKey: file.key,
        sha256: file.sha256,
        size: file.size,
        mediaType: 'application/pdf',
        originalFilename: 'made.pdf',
      },
    });
    await transaction.pdfEdition.update({
      where: { id: version.renditionId },
      data: { status: 'ready', mediaId: media.id, readyAt: NOW },
    });
  });
  const document = await getDocument(services, await actorOf('doctor@meridiana.test'), request());
  if (document?.status !== 'ready') throw new Error('not ready');
  expect(document).toMatchObject({
    fileName: `${version.reference}20261121081509.pdf`,
    mediaType: 'application/pdf',
    sha256: file.sha256,
  });
  expect(Buffer.concat(await document.content.toArray()).toString()).toBe('%PDF-1.4 made');
  expect(await countRecords()).toBe(1);
});

test.each([
  ['manager@meridiana.test', true],
  ['manager@alborada.test', false],
  ['doctor2@meridiana.test', false],
  ['representative@alborada.test', false],
  ['consultant@aval.test', false],
  ['admin@aval.test', true],
])('%s may download the document: %s', async (email, may) => {
  const before = await countRecords();
  const document = await getDocument(services, await actorOf(email), request());
  if (document?.status === 'ready') document.content.destroy();
  expect(document !== null).toBe(may);
  expect(await countRecords()).toBe(may ? before + 1 : before);
});

test.each(['manager@grupo.test', 'admin@aval.test'])(
  '%s gets the document with another company in context, as in an outdated tab',
  async (email) => {
    const elsewhere = await actorOf(email, 3);
    expect(elsewhere.companyId).toBe(3);
    const document = await getDocument(services, elsewhere, request());
    if (document?.status !== 'ready') throw new Error('not there');
    document.content.destroy();
  },
);

test('a missing document is answered like one out of sight', async () => {
  const doctor = await actorOf('doctor@meridiana.test');
  expect(await getDocument(services, doctor, { demandId: randomUUID(), versionNumber: 1 })).toBeNull();
  expect(await getDocument(services, doctor, { ...request(), versionNumber: 2 })).toBeNull();
  expect(await getDocument(services, doctor, { ...request(), renditionId: version.renditionId + 1 })).toBeNull();
});

function countRecords(): Promise<number> {
  return forTenant(services.database, version.companyId).read((transaction) =>
    transaction.accessRecord.count({ where: { subject: 'document', demandId: version.demandId } }),
  );
}
