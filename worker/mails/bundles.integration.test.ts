import { requestMail } from '@aval/application/effects/request-mail';
import { retryEffect } from '@aval/application/effects/retry-effect';
import { writeNews } from '@aval/application/effects/write-news';
import { reminderOccasion } from '@aval/domain/demand/timing/reminders';
import { createMailTransport } from '@aval/platform/mail/mail-transport';
import { createUser } from '@aval/prisma/factories/user';
import { forPlatform, forTenant } from '@aval/prisma/scope';
import { newDraft, newPendingDemand, submit } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { createMailServer, type TestMailServer } from '@aval/testing/stack/mail-server';
import { startMailsWorker } from '@aval/testing/stack/mails-worker';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleMails } from '../effects/relay-effects';
import { createMailActivities } from './activities';

const COMPANY_ID = 2;
const MINUTE_MS = 60_000;

const engine = await engineForFile();
let server: TestMailServer;
let stopMails: () => Promise<void>;

const transport = () => createMailTransport({ SMTP_URL: server.url, MAIL_FROM: 'Aval <no-reply@aval.test>' });

beforeAll(async () => {
  server = await createMailServer();
  await server.start();
  stopMails = await startMailsWorker(engine, transport());
  await engine.startWorker({ sendsMails: true });
});

afterAll(async () => {
  await stopMails();
  await server.stop();
});

/** A manager who wants mails bundled, with what he or she is mailed. */
async function bundlingManager() {
  const { id, email } = await createUser(engine.owner, { role: 'MANAGER', permittedCompanyIds: [COMPANY_ID] });
  const change = (data: { bundleEmails?: boolean; active?: boolean }) =>
    engine.owner.userAccount.update({ where: { id }, data });
  await change({ bundleEmails: true });
  const mine = { kind: 'mail', recipient: String(id) };
  const effects = () => engine.owner.effect.findMany({ where: mine, orderBy: { createdAt: 'asc' } });
  /** Makes the first mail that waits due, as it is ten minutes later. */
  const passTime = async () => {
    const [first] = await engine.owner.effect.findMany({
      where: { ...mine, status: 'due', attempts: 0 },
      orderBy: { dueAt: 'asc' },
      take: 1,
    });
    if (!first) throw new Error('nothing waits');
    await engine.owner.effect.update({ where: { id: first.id }, data: { dueAt: new Date() } });
    return first.id;
  };
  const arrived = () => server.mails.filter(({ envelope }) => envelope.to.includes(email));
  const allClosed = () => eventually(async () => (await effects()).every(({ status }) => status !== 'due'));
  return { id, email, change, effects, passTime, arrived, allClosed };
}

/** Writes a mail to a user about the first entry of a demand; a reminder when it has an occasion. */
function writeMail(userId: number, demandId: string, key: 'pending_analysis' | 'pending_missing_info', occasion = '') {
  const happenedAt = new Date().toISOString();
  return forTenant(engine.services.database, COMPANY_ID).run((transaction) =>
    writeNews(transaction, { companyId: COMPANY_ID, demandId, sequence: 1, occasion, happenedAt }, [
      { userId, key, isMailed: true },
    ]),
  );
}

async function referenceOf(demandId: string): Promise<string> {
  return (await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } })).reference;
}

