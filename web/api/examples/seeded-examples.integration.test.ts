import { addDays, civilDateOf, daysBetween } from '@aval/domain/calendar/civil-date';
import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { firstContent } from '@aval/story/playing/scene-content';
import { demandIdOf } from '@aval/story/playing/story-ids';
import { SceneTime } from '@aval/story/playing/story-time';
import { scenes } from '@aval/story/scenes/scenes';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { toStepData } from '../demands/step-data';
import * as catalogues from './catalogue-examples';
import * as companies from './company-examples';
import { REPORT, UNSTORED } from './congruence-examples';
import { DEMAND } from './demand-answer-examples';
import { FILING, NEW_DEMAND, REQUEST } from './demand-examples';
import * as invitations from './invitation-examples';
import { COMPANY_ID, DEMAND_ID, PATIENT_ID } from './numbers';
import * as people from './people-examples';

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let superadmin: ApiClient;
let doctor: ApiClient;

beforeAll(async () => {
  superadmin = await new ApiClient(web.visit()).signIn('superadmin@aval.test');
  doctor = await new ApiClient(web.visit()).signIn(people.CREDENTIALS.email, people.CREDENTIALS.password);
});

const { logo: _logo, favicon: _favicon, policies: _policies, ...company } = companies.COMPANY;
const { createdAt: _createdAt, ...invitation } = invitations.INVITATION;
const { uuid: _uuid, ...drug } = catalogues.KNOWN_DRUG;
const { drugUuid: _drugUuid, ...presentation } = catalogues.KNOWN_PRESENTATION;
// A superadmin reads no identifiers of centers.
const { externalIds: _externalIds, ...patient } = people.KNOWN_PATIENT;

/** Examples that an installation with the story returns for their ids. */
const KNOWN: readonly [string, { id: number }][] = [
  ['/drugs/{id}', drug],
  ['/presentations/{id}?include=drug', presentation],
  ['/codes/{id}?include=company', catalogues.KNOWN_CODE],
  ['/centers/{id}?include=province,doctors', catalogues.KNOWN_CENTER],
  ['/patients/{id}?include=company', patient],
  ['/users/{id}?include=role,company,centers', people.USER],
  ['/companies/{id}', company],
  ['/invitations/{id}?include=company,attachments', invitation],
];

it.each(KNOWN)('%s answers its example', async (path, example) => {
  const answer = await superadmin.call('GET', path.replace('{id}', String(example.id)));
  expect(answer).toMatchObject({ status: 200, body: example });
});

it.each([
  ['/roles', catalogues.ROLE],
  ['/provinces?all=true', catalogues.PROVINCE],
  ['/centers?all=true', invitations.REQUESTABLE_CENTERS.rows[0]],
])('%s lists its example', async (path, example) => {
  const { body } = await superadmin.call<{ rows: unknown[] }>('GET', path);
  expect(body.rows).toContainEqual(expect.objectContaining(example ?? {}));
});

it('the packs of an example report belong to its drugs', async () => {
  for (const { drug, cheapest, leastWasteful } of REPORT.lines) {
    for (const { presentationId, strengthMg } of [...cheapest.units, ...leastWasteful.units]) {
      const { body } = await superadmin.call('GET', `/presentations/${presentationId}?include=drug`);
      expect(body).toMatchObject({ strengthMg, drug: { name: drug } });
    }
  }
});

/** Example bodies of objects that do not exist yet. */
const NEW: readonly [string, object][] = [
  ['/drugs', catalogues.NEW_DRUG],
  ['/presentations', catalogues.NEW_PRESENTATION],
  ['/codes', catalogues.NEW_CODE],
  ['/centers', catalogues.NEW_CENTER],
  ['/patients', people.NEW_PATIENT],
  ['/users', people.NEW_USER],
  ['/companies', companies.NEW_COMPANY],
];

it.each(NEW)('POST %s accepts its example', async (path, body) => {
  expect(await superadmin.call('POST', path, { body })).toMatchObject({
    status: 201,
    body: { id: expect.any(Number) },
  });
});

it('POST /invitations accepts its example', async () => {
  const answer = await superadmin.call('POST', '/invitations', { body: invitations.NEW_INVITATION });
  expect(answer.status).toBe(201);
});

it('POST /utils/validations/card-numbers answers its example', async () => {
  const answer = await superadmin.call('POST', '/utils/validations/card-numbers', { body: people.CARD_NUMBER });
  expect(answer).toMatchObject({ status: 200, body: people.CHECKED_CARD_NUMBER });
});

it.each([people.NEW_USER, people.RECOVERY, invitations.INVITATION_USE])(
  'an example password meets the password rules',
  (body) => {
    expect(isAcceptablePassword(body.password)).toBe(true);
  },
);

/** Shifts all days of an example equally, so that its first session is in a week whenever the test runs. */
function inDaysToCome(example: object): object {
  const firstSession = addDays(civilDateOf(new Date()), 7);
  const days = daysBetween(REQUEST.quimioterapicoFechaPrimeraSesion, firstSession);
  return JSON.parse(JSON.stringify(example).replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => addDays(day, days)));
}

describe('the example demand', () => {
  it('requests what its scene requests', async () => {
    const scene = scenes.find((each) => demandIdOf(each) === DEMAND_ID);
    if (!scene) throw new Error('the story has no such demand');
    const begun = new Date(DEMAND.createdAt);
    const time = new SceneTime(scene, new Date(begun.setDate(begun.getDate() + scene.begunDaysAgo)));
    const { centerPrescriptorId: prescriberCenterId } = NEW_DEMAND;
    const ids = { doctorId: DEMAND.doctor.id, patientId: PATIENT_ID, prescriberCenterId };
    const content = await engine.owner.$transaction((tx) => firstContent(tx, scene, ids, time));
    expect(toStepData(content)).toMatchObject(REQUEST);
  });

  /** In the story, an earlier demand has made the patient visible to the doctor. */
  beforeAll(async () => {
    await engine.owner.patient.update({ where: { id: PATIENT_ID }, data: { createdById: DEMAND.doctor.id } });
  });

  it('can be created and filed with future days', async () => {
    const made = await doctor.call<{ id: string }>('POST', '/demands', { body: inDaysToCome(NEW_DEMAND) });
    expect(made).toMatchObject({ status: 201, body: { companyId: COMPANY_ID } });
    expect(await doctor.call('PUT', `/demands/${made.body.id}/active`, { body: FILING })).toMatchObject({
      status: 200,
    });
  });

  it('is analysed without findings', async () => {
    const { body, status } = await doctor.call<typeof REPORT>('POST', '/congruence/analyse', {
      body: inDaysToCome(UNSTORED),
    });
    expect(status).toBe(200);
    expect(body.findings.map(({ rule }) => rule)).toEqual([]);
    expect(body.regimen).toEqual(REPORT.regimen);
    // The example's reader is of the insurer: doctors receive neither costs nor the cheapest choice.
    const { lines, lifetimeDoses } = REPORT;
    const withoutCost = lines.map((line) => ({
      ...line,
      cheapest: null,
      leastWasteful: { ...line.leastWasteful, cost: null },
    }));
    expect(body).toMatchObject({ lines: withoutCost, lifetimeDoses, bodySurfaceM2: REPORT.bodySurfaceM2 });
  });
});
