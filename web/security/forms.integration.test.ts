import { randomUUID } from 'node:crypto';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import { deleteDraft } from '@aval/application/drafts/delete-draft';
import { bringFile, fileForm, foreignPatient, PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { newCommandId } from '@aval/testing/stack/engine';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { Answer, WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let doctor: WebVisitor;
let manager: WebVisitor;

beforeAll(async () => {
  doctor = await web.signIn(PEOPLE.doctor);
  manager = await web.signIn(PEOPLE.manager);
});

const list = '/app/demands';

function statusOf(answer: Answer): string {
  return (JSON.parse(answer.body) as { status: string }).status;
}

async function save(
  visitor: WebVisitor,
  demandId: string,
  step: string,
  form: Record<string, string>,
): Promise<Answer> {
  const draft = await engine.owner.demandDraft.findFirstOrThrow({ where: { demandId } });
  return visitor.post(`${list}/${demandId}/save?step=${step}&revision=${draft.revision}`, form);
}

describe('a form with extra fields', () => {
  it('writes only the columns of its own page', async () => {
    const { demand } = await newDraft(engine);
    const before = await engine.owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
    const extra = {
      type: 'mama',
      observations: 'x',
      companyId: '3',
      doctorId: '1',
      patientId: '1',
      status: 'SENDED',
      displayStatus: 'sended_accepted',
      sequence: '9',
      'state.status': 'SENDED',
      'company.id': '3',
      submissionCommandId: randomUUID(),
      '__proto__.admin': 'true',
      'constructor.prototype.admin': 'true',
    };
    expect((await save(doctor, demand.id, 'protocol', extra)).status).toBe(200);
    const after = await engine.owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
    const { lastDemand, lastForDoctor } = before;
    expect({ ...after, lastDemand, lastForDoctor }).toEqual(before);
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });

  it('files only for doctors that its sender may file for', async () => {
    const own = await newDraft(engine);
    const other = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.otherDoctor } });
    const form = {
      newDemandId: randomUUID(),
      prescriberCenterId: String(own.content.basics.prescriberCenterId),
      patientId: String(own.patient.id),
      doctorId: String(other.id),
      companyId: '3',
      createdById: String(other.id),
      reference: 'MER-26-999999',
    };
    expect((await doctor.post(`${list}/create`, form)).status).toBe(403);
    const answer = await doctor.post(`${list}/create`, { ...form, doctorId: String(own.doctor.id) });
    expect(answer.status).toBe(302);
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(answer.headers.location ?? '')?.[0] ?? '';
    const made = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
    expect(made).toMatchObject({ companyId: 2, doctorId: own.doctor.id, createdById: own.doctor.id, status: 'DRAFT' });
    expect(made.reference).not.toBe('MER-26-999999');
  });

  it('accepts no patient of another insurer and no center where the doctor does not prescribe', async () => {
    const own = await newDraft(engine);
    const anonymous = await foreignPatient(engine);
    const centers = await engine.owner.userCenter.findMany({ where: { userId: own.doctor.id } });
    const elsewhere = await engine.owner.center.findFirstOrThrow({
      where: { id: { notIn: centers.map(({ centerId }) => centerId) }, type: 'Ambos' },
    });
    const right = {
      doctorId: String(own.doctor.id),
      prescriberCenterId: String(own.content.basics.prescriberCenterId),
      patientId: String(own.patient.id),
    };
    const wrong = [
      { ...right, patientId: String(anonymous.id) },
      { ...right, patientId: String(anonymous.id), exactNumber: anonymous.cardNumber },
      { ...right, prescriberCenterId: String(elsewhere.id) },
    ];
    const create = async (form: Record<string, string>) =>
      (await doctor.post(`${list}/create`, { ...form, newDemandId: randomUUID() })).status;
    expect(await create(right)).toBe(302);
    for (const form of wrong) {
      expect(await create(form)).toBe(422);
      expect(statusOf(await save(doctor, own.demand.id, 'patient', form))).toBe('invalid');
    }
    const found = await doctor.post(`${list}/wizard/patients`, { q: anonymous.cardNumber });
    expect(found.body).not.toContain(anonymous.cardNumber);
  });

  it("finds a colleague's patient only by the complete number", async () => {
    const colleague = await newDraft(engine, { doctorEmail: PEOPLE.otherDoctor } as object);
    await engine.owner.demand.update({
      where: { id: colleague.demand.id },
      data: {
        doctorId: (await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.otherDoctor } })).id,
      },
    });
    const other = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.otherDoctor } });
    await engine.owner.patient.update({ where: { id: colleague.patient.id }, data: { createdById: other.id } });
    const { cardNumber } = colleague.patient;
    const search = (text: string) => doctor.post(`${list}/wizard/patients`, { q: text });
    expect((await search(cardNumber)).body).toContain(cardNumber);
    expect((await search(cardNumber.slice(0, -1))).body).not.toContain(cardNumber);
    expect((await search('%')).body).not.toContain(cardNumber);
  });

  it('sends a demand only to a consultant', async () => {
    const demandId = await newPendingDemand(engine);
    const representative = await engine.owner.userAccount.findUniqueOrThrow({
      where: { email: PEOPLE.representative },
    });
    const fields = { intent: 'manage', decision: 'evaluate', comment: 'x', toUserId: String(representative.id) };
    const form = { ...fields, commandId: randomUUID(), expectedSequence: '1' };
    expect((await manager.post(`${list}/${demandId}?index`, form)).status).toBe(422);
    expect(await engine.owner.demandHistory.count({ where: { demandId } })).toBe(1);
  });

  it('cannot set the time or the author of an action', async () => {
    const demandId = await newPendingDemand(engine);
    const form = {
      intent: 'comment',
      target: 'doctor',
      comment: 'x',
      occurredAt: '2020-01-01T00:00:00Z',
      actorId: '1',
      commandId: randomUUID(),
      expectedSequence: '1',
    };
    expect((await manager.post(`${list}/${demandId}?index`, form)).status).toBeLessThan(400);
    const entry = await engine.owner.demandHistory.findFirstOrThrow({ where: { demandId, action: 'COMMENT' } });
    expect(entry.createdAt.getUTCFullYear()).toBeGreaterThan(2020);
    const { id } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.manager } });
    expect(entry.actorId).toBe(id);
  });

  it('a form with unusual field names is saved or refused', async () => {
    const { demand } = await newDraft(engine);
    const shapes = [
      { 'chemotherapy.drugs[4294967290].dose': '1' },
      { [`a${'.a'.repeat(5_000)}`]: '1' },
      { performingCenterId: '99999999999' },
      { 'performingCenterId[0]': '1' },
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 'x'])),
    ];
    for (const form of shapes) {
      for (const step of ['treatment', 'extras']) {
        expect((await save(doctor, demand.id, step, form)).status).toBeLessThan(500);
      }
    }
    expect((await doctor.get(`${list}/${demand.id}`)).status).toBe(200);
  });
});