it('mails to one person leave together ten minutes after the first, in the order of their events', async () => {
  const manager = await bundlingManager();
  const { demand, patient } = await newDraft(engine);
  await submit(engine, { demandId: demand.id });
  await eventually(async () => (await manager.effects()).length === 1);
  const demandIds = [demand.id, await newPendingDemand(engine), await newPendingDemand(engine)];
  const waiting = await manager.effects();
  expect(waiting).toHaveLength(3);
  for (const { createdAt, dueAt, status, attempts } of waiting) {
    expect(dueAt.getTime() - createdAt.getTime()).toBeGreaterThan(9 * MINUTE_MS);
    expect({ status, attempts }).toEqual({ status: 'due', attempts: 0 });
  }
  expect(manager.arrived()).toEqual([]);

  const lead = await manager.passTime();
  await manager.allClosed();
  expect((await manager.effects()).map(({ status, lastErrorCode }) => [status, lastErrorCode])).toEqual(
    waiting.map(() => ['done', null]),
  );
  const [bundle, ...more] = manager.arrived();
  expect(more).toEqual([]);
  expect(bundle?.mail).toMatchObject({ subject: '3 novedades en sus demandas', messageId: `<${lead}@localhost>` });
  const references = await Promise.all(demandIds.map(referenceOf));
  for (const text of [bundle?.mail.text ?? '', bundle?.mail.html ?? '']) {
    expect(text.match(/MER-\d\d-\d{6}/g)?.filter((each, index, all) => all.indexOf(each) === index)).toEqual(
      references,
    );
    expect(text.match(/Está pendiente de análisis\./g)).toHaveLength(3);
    for (const id of demandIds) expect(text).toContain(`http://meridiana.localhost:3000/app/demands/${id}`);
    expect(text).toContain('Agrupar los correos');
    for (const secret of [patient.lastName, patient.cardNumber]) expect(text).not.toContain(secret);
  }
});

it('more mails than one can tell make several bundles, which stay apart while they wait to be sent', async () => {
  const manager = await bundlingManager();
  const demandId = await newPendingDemand(engine);
  for (let minute = 0; minute < 110; minute += 1) {
    const occasion = reminderOccasion('pending_analysis', new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString());
    await writeMail(manager.id, demandId, 'pending_analysis', occasion);
  }
  const scope = await forPlatform(engine.services.database);
  const recipient = String(manager.id);
  await scope.run(async (transaction) => {
    await transaction.effect.updateMany({
      where: { kind: 'mail', recipient },
      data: { dueAt: new Date(Date.now() - 1000) },
    });
    // Twice before any is taken, as when other mails are taken first.
    for (let poll = 0; poll < 2; poll += 1) await bundleMails(transaction);
    const rows = await transaction.effect.findMany({ where: { kind: 'mail', recipient } });
    const leads = rows.filter(({ id, bundleId }) => id === bundleId);
    expect(rows).toHaveLength(111);
    expect(leads).toHaveLength(3);
    const sizes = leads.map(({ id }) => rows.filter(({ bundleId }) => bundleId === id).length);
    expect(sizes.toSorted((one, other) => other - one)).toEqual([50, 50, 11]);
  });
  await manager.allClosed();
});

it('a single mail leaves as it does without bundles', async () => {
  const manager = await bundlingManager();
  const demandId = await newPendingDemand(engine);
  const lead = await manager.passTime();
  await manager.allClosed();
  const [only, ...more] = manager.arrived();
  expect(more).toEqual([]);
  expect(only?.mail).toMatchObject({
    subject: `${await referenceOf(demandId)} · Está pendiente de análisis`,
    messageId: `<${lead}@localhost>`,
  });
  expect(only?.mail.text).not.toContain('Agrupar los correos');
});

it('a mail about the account waits for nothing', async () => {
  const manager = await bundlingManager();
  await newPendingDemand(engine);
  await forTenant(engine.services.database, COMPANY_ID).run((transaction) =>
    requestMail(transaction, { key: 'password_changed', companyId: COMPANY_ID, userId: manager.id, setBy: 'owner' }),
  );
  await eventually(async () => manager.arrived().length > 0);
  expect(manager.arrived().map(({ mail }) => mail.subject)).toEqual(['Salud Meridiana · Ha cambiado su contraseña']);
  const [waiting] = await manager.effects();
  expect(waiting).toMatchObject({ status: 'due', attempts: 0 });
});

it('what waits leaves at once when its reader switches bundles off', async () => {
  const manager = await bundlingManager();
  await newPendingDemand(engine);
  await newPendingDemand(engine);
  expect(manager.arrived()).toEqual([]);
  await manager.change({ bundleEmails: false });
  await manager.allClosed();
  expect(manager.arrived().map(({ mail }) => mail.subject)).toEqual(['2 novedades en sus demandas']);
});

