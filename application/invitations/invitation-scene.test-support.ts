import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Actor } from '@aval/domain/access/actor';
import { accountRequestSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { readEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import { createTestDatabase, processEnvironment } from '@aval/testing/stack/stack';
import { createSecretToken, hashSecretToken } from '../access/secret-token';
import { closeServices, createServices, type Services } from '../services';
import { requestAccount } from './request-account';

/** The second company of the story. */
export const TENANT = { companyId: 2, isDefault: false };

export interface InvitationScene {
  owner: Database;
  services: Services;
  at: (moment: string) => void;
  actor: (email: string) => Promise<Actor>;
  centers: number[];
  close: () => Promise<void>;
}

export async function openScene(): Promise<InvitationScene> {
  const testDatabase = await createTestDatabase();
  const owner = createDatabase(testDatabase.ownerUrl, { poolSize: 4 });
  const folder = await mkdtemp(path.join(tmpdir(), 'aval-requests-'));
  const environment = processEnvironment(testDatabase, { AVAL_FILES: folder, LOG_LEVEL: 'silent' });
  let now = new Date('2026-11-23T09:00:00Z');
  const services = {
    ...createServices('test', readEnvironment(storyEnvironmentSchema, environment)),
    clock: { now: () => now },
  };
  const found = await owner.center.findMany({
    where: {
      type: 'Ambos',
      hidden: false,
      users: { some: { user: { companyId: TENANT.companyId, roleId: 7, active: true } } },
    },
    take: 2,
    orderBy: { id: 'asc' },
  });
  return {
    owner,
    services,
    at(moment) {
      now = new Date(moment);
    },
    async actor(email) {
      const { id } = await owner.userAccount.findUniqueOrThrow({ where: { email } });
      const actor = await loadActor(services.database, id, { companyId: null });
      if (!actor) throw new Error(`${email} is not active`);
      return actor;
    },
    centers: found.map(({ id }) => id),
    async close() {
      await closeServices(services);
      await owner.$disconnect();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function newEmail(): string {
  return `somebody-${randomUUID()}@example.test`;
}

let lastNetwork = 0;

/** Returns an address of a network that has not sent any request yet. */
export function newAddress(): string {
  lastNetwork += 1;
  return `10.${Math.floor(lastNetwork / 65_536)}.${Math.floor(lastNetwork / 256) % 256}.${lastNetwork % 256}`;
}

/** Returns a valid request form with the given changes. */
export function formOf({ centers }: InvitationScene, change: object = {}) {
  return accountRequestSchema.parse({
    role: 'DOCTOR',
    name: 'Marta Cifuentes Rey',
    email: newEmail(),
    phone: '925556677',
    centers,
    reason: 'Gestiono las solicitudes de oncología.',
    ...change,
  });
}

export async function newRequest(scene: InvitationScene, change: object = {}): Promise<number> {
  const form = formOf(scene, change);
  const { status } = await requestAccount(scene.services, {
    tenant: TENANT,
    address: newAddress(),
    language: 'es',
    form,
  });
  if (status !== 'taken') throw new Error(status);
  const { id } = await scene.owner.invitation.findFirstOrThrow({
    where: { email: form.email },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return id;
}

/** Issues a token as the mail that carries it does. */
export async function issueToken({ owner }: InvitationScene, id: number): Promise<string> {
  const token = createSecretToken();
  await owner.invitation.update({ where: { id }, data: { tokenHash: hashSecretToken(token) } });
  return token;
}

export function mailsOf({ owner }: InvitationScene, invitationId: number): Promise<unknown[]> {
  return owner.effect
    .findMany({ where: { invitationId }, orderBy: { createdAt: 'asc' } })
    .then((effects) => effects.map(({ payload }) => (payload as { key: string }).key));
}
