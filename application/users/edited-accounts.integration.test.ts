import { editUserSchema } from '@aval/domain/validation/users/user-schema';
import { createUser, type UserOptions } from '@aval/prisma/factories/user';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';
import { editUser } from './edit-user';
import { getUser } from './get-user';

const PLATFORM = 1;
const MERIDIANA = 2;
const ALBORADA = 3;

const scene = await useCasesForFile();
const { owner } = scene;

const make = async (options: UserOptions) => (await createUser(owner, options)).id;

/** Sends the form as a superadmin, as it is shown but for the given changes. */
async function edit(id: number, change: Record<string, unknown>, revision = 0) {
  const actor = await scene.actorOf('superadmin@aval.test');
  const detail = await getUser(scene.services, actor, id);
  if (!detail) throw new Error('nobody');
  const { user } = detail;
  const relations = Object.fromEntries(
    Object.entries(user.relations).map(([name, all]) => [name, all.map((o) => o.id)]),
  );
  const form = { ...user, companyId: user.company?.id, ...relations, ...change };
  const parsed = editUserSchema(user.role).safeParse(form);
  if (!parsed.success) throw new Error(JSON.stringify(parsed.error.issues));
  return editUser(scene.services, actor, { id, revision, input: parsed.data });
}

const mailsTo = async (id: number) => {
  const rows = await owner.effect.findMany({
    where: { recipient: String(id), kind: 'mail', demandId: null },
    orderBy: { createdAt: 'asc' },
    select: { companyId: true, payload: true },
  });
  return rows.map(({ companyId, payload }) => ({ companyId, ...(payload as object) }));
};

it('an edited user is notified of a new password, and of a new e-mail at both addresses, in the name of the tenant', async () => {
  const [doctor, several] = [
    await make({ role: 'DOCTOR', companyId: MERIDIANA }),
    await make({ role: 'MANAGER', permittedCompanyIds: [MERIDIANA, ALBORADA] }),
  ];
  for (const [id, companyId] of [
    [doctor, MERIDIANA],
    [several, PLATFORM],
  ] as const) {
    const password = { changePassword: 'on', password: 'Otra#456x', passwordConfirmation: 'Otra#456x' };
    expect(await edit(id, password)).toEqual({ status: 'done' });
    expect(await edit(id, { email: `moved-${id}@users.test` }, 1)).toEqual({ status: 'done' });
    expect(await edit(id, { name: 'Ada Renombrada' }, 2)).toEqual({ status: 'done' });
    const record = await owner.changeRecord.findFirst({
      where: { subject: 'user', subjectId: id },
      orderBy: { id: 'asc' },
      skip: 1,
    });
    expect(await mailsTo(id)).toEqual([
      { companyId, key: 'password_changed', setBy: 'administration' },
      { companyId, key: 'former_email', changeId: Number(record?.id) },
      { companyId, key: 'new_email' },
    ]);
  }
});

it('an edited user who loses a company is signed out for good, except at companies that stay', async () => {
  const id = await make({ role: 'MANAGER', permittedCompanyIds: [MERIDIANA, ALBORADA] });
  for (const hostCompanyId of [PLATFORM, MERIDIANA, ALBORADA])
    for (const isApiClient of [true, false])
      await owner.userSession.create({
        data: { tokenHash: `tie ${id} ${hostCompanyId} ${isApiClient}`, userId: id, hostCompanyId, isApiClient },
      });
  const open = async () => {
    const rows = await owner.userSession.findMany({ where: { userId: id, revokedAt: null } });
    return [...new Set(rows.map(({ hostCompanyId }) => hostCompanyId))];
  };
  expect(await edit(id, { name: 'Sigue Igual' })).toEqual({ status: 'done' });
  expect(await open()).toHaveLength(3);
  expect(await edit(id, { companies: [ALBORADA] }, 1)).toEqual({ status: 'done' });
  expect(await open()).toEqual([ALBORADA]);
  expect(await edit(id, { companies: [MERIDIANA, ALBORADA] }, 2)).toEqual({ status: 'done' });
  expect(await open()).toEqual([ALBORADA]);
});