describe('an uploaded file', () => {
  const attach = (demandId: string, form: FormData) => doctor.post(`${list}/${demandId}/attachments`, form);

  it.each([
    ['a page', 'informe.pdf', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a drawing that can run scripts', 'informe.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a text', 'informe.pdf', 'hello'],
    ['nothing', 'informe.pdf', ''],
    ['a program', 'informe.pdf', `MZ${'\0'.repeat(200)}`],
  ])('is refused by its content: %s', async (_what, name, content) => {
    const { demand } = await newDraft(engine);
    const answer = await attach(demand.id, fileForm(name, new TextEncoder().encode(content)));
    expect(statusOf(answer)).toBe('invalid');
    expect(await engine.owner.attachment.count({ where: { demandId: demand.id } })).toBe(0);
  });

  it.each([
    '../../../etc/passwd.png',
    '..\\..\\windows\\a.png',
    'a"; filename="b.html.png',
    'a\r\nX-Evil: 1\r\n\r\n<script>.png',
    'informe\u202Egnp.exe.png',
    "l'été 😀 (1).png",
    `${'x'.repeat(400)}.png`,
  ])('is served under a safe name and as a download only: %j', async (name) => {
    const { demand } = await newDraft(engine);
    expect(statusOf(await attach(demand.id, fileForm(name)))).toBe('attached');
    const { id, media } = await engine.owner.attachment.findFirstOrThrow({
      where: { demandId: demand.id },
      include: { media: true },
    });
    expect(media.storageKey).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
    expect(media.originalFilename).not.toMatch(/[/\\\r\n\u202E]/);
    const { headers, bytes, status } = await doctor.get(`${list}/${demand.id}/attachments/${id}`);
    expect(status).toBe(200);
    expect(bytes.equals(PICTURE)).toBe(true);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[^"\s]+$/);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers['x-evil']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is limited to one per form and in size', async () => {
    const { demand } = await newDraft(engine);
    const two = fileForm();
    two.append('file', new File([new Uint8Array(PICTURE)], 'b.png'));
    expect(JSON.parse((await attach(demand.id, two)).body)).toEqual({
      status: 'invalid',
      errors: { file: 'validation:fileSecond' },
    });
    const large = fileForm('large.png', new Uint8Array(16 * 1024 * 1024));
    expect(JSON.parse((await attach(demand.id, large)).body)).toEqual({
      status: 'invalid',
      errors: { file: 'validation:fileTooLarge {"megabytes":15}' },
    });
    expect(await engine.owner.attachment.count({ where: { demandId: demand.id } })).toBe(0);
  });
});

describe('files of a command', () => {
  const upload = (commandId: string, expectedSequence: string, file: Readonly<Record<string, string>>) => ({
    intent: 'upload',
    commandId,
    expectedSequence,
    ...file,
  });

  it('belong to that command, however often it is sent, and to no other', async () => {
    const demandId = await newPendingDemand(engine);
    const file = await bringFile(manager, demandId);
    const commandId = randomUUID();
    for (const expectedStatus of [302, 302]) {
      const answer = await manager.post(`${list}/${demandId}?index`, upload(commandId, '1', file));
      expect(answer.status).toBe(expectedStatus);
    }
    expect(await engine.owner.attachment.count({ where: { demandId } })).toBe(1);

    const another = await newPendingDemand(engine);
    const doctors = await bringFile(doctor, another);
    for (const foreign of [file, doctors, { ...file, 'file-0': randomUUID() }, { ...file, 'file-0': 'x' }]) {
      const answer = await manager.post(`${list}/${another}?index`, upload(randomUUID(), '1', foreign));
      expect(answer.status).toBe(422);
    }
    expect(await engine.owner.attachment.count({ where: { demandId: another } })).toBe(0);
  });

  it('are refused from users without rights on the demand', async () => {
    const { demand } = await newDraft(engine);
    const before = await engine.owner.media.count();
    expect((await manager.post(`${list}/${demand.id}/files`, fileForm())).status).toBe(404);
    expect((await doctor.post(`${list}/${randomUUID()}/files`, fileForm())).status).toBe(404);
    expect(await engine.owner.media.count()).toBe(before);
  });

  it('are limited to a hundred unsent files per user', async () => {
    const demandId = await newPendingDemand(engine);
    const colleague = await web.signIn('manager@grupo.test');
    await bringFile(colleague, demandId);
    const { id: _id, ...media } = await engine.owner.media.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    await engine.owner.media.createMany({
      data: Array.from({ length: 99 }, () => ({ ...media, id: randomUUID(), storageKey: randomUUID() })),
    });
    const answer = await colleague.post(`${list}/${demandId}/files`, fileForm());
    expect(JSON.parse(answer.body)).toEqual({ status: 'invalid', errors: { file: 'validation:filesWaiting' } });
  });

  it("are uploaded separately, not in the command's form", async () => {
    const demandId = await newPendingDemand(engine);
    expect((await manager.post(`${list}/${demandId}?index`, fileForm())).status).toBe(415);
    const long = { ...upload(randomUUID(), '1', {}), comment: 'x'.repeat(3_000_000) };
    expect((await manager.post(`${list}/${demandId}?index`, long)).status).toBe(413);
  });
});

it('user input is escaped on every page', async () => {
  const bad = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
  const { demand, patient } = await newDraft(engine);
  await engine.owner.patient.update({ where: { id: patient.id }, data: { lastName: bad } });
  await save(doctor, demand.id, 'extras', { observations: bad, officialComments: bad });
  await save(doctor, demand.id, 'protocol', { protocol: bad, otherTumour: bad });
  const demandId = await newPendingDemand(engine);
  await engine.owner.demand.update({ where: { id: demandId }, data: { doctorName: bad, cardNumber: bad } });
  const fields = { intent: 'comment', target: 'doctor', comment: bad, privateComment: bad };
  await manager.post(`${list}/${demandId}?index`, { ...fields, commandId: randomUUID(), expectedSequence: '1' });
  const pages = [
    await doctor.get(`${list}/${demand.id}/edit?step=1`),
    await doctor.get(`${list}/${demand.id}/edit?step=5`),
    await doctor.get(`${list}/${demand.id}`),
    await manager.get(`${list}/${demandId}`),
    await manager.get(`${list}?page=1`),
    await manager.get(`${list}?reference=${encodeURIComponent(bad.slice(0, 29))}`),
    await web.visit().get(`/login?returnTo=${encodeURIComponent(`/app/${bad}`)}`),
  ];
  for (const { body } of pages) {
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x');
  }
  expect(pages[3]?.body).toContain('&lt;img src=x');
});

describe('two concurrent requests', () => {
  it('submit one demand once', async () => {
    const { demand } = await newDraft(engine);
    const actors = [await engine.actor(PEOPLE.doctor), await engine.actor(PEOPLE.assistant)];
    const results = await Promise.all(
      actors.map((actor) =>
        submitDemand(engine.services, actor, { demandId: demand.id, commandId: newCommandId(), revision: 0 }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'stale']);
    expect(await engine.owner.demandVersion.count({ where: { demandId: demand.id } })).toBe(1);
  });

  it('exactly one of two concurrent requests to delete and to submit succeeds', async () => {
    const { demand } = await newDraft(engine);
    const actor = await engine.actor(PEOPLE.doctor);
    const [submitted, deleted] = await Promise.all([
      submitDemand(engine.services, actor, { demandId: demand.id, commandId: newCommandId(), revision: 0 }),
      deleteDraft(engine.services, actor, demand.id),
    ]);
    const left = await engine.owner.demand.count({ where: { id: demand.id } });
    expect([submitted.status, deleted.status]).toEqual(left === 1 ? ['done', 'closed'] : ['not_found', 'deleted']);
  });

  it('the second of two concurrent requests to save one step gets a conflict', async () => {
    const { demand } = await newDraft(engine);
    const assistant = await web.signIn(PEOPLE.assistant);
    const answers = await Promise.all(
      [doctor, assistant].map((visitor, index) =>
        visitor.post(`${list}/${demand.id}/save?step=extras&revision=0`, { observations: `text ${index}` }),
      ),
    );
    expect(answers.map(statusOf).sort()).toEqual(['conflict', 'saved']);
  });
});

it('a command id of another command has no effect', async () => {
  const [demandId, other] = [await newPendingDemand(engine), await newPendingDemand(engine)];
  const manager = await engine.actor(PEOPLE.manager);
  const decision = { decision: 'authorize', decisionReason: 'AUTORIZADO', comment: 'x', expectedSequence: 1 } as const;
  const commandId = newCommandId();
  await decideDemand(engine.services, manager, { ...decision, demandId, commandId });
  expect(await decideDemand(engine.services, manager, { ...decision, demandId: other, commandId })).toEqual({
    status: 'not_found',
  });
  const { demand } = await newDraft(engine);
  const doctorActor = await engine.actor(PEOPLE.doctor);
  expect(await submitDemand(engine.services, doctorActor, { demandId: demand.id, commandId, revision: 0 })).toEqual({
    status: 'not_found',
  });
  expect(await engine.owner.demandHistory.count({ where: { demandId: { in: [other, demand.id] } } })).toBe(1);
});