it('what is outdated is left out of a bundle, and a bundle of nothing else is not sent', async () => {
  const manager = await bundlingManager();
  const demandId = await newPendingDemand(engine);
  const occasion = reminderOccasion('pending_missing_info', new Date().toISOString());
  await writeMail(manager.id, demandId, 'pending_missing_info', occasion);
  await manager.passTime();
  await manager.allClosed();
  expect((await manager.effects()).map(({ status, lastErrorCode }) => [status, lastErrorCode])).toEqual([
    ['done', null],
    ['done', 'outdated'],
  ]);
  const subjects = manager.arrived().map(({ mail }) => mail.subject);
  expect(subjects).toEqual([`${await referenceOf(demandId)} · Está pendiente de análisis`]);

  await newPendingDemand(engine);
  await newPendingDemand(engine);
  await manager.change({ active: false });
  await manager.passTime();
  await manager.allClosed();
  const codes = (await manager.effects()).slice(2).map(({ status, lastErrorCode }) => [status, lastErrorCode]);
  expect(codes).toEqual([
    ['done', 'recipient_inactive'],
    ['done', 'recipient_inactive'],
  ]);
  expect(manager.arrived()).toHaveLength(1);
});

it('an attempt after a kill sends the same mails under the same id, and later ones wait for the next bundle', async () => {
  const manager = await bundlingManager();
  // A mail server away, so that the worker has not sent the bundle yet.
  server.refusals.set(manager.email, 451);
  const demandIds = [await newPendingDemand(engine), await newPendingDemand(engine)];
  const lead = await manager.passTime();
  await eventually(async () => (await manager.effects()).every(({ lastErrorCode }) => lastErrorCode !== null));
  const later = await newPendingDemand(engine);
  const scope = await forPlatform(engine.services.database);
  await scope.run(bundleMails);

  // Another server, so that the retry of the workflow cannot send it in between.
  const second = await createMailServer();
  await second.start();
  const { environment, services } = engine;
  const { sendMail } = createMailActivities({
    ...services,
    transport: createMailTransport({ SMTP_URL: second.url, MAIL_FROM: 'Aval <no-reply@aval.test>' }),
    publicUrl: environment.PUBLIC_URL,
  });
  const sent = await sendMail({ effectId: lead, companyId: COMPANY_ID, kind: 'mail' });
  expect(sent).toEqual({ status: 'sent', leftOut: [] });
  const [again] = second.mails;
  await second.stop();
  server.refusals.clear();
  await eventually(async () => (await manager.effects()).filter(({ status }) => status === 'done').length === 2);
  const [first] = manager.arrived();
  for (const received of [first, again]) {
    expect(received?.mail.messageId).toBe(`<${lead}@localhost>`);
    for (const id of demandIds) expect(received?.mail.text).toContain(`/app/demands/${id}`);
  }

  await manager.passTime();
  await manager.allClosed();
  expect(manager.arrived().at(-1)?.mail.subject).toBe(`${await referenceOf(later)} · Está pendiente de análisis`);
});

it('a refused bundle fails as a whole, and each of its mails can be requested again', async () => {
  const manager = await bundlingManager();
  server.refusals.set(manager.email, 550);
  const first = await newPendingDemand(engine);
  await newPendingDemand(engine);
  await manager.passTime();
  await manager.allClosed();
  const failed = await manager.effects();
  expect(failed.map(({ status, lastErrorCode }) => [status, lastErrorCode])).toEqual([
    ['failed', 'address_refused'],
    ['failed', 'address_refused'],
  ]);
  server.refusals.clear();
  const superadmin = await engine.actor('superadmin@aval.test');
  for (const { id } of failed)
    expect(await retryEffect(engine.services, superadmin, { effectId: id })).toEqual({ status: 'done' });
  await manager.allClosed();
  const subjects = manager.arrived().map(({ mail }) => mail.subject);
  expect(subjects).toHaveLength(2);
  expect(subjects).toContain(`${await referenceOf(first)} · Está pendiente de análisis`);
});
