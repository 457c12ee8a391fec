import { deleteDraft } from '@aval/application/drafts/delete-draft';
import { writeNews } from '@aval/application/effects/write-news';
import { MAIL_LIFETIME_MS } from '@aval/domain/demand/timing/mailed-news';
import { REMINDED_STATUSES, type RemindedStatus, reminderOccasion } from '@aval/domain/demand/timing/reminders';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { forTenant } from '@aval/prisma/scope';
import { newDraft, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';
import { loadMail } from './load-mail';

const COMPANY_ID = 2;

const engine = await engineForFile();
await engine.startWorker();

async function userId(email: string): Promise<number> {
  return (await engine.owner.userAccount.findUniqueOrThrow({ where: { email } })).id;
}

/** A mail to a user about the first entry of a new demand; a reminder when it has an occasion. */
async function mailFor(
  email: string,
  {
    occasion = '',
    demandId = '',
    key = 'pending_analysis',
  }: { occasion?: string; demandId?: string; key?: RemindedStatus } = {},
) {
  const about = demandId || (await newPendingDemand(engine));
  const recipient = await userId(email);
  const happenedAt = new Date().toISOString();
  const occurrence = { companyId: COMPANY_ID, demandId: about, sequence: 1, occasion, happenedAt };
  const write = () =>
    forTenant(engine.services.database, COMPANY_ID).run((transaction) =>
      writeNews(transaction, occurrence, [{ userId: recipient, key, isMailed: true }]),
    );
  await write();
  await write();
  const { id } = await engine.owner.effect.findFirstOrThrow({
    where: { demandId: about, kind: 'mail', recipient: String(recipient), occasion },
  });
  const load = (now = new Date()) =>
    loadMail(
      { database: engine.services.database, publicUrl: engine.environment.PUBLIC_URL, now },
      { effectId: id, companyId: COMPANY_ID, kind: 'mail' },
    );
  return { demandId: about, effectId: id, load };
}

it('a mail stays due without a mail server, while documents are made', async () => {
  const { demandId, effectId } = await mailFor(PEOPLE.manager);
  const findDocument = () => engine.owner.effect.findFirstOrThrow({ where: { demandId, kind: 'document' } });
  await eventually(async () => (await findDocument()).attempts > 0);
  const next = await newPendingDemand(engine);
  await eventually(async () => (await engine.owner.effect.count({ where: { demandId: next, attempts: 1 } })) > 0);
  const mail = await engine.owner.effect.findUniqueOrThrow({ where: { id: effectId } });
  expect(mail).toMatchObject({ status: 'due', attempts: 0, lastErrorCode: null });
});

it('a mail about a draft is loaded from the draft itself, and ends with it', async () => {
  const { demand, doctor } = await newDraft(engine);
  const occurrence = {
    companyId: COMPANY_ID,
    demandId: demand.id,
    sequence: 0,
    occasion: '',
    happenedAt: new Date().toISOString(),
  };
  await forTenant(engine.services.database, COMPANY_ID).run((transaction) =>
    writeNews(transaction, occurrence, [{ userId: doctor.id, key: 'taken_over', isMailed: true }]),
  );
  const { id: effectId } = await engine.owner.effect.findFirstOrThrow({ where: { demandId: demand.id } });
  const load = () =>
    loadMail(
      { database: engine.services.database, publicUrl: engine.environment.PUBLIC_URL, now: new Date() },
      { effectId, companyId: COMPANY_ID, kind: 'mail' },
    );
  expect(await load()).toMatchObject({
    to: doctor.email,
    mail: { key: 'taken_over', reference: demand.reference, isReminder: false },
  });
  await deleteDraft(engine.services, await engine.actor(doctor.email), demand.id);
  expect(await load()).toBeNull();
});

it('a mail is stored once, however often it is written', async () => {
  const { demandId } = await mailFor(PEOPLE.representative);
  const recipient = String(await userId(PEOPLE.representative));
  expect(await engine.owner.effect.count({ where: { demandId, kind: 'mail', recipient } })).toBe(1);
});

it('a mail tells only representatives how to switch mails off', async () => {
  const representative = await mailFor(PEOPLE.representative);
  expect(await representative.load()).toMatchObject({ mail: { canSwitchOff: true, role: 'REPRESENTATIVE' } });
  const manager = await mailFor(PEOPLE.manager);
  expect(await manager.load()).toMatchObject({ mail: { canSwitchOff: false, role: 'MANAGER' } });
});

it('a mail is not sent to a user who was deactivated or switched mails off', async () => {
  const { load } = await mailFor(PEOPLE.representative);
  const change = (data: { active?: boolean; emailNotifications?: boolean }) =>
    engine.owner.userAccount.update({ where: { email: PEOPLE.representative }, data });
  await change({ emailNotifications: false });
  expect(await load()).toEqual({ skip: 'recipient_declined' });
  await change({ emailNotifications: true, active: false });
  expect(await load()).toEqual({ skip: 'recipient_inactive' });
  await change({ active: true });
  expect(await load()).toMatchObject({ to: PEOPLE.representative });
});

it('a mail is not sent to a user who may not see the demand', async () => {
  for (const email of ['doctor2@meridiana.test', 'manager@alborada.test', PEOPLE.consultant]) {
    const { load } = await mailFor(email);
    expect(await load()).toEqual({ skip: 'out_of_sight' });
  }
});

it('a mail that is three days old is sent only when requested again', async () => {
  const { load, effectId } = await mailFor(PEOPLE.manager);
  const later = new Date(Date.now() + MAIL_LIFETIME_MS + 1000);
  expect(await load(later)).toEqual({ skip: 'expired' });
  await engine.owner.effect.update({ where: { id: effectId }, data: { requestedAt: later } });
  expect(await load(later)).toMatchObject({ to: PEOPLE.manager });
});

it.each(REMINDED_STATUSES)(
  'a reminder of %s is sent while it lasts, and not once the demand has ended',
  async (key) => {
    const demandId = await newPendingDemand(engine);
    const dueAt = new Date().toISOString();
    const show = (displayStatus: DisplayStatus) =>
      engine.owner.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
        await tx.demand.update({ where: { id: demandId }, data: { displayStatus } });
      });
    await show(key);
    const { load } = await mailFor(PEOPLE.manager, { occasion: reminderOccasion(key, dueAt), demandId, key });
    expect(await load()).toMatchObject({ mail: { key, isReminder: true, happenedAt: dueAt } });
    await show('finished');
    expect(await load()).toEqual({ skip: 'outdated' });
  },
);

it('two reminders that are due at one instant are two mails', async () => {
  const dueAt = new Date().toISOString();
  const remind = (key: RemindedStatus, demandId = '') =>
    mailFor(PEOPLE.manager, { occasion: reminderOccasion(key, dueAt), demandId, key });
  const first = await remind('pending_analysis');
  const second = await remind('pending_missing_info', first.demandId);
  expect(second.effectId).not.toBe(first.effectId);
});

it('a mail links to the host that its reader used last, while it is a host for that reader', async () => {
  const { demandId, load } = await mailFor(PEOPLE.manager);
  const addressAfter = async (lastHost: string | null) => {
    await engine.owner.userAccount.update({ where: { email: PEOPLE.manager }, data: { lastHost } });
    return load();
  };
  const at = (host: string) => ({ mail: { address: `http://${host}:3000/app/demands/${demandId}` } });
  expect(await addressAfter('localhost')).toMatchObject(at('localhost'));
  expect(await addressAfter('meridiana.localhost')).toMatchObject(at('meridiana.localhost'));
  for (const host of [null, 'alborada.localhost', 'gone.localhost'])
    expect(await addressAfter(host)).toMatchObject(at('meridiana.localhost'));
});
