import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import { retryEffect } from '@aval/application/effects/retry-effect';
import { listNotifications } from '@aval/application/notifications/list-notifications';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import { createMailTransport, type MailTransport } from '@aval/platform/mail/mail-transport';
import { actAs, decide, newDraft, newPendingDemand, PEOPLE, submit } from '@aval/testing/scenes/scenario';
import { perform, writeCorrection } from '@aval/testing/scenes/wizard-scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { createMailServer, createSilentServer, type TestMailServer } from '@aval/testing/stack/mail-server';
import { startMailsWorker } from '@aval/testing/stack/mails-worker';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailActivities } from './activities';

const GROUP_MANAGER = 'manager@grupo.test';
const FROM = 'Aval <no-reply@aval.test>';
/** Exceeds the 4.6 s limit of a decision, which would fail if it waited for a mail. */
const LONGER_THAN_A_DECISION_MS = 6_000;

const engine = await engineForFile();
let server: TestMailServer;
/** Transport that the worker currently uses. */
let transport: MailTransport;
let stopMails: () => Promise<void>;

beforeAll(async () => {
  server = await createMailServer();
  stopMails = await startMailsWorker(engine, { send: (message) => transport.send(message) });
  await engine.startWorker({ sendsMails: true });
});

beforeEach(async () => {
  await server.start();
  transport = createMailTransport({ SMTP_URL: server.url, MAIL_FROM: FROM });
});
afterEach(() => server.stop());

afterAll(async () => {
  await stopMails();
});

function mailEffects(demandId: string) {
  return engine.owner.effect.findMany({ where: { demandId, kind: 'mail' }, orderBy: { recipient: 'asc' } });
}

async function effectFor(demandId: string, email: string) {
  const { id } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email } });
  return engine.owner.effect.findFirstOrThrow({ where: { demandId, kind: 'mail', recipient: String(id) } });
}

async function mailTo(email: string, demandId: string) {
  const { reference } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const find = () =>
    server.mails.findLast(({ envelope, mail }) => envelope.to.includes(email) && mail.subject?.includes(reference));
  await eventually(async () => find() !== undefined);
  const found = find();
  if (!found) throw new Error('gone again');
  return { ...found, reference };
}

/** Names of drugs and presentations in the first version. */
async function namesOf(demandId: string): Promise<{ drugs: string[]; presentations: string[] }> {
  const version = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId } });
  const { names } = version.content as unknown as VersionContent;
  return {
    drugs: Object.values(names.drugs),
    presentations: Object.values(names.presentations).map(({ presentation }) => presentation),
  };
}

async function allClosed(demandId: string): Promise<void> {
  await eventually(async () => (await mailEffects(demandId)).every(({ status }) => status !== 'due'));
}

