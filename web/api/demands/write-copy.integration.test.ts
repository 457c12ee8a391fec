import { randomUUID } from 'node:crypto';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { PICTURE } from '@aval/testing/scenes/access-scene';
import { historyOf, newDraft, submit } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand, newDemandToContinue } from '@aval/testing/scenes/wizard-scenario';
import { eventually } from '@aval/testing/stack/engine';
import { commandBy, refusedBy } from '@aval/testing/visitors/api-client-command';
import { describe, expect, it, vi } from 'vitest';
import { contentOf, datesFrom, demandApiForFile, newWritten } from './demand-api-client.test-support';
import { toStepData } from './step-data';

vi.setConfig({ testTimeout: 120_000 });

const api = await demandApiForFile();
const { engine, apiClients } = api;

const FILE = { name: 'a.png', content: PICTURE.toString('base64') };
const PROGRAM = { name: 'b.exe', content: Buffer.from('MZ\u0090\u0000').toString('base64') };

const datesOf = async (demandId: string) =>
  datesFrom(addDays(civilDateOf(new Date()), 9), { content: await contentOf(engine, demandId) });

/** Returns all wizard forms and every stored file of the demand. */
async function written(demandId: string) {
  const where = { demandId };
  return {
    drafts: await engine.owner.demandDraft.findMany({ where }),
    patientId: (await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } })).patientId,
    files: await engine.owner.attachment.findMany({ where, orderBy: { id: 'asc' } }),
    media: await engine.owner.media.count({ where }),
  };
}

