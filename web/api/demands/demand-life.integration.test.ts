import { randomUUID } from 'node:crypto';
import { createFileStore } from '@aval/platform/files/files';
import { newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { commandBy, refusedBy } from '@aval/testing/visitors/api-client-command';
import { connectNative } from '@aval/worker/connect-native';
import { createDocumentRenderer } from '@aval/worker/documents/browser/browser';
import { createDocumentsWorker } from '@aval/worker/documents-worker';
import { describe, expect, it } from 'vitest';
import { draftBy, wishOf } from './demand-api-client.test-support';

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();

const signIn = (email: string, host = 'meridiana.localhost') => new ApiClient(web.visit(host)).signIn(email);

interface Demand {
  displayStatus: string;
  lastActionSequence: number;
  versions: { histories: { action: string; comment: string | null }[] }[];
}

describe('a demand handled by API alone', () => {
  it('is drafted, sent, evaluated, authorized and signed, and its document downloaded', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { id, reference } = await draftBy(doctor, wishOf(await newDraft(engine)));
    await commandBy(doctor, 'PUT', `/demands/${id}/active`, {});

    const manager = await signIn('manager@meridiana.test');
    const consultantUser = await engine.owner.userAccount.findUniqueOrThrow({
      where: { email: 'consultant@aval.test' },
    });
    await commandBy(manager, 'PUT', `/demands/${id}/manage`, {
      toRoleId: 5,
      toUserId: consultantUser.id,
      action: 'REQUEST_AUTHORIZATION',
      comment: '¿Qué le parece?',
    });
    const consultant = await signIn('consultant@aval.test', 'localhost');
    await commandBy(consultant, 'PUT', `/demands/${id}/manage`, {
      toRoleId: 3,
      action: 'PROPOSE_AUTHORIZATION',
      comment: 'Indicado.',
      privateComment: 'Entre nosotros.',
    });
    await commandBy(manager, 'PUT', `/demands/${id}/manage`, {
      toRoleId: 4,
      action: 'ACCEPT',
      decisionReason: 'AUTORIZADO',
      comment: 'Conforme.',
    });
    const representative = await signIn('representative@meridiana.test');
    await commandBy(representative, 'PUT', `/demands/${id}/send`, {
      action: 'ACCEPT',
      finalReason: 'AUTORIZADO',
      comment: 'Autorizada.',
    });

    const read = await doctor.call<Demand>('GET', `/demands/${id}?include=versions,patient`);
    expect(read).toMatchObject({
      status: 200,
      headers: { etag: '"5.0"' },
      body: { reference, status: 'SENDED', displayStatus: 'sended_accepted', finalReason: 'AUTORIZADO' },
    });
    expect(JSON.stringify(read.body)).not.toContain('Entre nosotros.');
    expect(JSON.stringify((await manager.call('GET', `/demands/${id}?include=versions`)).body)).toContain(
      'Entre nosotros.',
    );

    await makeDocuments(id);
    const pdf = await doctor.call<Buffer>('GET', `/demands/${id}/versions/1/pdf`);
    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(pdf.headers['content-disposition']).toContain(reference);
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
  }, 180_000);
});

describe('an API client’s command', () => {
  it('is done once per key, and refused when it reuses a key, is stale, foreign or of another role', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    await commandBy(doctor, 'PUT', `/demands/${id}/active`, {});
    const manager = await signIn('manager@meridiana.test');
    const path = `/demands/${id}/manage`;
    const body = { toRoleId: 7, action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe.' };

    expect(await new ApiClient(web.visit('meridiana.localhost')).call('PUT', path, { body })).toMatchObject({
      status: 401,
    });
    expect(
      await (await signIn('manager@alborada.test', 'alborada.localhost')).call('PUT', path, { body }),
    ).toMatchObject({
      status: 404,
    });
    expect(await doctor.call('PUT', path, { body })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await manager.call('PUT', path, { body, headers: { 'If-Match': '"9"' } })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect(await manager.call('PUT', path, { body: { ...body, comment: '' } })).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { comment: [expect.any(String)] } },
    });
    expect(await manager.call('GET', `/demands/${id}?include=nobody`)).toMatchObject({
      status: 400,
      body: { code: 'unknown_parameter', message: expect.stringContaining('nobody') },
    });

    const headers = { 'Idempotency-Key': randomUUID() };
    await eventually(async () => (await manager.call('PUT', path, { body, headers })).status === 200);
    expect(await manager.call('PUT', path, { body, headers })).toMatchObject({ status: 200, body: { sequence: 2 } });
    expect(await manager.call('PUT', path, { body: { ...body, comment: 'Otra cosa.' }, headers })).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
    expect(await manager.call('GET', '/demands?status=pending_missing_info&include=patient')).toMatchObject({
      status: 200,
      body: { rows: expect.arrayContaining([expect.objectContaining({ id })]) },
    });

    const answer = 'Se adjunta el informe.';
    await commandBy(doctor, 'PUT', `/demands/${id}/active`, { answer });
    const { versions } = (await manager.call<Demand>('GET', `/demands/${id}?include=versions`)).body;
    const entries = versions.flatMap(({ histories }) => histories);
    expect(entries).toContainEqual(expect.objectContaining({ action: 'REQUEST', comment: answer }));
  }, 120_000);

  it('refuses an answer where nobody asked for information', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    expect(await refusedBy(doctor, 'PUT', `/demands/${id}/active`, { body: { answer: 'Sí.' } })).toMatchObject({
      status: 422,
      body: { errors: { answer: [expect.any(String)] } },
    });
  });

  it('a command with two contents under one key is done at most once, and the other is told that the key is used', async () => {
    const manager = await signIn('manager@meridiana.test');
    const id = await newPendingDemand(engine);
    const path = `/demands/${id}/add-comment`;
    for (let round = 0; round < 4; round += 1) {
      const headers = { 'Idempotency-Key': randomUUID() };
      const send = (comment: string) => refusedBy(manager, 'POST', path, { body: { toRoleId: 7, comment }, headers });
      const answers = await Promise.all([send('Una cosa.'), send('Otra cosa.')]);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    }
  }, 120_000);
});

/** Renders documents with a worker, in the folder where the server finds them. */
async function makeDocuments(demandId: string): Promise<void> {
  const { environment, services } = engine;
  const files = createFileStore({ ...environment, AVAL_FILES: web.files });
  const connection = await connectNative(environment, services.logger);
  const renderer = createDocumentRenderer({ logger: services.logger });
  const worker = await createDocumentsWorker({ ...services, connection, environment, files, renderer });
  const running = worker.run();
  await eventually(async () => {
    const made = await engine.owner.pdfEdition.findMany({ where: { demandId }, include: { media: true } });
    return made.length > 1 && made.every(({ media }) => media !== null);
  }, 120_000);
  worker.shutdown();
  await running;
  await renderer.close();
  await connection.close();
}
