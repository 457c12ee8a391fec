import { randomUUID } from 'node:crypto';
import { authorize, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { commandBy, refusedBy } from '@aval/testing/visitors/api-client-command';
import { signInVisitor } from '@aval/testing/visitors/sign-in';
import { describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();

const signIn = (email: string, host = 'meridiana.localhost') => new ApiClient(web.visit(host)).signIn(email);

interface Entry {
  action: string;
  comment: string | null;
  privateComment: string | null;
  withoutReason: boolean;
}

async function historyOf(apiClient: ApiClient, id: string): Promise<Entry[]> {
  const { body } = await apiClient.call<{ versions: { histories: Entry[] }[] }>(
    'GET',
    `/demands/${id}?include=versions`,
  );
  return body.versions.flatMap(({ histories }) => histories);
}

describe('an API client’s command without a reason', () => {
  it('undoes or cancels, as in the specification, and the history says that none was given', async () => {
    const id = await newPendingDemand(engine);
    await authorize(engine, id);
    const manager = await signIn('manager@meridiana.test');
    const doctor = await signIn('doctor@meridiana.test');
    await commandBy(manager, 'POST', `/demands/${id}/rollback`, {});
    const undo = { action: 'ROLLBACK', comment: null, withoutReason: true };
    expect((await historyOf(manager, id))[0]).toMatchObject(undo);
    expect((await historyOf(doctor, id))[0]).toMatchObject(undo);

    // A second undo reverses the manager's decision, which the doctor has not read.
    await commandBy(manager, 'POST', `/demands/${id}/rollback`, { comment: 'Se eligió otro motivo.' });
    expect((await historyOf(manager, id))[0]).toMatchObject({
      comment: 'Se eligió otro motivo.',
      withoutReason: false,
    });
    await commandBy(manager, 'PUT', `/demands/${id}/cancel`, {});
    expect((await historyOf(doctor, id))[0]).toMatchObject({ action: 'CANCEL', comment: null, withoutReason: true });
  }, 180_000);

  it('may lack a body, also when the client sends a content type', async () => {
    const manager = await signIn('manager@meridiana.test');
    const types: Record<string, string>[] = [{}, { 'Content-Type': 'application/json' }];
    for (const headers of types) {
      const id = await newPendingDemand(engine);
      const { headers: read } = await manager.call('GET', `/demands/${id}`);
      // Weak, as after a compressing proxy.
      const weak = { ...headers, 'If-Match': `W/${read.etag}` };
      expect(await manager.send('PUT', `/demands/${id}/cancel`, { headers: weak, body: '' })).toMatchObject({
        status: 200,
      });
    }
  }, 120_000);

  it('shows no note of the missing reason to readers who may not see one', async () => {
    const id = await newPendingDemand(engine);
    const manager = await signIn('manager@meridiana.test');
    await commandBy(manager, 'PUT', `/demands/${id}/manage`, {
      toRoleId: 4,
      action: 'ACCEPT',
      decisionReason: 'AUTORIZADO',
      comment: 'Conforme.',
    });
    await commandBy(manager, 'POST', `/demands/${id}/rollback`, {});
    const doctor = await signIn('doctor@meridiana.test');
    expect((await historyOf(doctor, id))[0]).toMatchObject({ action: 'ROLLBACK', withoutReason: false });
  }, 120_000);

  it('cannot finish a treatment', async () => {
    const id = await newPendingDemand(engine);
    await authorize(engine, id);
    const manager = await signIn('manager@meridiana.test');
    expect(await refusedBy(manager, 'PUT', `/demands/${id}/finish`, { body: {} })).toMatchObject({
      status: 422,
      body: { errors: { comment: [expect.any(String)] } },
    });
  }, 120_000);
});

describe('the dialogs of the pages', () => {
  it.each(['rollback', 'cancel'])(
    'still require a reason: %s',
    async (intent) => {
      const id = await newPendingDemand(engine);
      const visitor = await signInVisitor(engine.owner, web.visit('meridiana.localhost'), 'manager@meridiana.test');
      const form = { intent, commandId: randomUUID(), expectedSequence: '1', reason: ' ' };
      const answer = await visitor.post(`/app/demands/${id}`, form);
      expect(answer.status).toBe(422);
      const { displayStatus } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
      expect(displayStatus).toBe('pending_analysis');
    },
    120_000,
  );

  it('show that an undo has no reason', async () => {
    const id = await newPendingDemand(engine);
    await authorize(engine, id);
    const manager = await signIn('manager@meridiana.test');
    await commandBy(manager, 'POST', `/demands/${id}/rollback`, {});
    const visitor = await signInVisitor(engine.owner, web.visit('meridiana.localhost'), 'doctor@meridiana.test');
    expect((await visitor.get(`/app/demands/${id}`)).body).toContain('Sin motivo');
  }, 120_000);
});

describe('a private comment alone', () => {
  it.each([
    ['manager@meridiana.test', 'meridiana.localhost'],
    ['admin@aval.test', 'localhost'],
    ['superadmin@aval.test', 'localhost'],
  ])(
    'is accepted from %s to any addressee, and notifies only those who may read it',
    async (email, host) => {
      const id = await newPendingDemand(engine);
      const apiClient = await signIn(email, host);
      for (const toRoleId of [3, 4, 7]) {
        const sequence = await commandBy(apiClient, 'POST', `/demands/${id}/add-comment`, {
          toRoleId,
          privateComment: 'Llamar antes al hospital.',
        });
        const told = await engine.owner.notification.findMany({
          where: { demandId: id, sequence },
          include: { user: true },
        });
        expect(told.filter(({ user }) => ![1, 2, 3, 5].includes(user.roleId))).toEqual([]);
      }
      expect(await historyOf(apiClient, id)).toEqual(
        expect.arrayContaining([expect.objectContaining({ privateComment: 'Llamar antes al hospital.' })]),
      );
      const doctor = await signIn('doctor@meridiana.test');
      expect((await historyOf(doctor, id)).filter(({ action }) => action === 'COMMENT')).toEqual([]);
    },
    180_000,
  );

  it('is refused from everybody else', async () => {
    const id = await newPendingDemand(engine);
    for (const email of ['doctor@meridiana.test', 'representative@meridiana.test']) {
      const body = { toRoleId: 3, privateComment: 'x' };
      const answer = await refusedBy(await signIn(email), 'POST', `/demands/${id}/add-comment`, { body });
      expect(answer).toMatchObject({ status: 422, body: { errors: { comment: [expect.any(String)] } } });
    }
  }, 120_000);
});
