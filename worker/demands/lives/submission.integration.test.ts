import { getWizard } from '@aval/application/drafts/wizard/get-wizard';
import { findDifferingVersions } from '@aval/application/engine/version-differences';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { createDraft } from '@aval/prisma/factories/demand';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { forTenant } from '@aval/prisma/scope';
import { historyOf, newDraft, submit } from '@aval/testing/scenes/scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();

it('a submission is accepted without an engine, locks the draft, and is delivered once when workers and relays start', async () => {
  const { demand, patient } = await newDraft(engine);
  const commandId = newCommandId();
  const accepted = await submit(engine, { demandId: demand.id, commandId });
  expect(accepted).toEqual({ status: 'accepted' });

  const tenant = forTenant(engine.services.database, 2);
  // A second tab can neither submit, save nor delete a submitted draft; the same form sent again is the same
  // submission.
  expect(await submit(engine, { demandId: demand.id })).toEqual({ status: 'stale' });
  expect(await submit(engine, { demandId: demand.id, commandId })).toEqual({ status: 'accepted' });
  await expect(
    tenant.run((tx) => tx.demandDraft.updateMany({ where: { demandId: demand.id }, data: { revision: 1 } })),
  ).rejects.toThrow('the draft was submitted');
  await expect(tenant.run((tx) => tx.demand.delete({ where: { id: demand.id } }))).rejects.toThrow('never removed');

  // The snapshot is frozen: later edits belong to the next version.
  await tenant.run((tx) => tx.patient.update({ where: { id: patient.id }, data: { lastName: 'Otro Apellido' } }));
  const centerId = Number(demand.prescriberCenterId);
  const center = await engine.owner.center.update({ where: { id: centerId }, data: { name: 'Centro renombrado' } });
  await Promise.all([engine.startWorker(), engine.startWorker()]);
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  expect(await historyOf(engine, demand.id)).toEqual(['1 REQUEST']);

  const version = await engine.owner.demandVersion.findUniqueOrThrow({
    where: { demandId_number: { demandId: demand.id, number: 1 } },
    include: { drugs: true, documents: true },
  });
  expect(version.patient).toMatchObject({ lastName: patient.lastName, cardNumber: patient.cardNumber });
  expect(version.content).toMatchObject({ names: { doctor: { name: demand.doctorName } } });
  expect(version.drugs.length).toBeGreaterThan(0);
  expect(await engine.owner.$transaction((tx) => findDifferingVersions(tx, [demand.id]))).toEqual(new Set());
  expect(version.documents).toMatchObject([{ edition: 'submission', status: 'pending' }]);

  const row = await engine.owner.demand.findUniqueOrThrow({
    where: { id: demand.id },
    include: { drafts: true, slots: true, outbox: true, effects: true, notifications: { include: { user: true } } },
  });
  expect(row).toMatchObject({ displayStatus: 'pending_analysis', sequence: 1, version: 1, drafts: [] });
  // Lists show current names.
  expect(row.prescriberCenterName).toBe(center.name);
  expect(version.content).toMatchObject({ names: { centers: { [centerId]: { name: demand.prescriberCenterName } } } });
  expect(row.slots).toMatchObject([{ kind: 'chemotherapy', until: null, endedAt: null }]);
  expect(row.outbox).toMatchObject([{ commandId, closedAt: expect.any(Date) }]);
  const mailed = row.effects.filter(({ kind }) => kind === 'mail');
  expect(mailed.map(({ payload }) => payload)).toEqual(row.notifications.map(({ key }) => ({ key })));
  expect(row.effects.filter((effect) => !mailed.includes(effect))).toMatchObject([
    { kind: 'document', status: 'due', sequence: 1 },
  ]);
  expect(row.notifications.map(({ user, key }) => `${user.email} ${key}`).sort()).toEqual([
    'manager@grupo.test pending_analysis',
    'manager@meridiana.test pending_analysis',
  ]);
});

it('one of two simultaneous requests for the same patient is refused', async () => {
  const today = civilDateOf(new Date());
  const { demand, content } = await fileDraft(engine.services.database, {
    companyId: 2,
    doctorEmail: 'doctor@meridiana.test',
    today,
  });
  const other = await forTenant(engine.services.database, 2).run((tx) => createDraft(tx, { companyId: 2, content }));
  const results = await Promise.all([submit(engine, { demandId: demand.id }), submit(engine, { demandId: other.id })]);
  expect(results).toContainEqual({ status: 'refused', refusal: 'slots_taken' });
  expect(results.filter(({ status }) => status === 'done' || status === 'accepted')).toHaveLength(1);
  const refused = results.findIndex(({ status }) => status === 'refused');
  const second = [demand, other][refused]?.id ?? '';
  const search = await getWizard(engine.services, await engine.actor('doctor@meridiana.test'), second);
  expect(search).toMatchObject({
    status: 'open',
    wizard: { blocked: [{ kind: 'chemotherapy' }], complete: { previousTreatments: true, treatment: false } },
  });
});

it('an incomplete submission names the missing fields and is not accepted', async () => {
  const { demand } = await newDraft(engine);
  await forTenant(engine.services.database, 2).run((tx) =>
    tx.demandDraft.updateMany({ where: { demandId: demand.id }, data: { extras: {} } }),
  );
  const result = await submit(engine, { demandId: demand.id });
  expect(result.status).toBe('invalid');
  expect(result.status === 'invalid' && result.issues.map(({ path }) => path)).toContain('extras.observations');
  const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demand.id }, include: { outbox: true } });
  expect(row).toMatchObject({ submissionCommandId: null, status: 'DRAFT', outbox: [] });
});

it('a submission goes to the representative first when the company has a validation step', async () => {
  const { demand } = await fileDraft(engine.services.database, {
    companyId: 3,
    doctorEmail: 'doctor@alborada.test',
    today: civilDateOf(new Date()),
  });
  await submit(engine, { demandId: demand.id, doctorEmail: 'doctor@alborada.test' });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  const row = await engine.owner.demand.findUniqueOrThrow({
    where: { id: demand.id },
    include: { notifications: { include: { user: true } } },
  });
  expect(row.displayStatus).toBe('pending_validation');
  // The only notified representative is the one whose zones contain the centers.
  expect(row.notifications.map(({ user }) => user.email)).toEqual(['representative@alborada.test']);
});
