import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { fileForm } from '@aval/testing/scenes/access-scene';
import { newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand, newDemandToContinue } from '@aval/testing/scenes/wizard-scenario';
import { commandBy, refusedBy } from '@aval/testing/visitors/api-client-command';
import { describe, expect, it, vi } from 'vitest';
import { demandApiForFile, draftBy, wishOf } from './demand-api-client.test-support';

vi.setConfig({ testTimeout: 120_000 });

const { engine, apiClients } = await demandApiForFile();

const TODAY = civilDateOf(new Date());

async function read(id: string, include = 'versions'): Promise<Record<string, unknown>> {
  const answer = await apiClients.doctor.call<Record<string, unknown>>('GET', `/demands/${id}?include=${include}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('a draft', () => {
  it('is read back as far as it was written', async () => {
    const { patientId, centerPrescriptorId } = wishOf(await newDraft(engine));
    const halfWritten = { type: 'mama', t: 'T2', diagnosticoHistologico: 'A medias', talla: 170, peso: 70.5 };
    const body = { patientId, centerPrescriptorId, ...halfWritten, quimioterapicoFarmacos: [] };
    const made = await apiClients.doctor.call<{ id: string }>('POST', '/demands', { body });
    expect(made.status).toBe(201);
    expect(await read(made.body.id)).toMatchObject({
      ...halfWritten,
      n: null,
      ecog: null,
      mamaEr: null,
      tratamientoQuimioterapico: true,
      tratamientoRadioterapico: false,
      quimioterapicoFarmacos: [],
      superficieCorporal: 1.82,
    });
    expect(await read(made.body.id)).not.toHaveProperty('observaciones');
  });

  it('can still be read when one field of a complete step is emptied, with the names of drugs and codes', async () => {
    const wish = wishOf(await newDraft(engine, { radiotherapy: true }));
    const { id } = await draftBy(apiClients.doctor, wish);
    const include = 'chemotherapyDrugs,chemotherapySessions,radiotherapyTreatments,previousTreatments';
    const whole = await read(id, include);
    expect(whole).toMatchObject(wish.steps);
    const [line] = wish.steps.quimioterapicoFarmacos ?? [];
    const body = { talla: null, quimioterapicoFarmacos: [line, { ...line, drugId: null, dosificacion: null }] };
    expect(await apiClients.doctor.call('PUT', `/demands/${id}`, { body })).toMatchObject({ status: 200 });
    const {
      superficieCorporal: _surface,
      revision: _revision,
      ...rest
    } = whole as { chemotherapyDrugs: unknown[] } & typeof whole;
    const [named] = rest.chemotherapyDrugs;
    expect(await read(id, include)).toMatchObject({
      ...wish.steps,
      ...body,
      quimioterapicoTalla: null,
      superficieCorporal: null,
      chemotherapyDrugs: [named, { drugId: null, nombre: '', letter: 'B', presentationId: line?.presentationId }],
      radiotherapyTreatments: rest.radiotherapyTreatments,
    });
  });
});

describe('an uploaded file without a description', () => {
  it('is reported by its id', async () => {
    const { doctor } = apiClients;
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    const brought = await doctor.bring<{ id: number }>('POST', `/demands/${id}/attachments`, fileForm());
    const path = `/demands/${id}/active`;
    expect(await refusedBy(doctor, 'PUT', path, { body: {} })).toMatchObject({
      status: 422,
      body: { errors: { [`ficherosAdjuntos.id=${brought.body.id}.descripcion`]: expect.anything() } },
    });
    await commandBy(doctor, 'PUT', path, { ficherosAdjuntos: [{ id: brought.body.id, descripcion: 'Informe' }] });
  });
});

describe('the next cycle', () => {
  it('is the proposed one, with or without other input', async () => {
    const { doctor } = apiClients;
    const asked = await Promise.all(
      [{}, { observaciones: 'Solo esto.' }].map(async (body) => {
        const id = await newAcceptedDemand(engine, { today: TODAY, totalCycles: 1 });
        await commandBy(doctor, 'PUT', `/demands/${id}/cycles`, { quimioterapicoNumeroCiclos: 2 });
        await commandBy(doctor, 'PUT', `/demands/${id}/continue`, body);
        return read(id);
      }),
    );
    const [untouched, written] = asked;
    expect(untouched).toMatchObject({
      version: 2,
      displayStatus: 'pending_analysis',
      quimioterapicoCiclo: 2,
      quimioterapicoNumeroCiclos: 3,
      quimioterapicoFechasSesiones: written?.quimioterapicoFechasSesiones,
    });
  });

  it('lacks its dates when the planned ones are past, with or without other input', async () => {
    const id = await newDemandToContinue(engine);
    for (const body of [{}, { observaciones: 'Solo esto.' }]) {
      expect(await refusedBy(apiClients.doctor, 'PUT', `/demands/${id}/continue`, { body })).toMatchObject({
        status: 422,
        body: { errors: { quimioterapicoFechaPrimeraSesion: expect.anything() } },
      });
    }
  });
});

describe('the document of a version', () => {
  it('distinguishes rendering from failure', async () => {
    const id = await newPendingDemand(engine);
    const pdf = () => apiClients.doctor.call('GET', `/demands/${id}/versions/1/pdf`);
    const made = { status: 503, headers: { 'retry-after': '5' }, body: { code: 'unavailable' } };
    const making = await pdf();
    expect(making).toMatchObject(made);
    expect(JSON.stringify(making.body)).not.toContain('clave');
    expect(await read(id)).toMatchObject({ versions: [{ number: 1, documentStatus: 'pending' }] });
    const failed = { status: 'failed', failureCode: 'renderer_timeout' };
    await engine.owner.pdfEdition.updateMany({ where: { demandId: id }, data: failed });
    expect(await pdf()).toMatchObject({ status: 409, body: { code: 'refused', refusal: 'document_failed' } });
    expect(await read(id)).toMatchObject({ versions: [{ number: 1, documentStatus: 'failed' }] });
  });
});

describe('a center', () => {
  it('has its id, its province and the province’s id, in demands and rows', async () => {
    const { content, demand } = await newDraft(engine);
    const { id, name, provinceId, province } = await engine.owner.center.findUniqueOrThrow({
      where: { id: content.basics.prescriberCenterId },
      include: { province: true },
    });
    const center = { id, name, provinceId, province: { name: province?.name } };
    const include = 'centerPrescriptor,centerRealizator';
    const filed = await newPendingDemand(engine);
    const { body } = await apiClients.doctor.call<{ rows: { id: string }[] }>('GET', `/demands?include=${include}`);
    for (const each of [demand.id, filed]) {
      const told = await read(each, include);
      expect(told).toMatchObject({ centerPrescriptor: center, centerRealizator: { provinceId: expect.any(Number) } });
      const { centerPrescriptor, centerRealizator } = told;
      expect(body.rows.find((row) => row.id === each)).toMatchObject({ centerPrescriptor, centerRealizator });
    }
  });
});

it('a status and the own pending demands exclude each other in the list', async () => {
  const { doctor } = apiClients;
  expect(await doctor.call('GET', '/demands?pendingDemands=true&status=draft')).toMatchObject({
    status: 400,
    body: { code: 'unknown_parameter', message: expect.stringContaining('pendingDemands') },
  });
  for (const query of ['pendingDemands=true', 'pendingDemands=false&status=draft'])
    expect((await doctor.call('GET', `/demands?${query}`)).status).toBe(200);
});
