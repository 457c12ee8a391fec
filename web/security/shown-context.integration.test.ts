import { randomUUID } from 'node:crypto';
import { hashPassword } from '@aval/platform/password-hash';
import { STORY_PASSWORD } from '@aval/story/people';
import { createAssistant, createDoctor } from '@aval/testing/scenes/filers';
import { decide, newPendingDemand } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand } from '@aval/testing/scenes/wizard-scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { Answer, WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let passwordHash: string;
const COMPANY = 2;

beforeAll(async () => {
  passwordHash = await hashPassword(STORY_PASSWORD);
});

const list = '/app/demands';

function center(name: string): Promise<{ id: number }> {
  return engine.owner.center.create({ data: { name: `${name} ${randomUUID()}`, address: 'Mayor, 1', type: 'Ambos' } });
}

function newDoctor(centerIds: readonly number[]) {
  return createDoctor(engine.owner, COMPANY, centerIds);
}

function choose(visitor: WebVisitor, dimension: 'doctor' | 'center' | 'company', id: number): Promise<Answer> {
  return visitor.post('/app/context', { dimension, id: String(id), from: 'bar' });
}

function madeBy(answer: Answer) {
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(answer.headers.location ?? '')?.[0] ?? '';
  return engine.owner.demand.findUniqueOrThrow({ where: { id } });
}

/** Creates an assistant of two doctors; the first is in context while the form shows the second. */
async function assistantOf(centersOfAlfa: readonly number[], centersOfBeta: readonly number[]) {
  const [alfa, beta] = [await newDoctor(centersOfAlfa), await newDoctor(centersOfBeta)];
  const doctorIds = [alfa.id, beta.id];
  const { email, id, patientId } = await createAssistant(engine.owner, { companyId: COMPANY, doctorIds, passwordHash });
  const visitor = await web.signIn(email);
  await choose(visitor, 'doctor', alfa.id);
  const form = {
    newDemandId: randomUUID(),
    doctorId: String(beta.id),
    patientId: String(patientId),
    prescriberCenterId: String(centersOfBeta[0]),
  };
  return { assistantId: id, alfa, beta, visitor, form };
}

it.each(['a common center', 'no common center', 'several centers of the doctor in context, none chosen'])(
  'a draft belongs to the doctor shown in its form, even if the context has changed: %s',
  async (place) => {
    const [one, two, three] = [await center('Uno'), await center('Dos'), await center('Tres')];
    const ofAlfa = { 'a common center': [one.id], 'no common center': [two.id] }[place] ?? [two.id, three.id];
    const { beta, visitor, form } = await assistantOf(ofAlfa, [one.id]);
    const answer = await visitor.post(`${list}/create`, form);
    expect(answer.status).toBe(302);
    expect(await madeBy(answer)).toMatchObject({ doctorId: beta.id, prescriberCenterId: one.id });
  },
);

it('nothing is created for a doctor that the assistant does not assist any more, and the page reports it', async () => {
  const { id } = await center('Uno');
  const { assistantId, beta, visitor, form } = await assistantOf([id], [id]);
  await engine.owner.doctorAssistant.deleteMany({ where: { assistantId, doctorId: beta.id } });
  expect((await visitor.post(`${list}/create`, form)).status).toBe(403);
  expect(await engine.owner.demand.count({ where: { id: form.newDemandId } })).toBe(0);
});

it('a copy belongs to the doctor that the dialog names', async () => {
  const demandId = await newPendingDemand(engine);
  const reason = 'NOCUBIERTODENEGADO';
  await decide(engine, PEOPLE.manager, demandId, { decision: 'deny', decisionReason: reason });
  await decide(engine, PEOPLE.representative, demandId, { decision: 'deny', finalReason: reason });
  const doctor = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.doctor } });
  const { id } = await center('Uno');
  const alfa = await newDoctor([id]);
  const doctorIds = [alfa.id, doctor.id];
  const { email } = await createAssistant(engine.owner, { companyId: COMPANY, doctorIds, passwordHash });
  const visitor = await web.signIn(email);
  await choose(visitor, 'doctor', alfa.id);
  const form = { intent: 'duplicate', newDemandId: randomUUID(), doctorId: String(doctor.id) };
  const answer = await visitor.post(`${list}/${demandId}?index`, form);
  expect(answer.status).toBe(302);
  expect(await madeBy(answer)).toMatchObject({ doctorId: doctor.id });
});

it.each([
  ['finish', 'closingReason'],
  ['cancel', 'reason'],
] as const)(
  '%s leads to the demand while the context is incomplete, and to the list once it is',
  async (intent, field) => {
    await engine.owner.userAccount.update({ where: { email: PEOPLE.groupManager }, data: { lastCompanyId: null } });
    const visitor = web.visit();
    await visitor.post('/login', { email: PEOPLE.groupManager, password: STORY_PASSWORD });
    expect((await visitor.get(list)).headers.location).toBe('/app/home');
    const end = async () => {
      const id = await (intent === 'finish' ? newAcceptedDemand(engine) : newPendingDemand(engine));
      const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
      const expectedSequence = String(lastActionSequence);
      const form = { intent, commandId: randomUUID(), expectedSequence, [field]: 'Ya no se trata.' };
      const { status, headers } = await visitor.post(`${list}/${id}?index`, form);
      expect(status).toBe(302);
      return { id, location: headers.location };
    };
    const ended = await end();
    expect(ended.location).toBe(`${list}/${ended.id}`);
    await choose(visitor, 'company', COMPANY);
    expect((await end()).location).toBe(list);
  },
);

it('a patient belongs to the company that the form names, even if the context has changed', async () => {
  const cardNumber = '900000471000';
  const admin = await web.signIn(PEOPLE.admin);
  await choose(admin, 'company', 3);
  const answer = await admin.post('/app/patients/create', {
    companyId: String(COMPANY),
    firstName: 'Inés',
    lastName: 'Salas Cano',
    gender: 'female',
    type: 'private',
    cardNumber,
    nationalId: '90000471E',
    birthday: '1970-01-01',
    email: '',
  });
  expect(answer.status).toBe(302);
  expect(await engine.owner.patient.count({ where: { companyId: COMPANY, cardNumber } })).toBe(1);
});