describe('a mail about a change of state', () => {
  it('states the event in the reader’s language, with a reference and a link', async () => {
    await engine.owner.userAccount.update({ where: { email: GROUP_MANAGER }, data: { language: 'en' } });
    const demandId = await newPendingDemand(engine);
    const spanish = await mailTo(PEOPLE.manager, demandId);
    const english = await mailTo(GROUP_MANAGER, demandId);
    const address = `http://meridiana.localhost:3000/app/demands/${demandId}`;
    const { id } = await effectFor(demandId, PEOPLE.manager);

    expect(spanish.mail).toMatchObject({
      subject: `${spanish.reference} · Está pendiente de análisis`,
      messageId: `<${id}@localhost>`,
      from: { name: 'Salud Meridiana', address: 'no-reply@aval.test' },
      to: [{ address: PEOPLE.manager }],
    });
    expect(english.mail.subject).toBe(`${english.reference} · It is pending analysis`);
    for (const [{ mail }, words] of [
      [spanish, ['Salud Meridiana', 'Está pendiente de análisis.', 'función de gestor/a', 'no se pueden desactivar']],
      [english, ['Salud Meridiana', 'It is pending analysis.', 'as manager', 'cannot be switched off']],
    ] as const) {
      for (const word of words) {
        expect(mail.text).toContain(word);
        expect(mail.html).toContain(word);
      }
      expect(mail.text).toContain(address);
      expect(mail.html).toContain(`href="${address}"`);
    }
    expect(spanish.mail.html).toContain('<html dir="ltr" lang="es">');
    const header = (name: string) => spanish.mail.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('content-language')).toBe('es');
  });

  it('contains no patient data', async () => {
    const { demand, patient, content } = await newDraft(engine);
    await submit(engine, { demandId: demand.id });
    const { mail, source } = await mailTo(PEOPLE.manager, demand.id);
    const everything = [source, mail.text, mail.html, mail.subject, JSON.stringify(mail.headers)].join('\n');
    const secrets = [patient.firstName, patient.lastName, patient.cardNumber, patient.nationalId];
    for (const secret of [...secrets, content.protocol.histologicalDiagnosis, String(patient.id)]) {
      if (secret) expect(everything).not.toMatch(new RegExp(`\\b${secret.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'u'));
    }
  });

  it('a mail that is sent twice counts as one mail for its recipient', async () => {
    const demandId = await newPendingDemand(engine);
    await mailTo(PEOPLE.manager, demandId);
    const { id, companyId } = await effectFor(demandId, PEOPLE.manager);
    const { environment, services } = engine;
    const { sendMail } = createMailActivities({ ...services, transport, publicUrl: environment.PUBLIC_URL });
    expect(await sendMail({ effectId: id, companyId, kind: 'mail' })).toEqual({ status: 'sent' });
    const copies = server.mails.filter(({ mail }) => mail.messageId === `<${id}@localhost>`);
    expect(copies).toHaveLength(2);
  });

  it('goes only to notified users, and not about comments', async () => {
    const demandId = await newPendingDemand(engine);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
    const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const commented = await commentOnDemand(engine.services, await engine.actor(PEOPLE.representative), {
      demandId,
      commandId: newCommandId(),
      expectedSequence: lastActionSequence,
      target: 'managers',
      comment: 'Una pregunta',
    });
    expect(commented.status).toBe('done');
    const notices = await engine.owner.notification.findMany({ where: { demandId, key: { not: 'comment' } } });
    expect(notices.length).toBeGreaterThan(0);
    const mailed = (await mailEffects(demandId)).map(({ recipient, sequence }) => `${recipient} ${sequence}`);
    expect(mailed.sort()).toEqual(notices.map(({ userId, sequence }) => `${userId} ${sequence}`).sort());
  });

  it('tells the manager who reversed a decision and why, as the notification does', async () => {
    const demandId = await newPendingDemand(engine);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
    const denial = { decision: 'deny', finalReason: 'NOCUBIERTODENEGADO', contradictionConfirmed: true } as const;
    await decide(engine, PEOPLE.representative, demandId, denial);
    const { name } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.representative } });
    const manager = await engine.actor(PEOPLE.manager);
    const { groups } = await listNotifications(engine.services, manager);
    const news = groups.find((group) => group.resourceId === demandId)?.events[0];
    expect(news).toMatchObject({
      key: 'authorization_reversed',
      reversal: { byName: name, reason: 'NOCUBIERTODENEGADO' },
    });
    const mails = await mailEffects(demandId);
    const told = mails.filter(({ recipient }) => recipient === String(manager.userId)).map(({ payload }) => payload);
    expect(told).toContainEqual({ key: 'authorization_reversed' });
  });

  it('names the parts that an administrative edit changed without their content, as the notification does', async () => {
    const demandId = await newPendingDemand(engine);
    await writeCorrection(engine, demandId);
    const { drugs, presentations } = await namesOf(demandId);
    expect(await perform(engine, saveAdministrative, PEOPLE.manager, demandId, {})).toMatchObject({ status: 'done' });
    const doctor = await engine.actor(PEOPLE.doctor);
    const { groups } = await listNotifications(engine.services, doctor);
    const news = groups.find((group) => group.resourceId === demandId)?.events[0];
    expect(news).toMatchObject({ key: 'save', editedParts: ['amounts', 'prices', 'officialComments'] });
    const { mail, source } = await mailTo(PEOPLE.doctor, demandId);
    expect(mail.subject).toContain('Han cambiado sus datos administrativos');
    expect(mail.text).toContain('Ha cambiado: cantidades, precios y comentarios oficiales.');
    const everything = [source, mail.text, mail.html].join('\n');
    for (const secret of [...drugs, ...presentations, 'Revisado', '12,50']) expect(everything).not.toContain(secret);
  });

  it('is sent for a comment to the doctor, and for no other comment', async () => {
    const demandId = await newPendingDemand(engine);
    const before = (await mailEffects(demandId)).length;
    for (const target of ['doctor', 'insurer'] as const)
      await actAs(engine, commentOnDemand, PEOPLE.manager, demandId, { target, comment: 'Una pregunta' });
    const doctor = await engine.actor(PEOPLE.doctor);
    const added = (await mailEffects(demandId)).slice(before);
    expect(added.map(({ recipient, payload }) => ({ recipient, payload }))).toEqual([
      { recipient: String(doctor.userId), payload: { key: 'comment_to_doctor' } },
    ]);
  });

  it('is not written for a user who switched mails off, nor about events long past', async () => {
    await engine.owner.userAccount.update({
      where: { email: PEOPLE.representative },
      data: { emailNotifications: false },
    });
    const demandId = await newPendingDemand(engine);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
    const { id } = await engine.owner.userAccount.update({
      where: { email: PEOPLE.representative },
      data: { emailNotifications: true },
    });
    expect((await mailEffects(demandId)).map(({ recipient }) => recipient)).not.toContain(String(id));
    expect(await engine.owner.notification.count({ where: { demandId, userId: id } })).toBe(1);

    const { demand } = await newDraft(engine);
    const occurredAt = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString();
    await submit(engine, { demandId: demand.id, occurredAt });
    await eventually(async () => (await engine.owner.notification.count({ where: { demandId: demand.id } })) > 0);
    expect(await mailEffects(demand.id)).toEqual([]);
  });
});

describe('a mail server', () => {
  it('a mail server that refuses an address is asked again only on request', async () => {
    // Mails left over from earlier tests go to the same address.
    await eventually(async () => (await engine.owner.effect.count({ where: { kind: 'mail', status: 'due' } })) === 0);
    server.refusals.set(PEOPLE.manager, 550);
    const asked = server.attemptsAt(PEOPLE.manager);
    const demandId = await newPendingDemand(engine);
    await mailTo(GROUP_MANAGER, demandId);
    await allClosed(demandId);
    const effect = await effectFor(demandId, PEOPLE.manager);
    expect(effect).toMatchObject({ status: 'failed', lastErrorCode: 'address_refused' });
    expect(server.attemptsAt(PEOPLE.manager)).toBe(asked + 1);

    server.refusals.clear();
    const retry = async (email: string) =>
      retryEffect(engine.services, await engine.actor(email), { effectId: effect.id });
    expect(await retry(PEOPLE.manager)).toEqual({ status: 'forbidden' });
    expect(await retry('admin@aval.test')).toEqual({ status: 'forbidden' });
    expect(await retry('superadmin@aval.test')).toEqual({ status: 'done' });
    const { mail } = await mailTo(PEOPLE.manager, demandId);
    expect(mail.messageId).toBe(`<${effect.id}@localhost>`);
    await eventually(async () => (await effectFor(demandId, PEOPLE.manager)).status === 'done');
    expect((await effectFor(demandId, PEOPLE.manager)).lastErrorCode).toBeNull();
  });

  it('a mail server that refuses temporarily, or is away and comes back, delays mails and leaves a code', async () => {
    server.refusals.set(PEOPLE.manager, 451);
    const refused = await newPendingDemand(engine);
    await eventually(async () => (await effectFor(refused, PEOPLE.manager)).lastErrorCode === 'server_refused');
    server.refusals.clear();
    await mailTo(PEOPLE.manager, refused);

    await server.stop();
    const demandId = await newPendingDemand(engine);
    await eventually(async () => (await effectFor(demandId, PEOPLE.manager)).lastErrorCode === 'server_unreachable');
    expect((await effectFor(demandId, PEOPLE.manager)).status).toBe('due');
    await server.start();
    await mailTo(PEOPLE.manager, demandId);
    await allClosed(demandId);
  });

  it('a mail server that accepts a connection and never answers delays mails but no decision', async () => {
    const silent = await createSilentServer();
    const ms = LONGER_THAN_A_DECISION_MS;
    const timeouts = { connection: ms, greeting: ms, socket: ms };
    transport = createMailTransport({ SMTP_URL: silent.url, MAIL_FROM: FROM }, timeouts);
    const demandId = await newPendingDemand(engine);
    await eventually(async () => silent.connections() > 0);
    const result = await decide(engine, PEOPLE.manager, demandId, {
      decision: 'authorize',
      decisionReason: 'AUTORIZADO',
    });
    expect(result.status).toBe('done');
    // The decision was taken while the mail still waited.
    expect((await effectFor(demandId, PEOPLE.manager)).lastErrorCode).toBeNull();
    await eventually(async () => (await effectFor(demandId, PEOPLE.manager)).lastErrorCode === 'server_silent');
    transport = createMailTransport({ SMTP_URL: server.url, MAIL_FROM: FROM });
    await mailTo(PEOPLE.manager, demandId);
    await silent.close();
  });
});
