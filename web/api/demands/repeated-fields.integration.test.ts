import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand } from '@aval/testing/scenes/wizard-scenario';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { commandBy, refusedBy } from '@aval/testing/visitors/api-client-command';
import { describe, expect, it, vi } from 'vitest';
import { contentOf, demandApiForFile, draftBy, newWritten, wishOf } from './demand-api-client.test-support';

vi.setConfig({ testTimeout: 120_000 });

const api = await demandApiForFile();
const { engine, apiClients } = api;

const FILE = { name: 'a.png', content: PICTURE.toString('base64') };

it('a pack or code whose id and name differ is refused by the field of the name', async () => {
  const wish = wishOf(await newDraft(engine, { radiotherapy: true }));
  const { id } = await draftBy(apiClients.doctor, wish);
  const [line] = wish.steps.quimioterapicoFarmacos ?? [];
  const [course] = wish.steps.tratamientosRadioterapicos ?? [];
  const pack = await engine.owner.presentation.findUniqueOrThrow({ where: { id: line?.presentationId ?? 0 } });
  const other = await engine.owner.presentation.findFirstOrThrow({
    where: { nationalCode: { not: pack.nationalCode } },
  });
  const code = await engine.owner.radiotherapyCode.findUniqueOrThrow({ where: { id: course?.codigo[0] ?? 0 } });
  const put = (nationalCode: string, tipo: string) =>
    apiClients.doctor.call('PUT', `/demands/${id}`, {
      body: {
        quimioterapicoFarmacos: [{ ...line, nationalCode }],
        tratamientosRadioterapicos: [{ ...course, tipo }],
      },
    });
  expect(await put(other.nationalCode, 'otra')).toMatchObject({
    status: 422,
    body: {
      errors: {
        'quimioterapicoFarmacos.0.nationalCode': [expect.any(String)],
        'tratamientosRadioterapicos.0.tipo': [expect.any(String)],
      },
    },
  });
  expect(await put(pack.nationalCode, code.type.toUpperCase())).toMatchObject({ status: 200 });
});

/** Returns the sessions with their drugs and letters, as the demand answers them. */
async function sessionsOf(apiClient: ApiClient, id: string) {
  const include = 'chemotherapySessions,doctor';
  const { body } = await apiClient.call<{
    chemotherapySessions: { session: number; date: string; drugs: string[]; letters: string[] }[];
    doctor: { id: number };
  }>('GET', `/demands/${id}?include=${include}`);
  return { sessions: body.chemotherapySessions, doctorId: body.doctor.id };
}

describe('drugs and letters of a session', () => {
  it('are taken as they are read and refused when the drug lines say otherwise', async () => {
    const { doctor } = apiClients;
    const { id, wish } = await newWritten(api);
    const put = (body: object) => doctor.call('PUT', `/demands/${id}`, { body });
    const { sessions } = await sessionsOf(doctor, id);
    const [first] = sessions;
    if (!first) throw new Error('no session');
    expect(first).toMatchObject({
      letters: expect.arrayContaining(['A']),
      drugs: expect.arrayContaining([expect.stringMatching(/./)]),
    });
    expect(await put({ quimioterapicoFechasSesiones: sessions })).toMatchObject({ status: 200 });
    const { drugs, letters } = first;
    const upper = drugs.map((name) => name.toUpperCase());
    for (const said of [{ drugs: null, letters: null }, { drugs: upper }, { letters: letters.toReversed() }]) {
      const body = { quimioterapicoFechasSesiones: [{ session: first.session, date: first.date, ...said }] };
      expect(await put(body), JSON.stringify(said)).toMatchObject({ status: 200 });
    }
    for (const [field, value] of [
      ['drugs', ['Otro']],
      ['drugs', [...drugs, 'Otro']],
      ['drugs', []],
      ['letters', ['Z']],
      ['letters', [...letters, 'Z']],
      ['letters', []],
    ] as const) {
      const body = { quimioterapicoFechasSesiones: [{ session: first.session, date: first.date, [field]: value }] };
      const path = `quimioterapicoFechasSesiones.0.${field}`;
      expect(await put(body), JSON.stringify(value)).toMatchObject({
        status: 422,
        body: { errors: { [path]: [expect.stringContaining('quimioterapicoFarmacos')] } },
      });
    }
    const lines = wish.steps.quimioterapicoFarmacos ?? [];
    const elsewhere = lines.map((line) => ({ ...line, administrarEnSesiones: [] }));
    const body = { quimioterapicoFarmacos: elsewhere, quimioterapicoFechasSesiones: [first] };
    expect(await put(body)).toMatchObject({
      status: 422,
      body: {
        errors: {
          'quimioterapicoFechasSesiones.0.drugs': [expect.any(String)],
          'quimioterapicoFechasSesiones.0.letters': [expect.any(String)],
        },
      },
    });
  });

  it('are refused by a command, and taken with the names that the drugs had when it was filed', async () => {
    const { doctor, manager } = apiClients;
    const { id } = await newWritten(api);
    const path = `/demands/${id}/active`;
    const { sessions } = await sessionsOf(doctor, id);
    const wrong = { quimioterapicoFechasSesiones: sessions.map((each) => ({ ...each, letters: ['Z'] })) };
    const headers = { 'Accept-Language': 'es' };
    expect(await refusedBy(doctor, 'PUT', path, { body: wrong, headers })).toMatchObject({
      status: 422,
      body: {
        errors: {
          'quimioterapicoFechasSesiones.0.letters': [
            'Los fármacos de una sesión salen de las líneas de quimioterapicoFarmacos, que dicen otra cosa: corrija las líneas o no envíe este dato.',
          ],
        },
      },
    });
    await commandBy(doctor, 'PUT', path, { quimioterapicoFechasSesiones: sessions });
    const [line] = (await contentOf(engine, id)).treatment.chemotherapy?.drugs ?? [];
    const where = { id: line?.drugId ?? 0 };
    const { name } = await engine.owner.drug.findUniqueOrThrow({ where });
    await engine.owner.drug.update({ where, data: { name: `${name} (otro nombre)` } });
    try {
      const read = await sessionsOf(manager, id);
      const body = { comentariosOficiales: 'Revisado.', quimioterapicoFechasSesiones: read.sessions };
      await commandBy(manager, 'PUT', path, body);
    } finally {
      await engine.owner.drug.update({ where, data: { name } });
    }
  });
});