describe('the input of a demand', () => {
  it('is written completely or not at all', async () => {
    const { doctor } = apiClients;
    const { id } = await newWritten(api);
    const path = `/demands/${id}`;
    const kept = { ficherosAdjuntos: [{ descripcion: 'Bueno', archivo: FILE }] };
    expect(await doctor.call('PUT', path, { body: kept })).toMatchObject({ status: 200 });
    const before = await written(id);
    const [file] = before.files;
    const otherPatient = (await newDraft(engine)).patient.id;
    const large = 'x'.repeat(10_001);
    const good = { descripcion: 'Otro', archivo: { ...FILE, name: 'c.png' } };
    for (const [body, field] of [
      [{ diagnosticoHistologico: 'A medias', observaciones: large }, 'observaciones'],
      [{ patientId: otherPatient, observaciones: large }, 'observaciones'],
      [{ patientId: otherPatient, estadio: 'IV', eliminarFicherosAdjuntos: [999_999] }, 'eliminarFicherosAdjuntos.0'],
      [
        {
          estadio: 'IV',
          eliminarFicherosAdjuntos: [file?.id],
          ficherosAdjuntos: [good, { descripcion: 'Programa', archivo: PROGRAM }],
        },
        'ficherosAdjuntos.1.archivo',
      ],
      [{ observaciones: large, ficherosAdjuntos: [good] }, 'observaciones'],
      [{ observaciones: 'x', ficherosAdjuntos: [{ ...good, descripcion: large }] }, 'ficherosAdjuntos.0.descripcion'],
      [{ observaciones: 'x', ficherosAdjuntos: [{ id: 999_999, descripcion: 'x' }] }, 'ficherosAdjuntos.0.id'],
    ] as const) {
      const refused = await doctor.call<{ errors: object }>('PUT', path, { body });
      expect(refused, field).toMatchObject({ status: field.endsWith('archivo') ? 415 : 422 });
      expect(Object.keys(refused.body.errors), field).toEqual([field]);
      const { media, ...rest } = await written(id);
      expect(rest, field).toEqual({ ...rest, drafts: before.drafts, patientId: before.patientId, files: before.files });
      // A file stored before a later one was refused is swept, as nothing refers to it.
      expect(media - before.media, field).toBeLessThanOrEqual(1);
    }
    const body = { patientId: otherPatient, eliminarFicherosAdjuntos: [file?.id], ficherosAdjuntos: [good] };
    expect(await doctor.call('PUT', path, { body })).toMatchObject({ status: 200 });
    expect(await written(id)).toMatchObject({ patientId: otherPatient, files: [{ description: 'Otro' }] });
  });

  it("is not written by a late command, or one under another command's key", async () => {
    const { doctor, manager } = apiClients;
    const [{ id }, { id: other }] = [await newWritten(api), await newWritten(api)];
    const path = `/demands/${id}/active`;
    const body = { observaciones: 'No llega a nadie' };
    const unread = { body, headers: { 'If-Match': '"77"' } };
    const before = await written(id);
    expect(await refusedBy(doctor, 'PUT', path, unread)).toMatchObject({ status: 409, body: { code: 'stale' } });
    const key = { 'Idempotency-Key': randomUUID() };
    await commandBy(doctor, 'PUT', `/demands/${other}/active`, {});
    const comment = { toRoleId: 3, comment: 'Con clave.' };
    expect(
      await refusedBy(doctor, 'POST', `/demands/${other}/add-comment`, { body: comment, headers: key }),
    ).toMatchObject({ status: 200 });
    expect(await refusedBy(doctor, 'PUT', path, { body, headers: key })).toMatchObject({ status: 404 });
    expect(await written(id)).toEqual(before);

    await commandBy(doctor, 'PUT', path, {});
    const question = { toRoleId: 7, action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe.' };
    const asked = await commandBy(manager, 'PUT', `/demands/${id}/manage`, question);
    const late = { body, headers: { 'If-Match': String(asked - 1) } };
    expect(await refusedBy(doctor, 'PUT', path, late)).toMatchObject({ status: 409, body: { code: 'stale' } });
    await commandBy(doctor, 'PUT', path, { diagnosticoHistologico: 'Carcinoma ductal' });
    const version = await engine.owner.demandVersion.findFirstOrThrow({
      where: { demandId: id },
      orderBy: { number: 'desc' },
    });
    expect(JSON.stringify(version.content)).not.toContain(body.observaciones);
  });

  it('is refused in a change of dates unless it is a date, even an emptied field', async () => {
    const { doctor } = apiClients;
    const id = await newAcceptedDemand(engine);
    const dates = await datesOf(id);
    const { quimioterapicoFarmacos: lines = [] } = toStepData(await contentOf(engine, id));
    const withoutDose = lines.map((line) => ({ ...line, dosificacion: null }));
    const emptied = { talla: null, ecog: null, observaciones: null, quimioterapicoFarmacos: withoutDose };
    for (const [field, value] of Object.entries(emptied)) {
      const body = { ...dates, changeDatesReason: 'Neutropenia', [field]: value };
      const refused = await refusedBy(doctor, 'PUT', `/demands/${id}/dates`, { body });
      expect([field, refused.status]).toEqual([field, 422]);
      expect(Object.keys((refused.body as { errors: object }).errors)[0]).toContain(field);
    }
    expect(await engine.owner.demandVersion.count({ where: { demandId: id } })).toBe(1);
  });

  it('is not written by a request whose sending is refused', async () => {
    const { doctor } = apiClients;
    const { id } = await newWritten(api);
    const unknown = { quimioterapicoEsquema: { slug: 'no.such', version: 99 } };
    expect(await doctor.call('PUT', `/demands/${id}`, { body: unknown })).toMatchObject({ status: 200 });
    const before = await written(id);
    const body = { observaciones: 'A medias', ficherosAdjuntos: [{ descripcion: 'Otro', archivo: FILE }] };
    const path = `/demands/${id}/active`;
    expect(await refusedBy(doctor, 'PUT', path, { body })).toMatchObject({ status: 422 });
    const { media: _media, ...kept } = await written(id);
    expect(before).toMatchObject(kept);
    await commandBy(doctor, 'PUT', path, { ...body, quimioterapicoEsquema: null });

    const accepted = await newAcceptedDemand(engine);
    const dates = await datesOf(accepted);
    expect(await refusedBy(doctor, 'PUT', `/demands/${accepted}/dates`, { body: dates })).toMatchObject({
      status: 422,
    });
    expect((await written(accepted)).drafts).toEqual([]);

    const ahead = await newDemandToContinue(engine, { totalCycles: 2 });
    const next = { ...(await datesOf(ahead)), ...unknown };
    expect(await refusedBy(doctor, 'PUT', `/demands/${ahead}/continue`, { body: next })).toMatchObject({ status: 422 });
    expect((await written(ahead)).drafts).toEqual([]);
  });

  it('must name a regimen and version of the library', async () => {
    const { doctor } = apiClients;
    const { id } = await newWritten(api);
    for (const [language, words] of [
      ['es', 'La biblioteca no tiene este esquema en esta versión.'],
      ['en', 'The library does not have this regimen in this version.'],
    ] as const) {
      const body = { quimioterapicoEsquema: { slug: 'no.such', version: 99 } };
      const headers = { 'Accept-Language': language };
      expect(await refusedBy(doctor, 'PUT', `/demands/${id}/active`, { body, headers })).toMatchObject({
        status: 422,
        body: { errors: { 'quimioterapicoEsquema.slug': [words] } },
      });
    }
  });
});

it('center and patient of a sent demand may be sent as they stand, and are locked', async () => {
  const { demand } = await newDraft(engine);
  await submit(engine, { demandId: demand.id });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  const { prescriberCenterId, patientId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
  const standing = { centerPrescriptorId: prescriberCenterId, patientId };
  const { manager } = apiClients;
  const path = `/demands/${demand.id}`;
  const body = { ...standing, comentariosOficiales: 'Revisado.' };
  expect(await manager.call('PUT', path, { body })).toMatchObject({ status: 200 });
  const other = (await newDraft(engine)).patient.id;
  for (const [field, value] of [
    ['centerPrescriptorId', prescriberCenterId + 1],
    ['patientId', other],
  ] as const) {
    const changed = { body: { ...body, [field]: value, comentariosOficiales: 'Cambiado.' } };
    expect(await refusedBy(manager, 'PUT', path, changed), field).toMatchObject({
      status: 422,
      body: { errorCodes: { [field]: ['locked'] } },
    });
  }
  expect(JSON.stringify((await written(demand.id)).drafts)).not.toContain('Cambiado.');
});

it('a correction of a drug line without price and amount keeps them', async () => {
  const { demand } = await newDraft(engine);
  await submit(engine, { demandId: demand.id });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  const before = (await contentOf(engine, demand.id)).treatment.chemotherapy?.drugs ?? [];
  const lines = toStepData(await contentOf(engine, demand.id)).quimioterapicoFarmacos ?? [];
  const body = {
    comentariosOficiales: 'Revisado.',
    quimioterapicoFarmacos: lines.map(({ price: _price, amount: _amount, ...line }) => line),
  };
  await commandBy(apiClients.manager, 'PUT', `/demands/${demand.id}/active`, body);
  const { content } = await engine.owner.demandVersion.findFirstOrThrow({
    where: { demandId: demand.id },
    orderBy: { number: 'desc' },
  });
  expect(content).toMatchObject({
    extras: { officialComments: 'Revisado.' },
    treatment: { chemotherapy: { drugs: before.map(({ priceCents, amount }) => ({ priceCents, amount })) } },
  });
});