it('a national code without a pack is refused, readable or not', async () => {
  const { id, wish } = await newWritten(api);
  const [line] = wish.steps.quimioterapicoFarmacos ?? [];
  for (const nationalCode of ['653210', '6532109']) {
    const quimioterapicoFarmacos = [{ ...line, presentationId: null, nationalCode }];
    expect(
      await apiClients.doctor.call('PUT', `/demands/${id}`, { body: { quimioterapicoFarmacos } }),
      nationalCode,
    ).toMatchObject({
      status: 422,
      body: { errors: { 'quimioterapicoFarmacos.0.nationalCode': [expect.any(String)] } },
    });
  }
});

it('another doctor than that of the demand is refused, in the query and in the body', async () => {
  const { doctor } = apiClients;
  const { id } = await newWritten(api);
  const { doctorId } = await sessionsOf(doctor, id);
  const other = doctorId + 1;
  const errors = { doctorId: [expect.any(String)] };
  for (const [method, path] of [
    ['GET', `/demands/${id}`],
    ['PUT', `/demands/${id}`],
    ['PUT', `/demands/${id}/draft`],
    ['DELETE', `/demands/${id}/draft`],
  ] as const) {
    const body = method === 'PUT' ? { body: { estadio: 'IV' } } : {};
    expect(await doctor.call(method, `${path}?doctorId=${other}`, body), path).toMatchObject({
      status: 400,
      body: { code: 'unknown_parameter', errors },
    });
    if (method !== 'DELETE') {
      expect(await doctor.call(method, `${path}?doctorId=${doctorId}`, body), path).toMatchObject({ status: 200 });
    }
  }
  const path = `/demands/${id}/active`;
  const refused = { status: 422, body: { errors } };
  expect(await refusedBy(doctor, 'PUT', path, { body: { doctorId: other } })).toMatchObject(refused);
  await commandBy(doctor, 'PUT', path, { doctorId });
  const accepted = await newAcceptedDemand(engine, { today: civilDateOf(new Date()), totalCycles: 1 });
  const own = await sessionsOf(doctor, accepted);
  const more = { quimioterapicoNumeroCiclos: 1 };
  const cycles = `/demands/${accepted}/cycles`;
  expect(await refusedBy(doctor, 'PUT', cycles, { body: { ...more, doctorId: own.doctorId + 1 } })).toMatchObject(
    refused,
  );
  await commandBy(doctor, 'PUT', cycles, { ...more, doctorId: own.doctorId });
});

describe('a file that is called sent before', () => {
  it('is refused when it is new', async () => {
    const { doctor, manager } = apiClients;
    const { id } = await newWritten(api);
    const body = { ficherosAdjuntos: [{ descripcion: 'Nuevo', archivo: FILE, previous: true }] };
    const refused = { status: 422, body: { errors: { 'ficherosAdjuntos.0.previous': [expect.any(String)] } } };
    expect(await doctor.call('PUT', `/demands/${id}`, { body })).toMatchObject(refused);
    expect(await engine.owner.attachment.count({ where: { demandId: id } })).toBe(0);
    await commandBy(doctor, 'PUT', `/demands/${id}/active`, {});
    expect(await refusedBy(manager, 'PUT', `/demands/${id}/attachments`, { body })).toMatchObject(refused);
  });

  it('is not added once more when it went with an earlier version', async () => {
    const { doctor, manager } = apiClients;
    const { id } = await newWritten(api);
    const path = `/demands/${id}/active`;
    const file = { descripcion: 'Informe', archivo: FILE };
    await commandBy(doctor, 'PUT', path, { ficherosAdjuntos: [file] });
    const question = { toRoleId: 7, action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe.' };
    await commandBy(manager, 'PUT', `/demands/${id}/manage`, question);
    await commandBy(doctor, 'PUT', path, { ficherosAdjuntos: [{ ...file, previous: true }], estadio: 'IV' });
    expect(await engine.owner.attachment.count({ where: { demandId: id } })).toBe(1);
  });
});
