import { forActor } from '@aval/prisma/scope';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';
import { browseChanges, exportChanges } from './browse-changes';
import type { ChangeFacts } from './change-fields';
import { CHANGES_LIST } from './changes-list';
import { recordChange } from './record-change';

const { services, owner, actorOf } = await useCasesForFile();

async function record(name: string, companyId: number | null, before: ChangeFacts | null, after: ChangeFacts | null) {
  const actor = await actorOf('superadmin@aval.test');
  await forActor(services.database, actor).run((tx) =>
    recordChange(tx, actor, {
      subject: companyId === null ? 'drug' : 'code',
      subjectId: 1,
      companyId,
      name,
      action: 'edit',
      before,
      after,
    }),
  );
}

async function namesFor(search: string, companyId: number | null = null) {
  const actor = await actorOf('superadmin@aval.test', companyId);
  const page = await browseChanges(services, actor, CHANGES_LIST.parse(new URLSearchParams(search)));
  return page?.rows.map(({ name }) => name);
}

describe('the change log', () => {
  it('lists who changed what, newest first, with only the fields that an edit changed', async () => {
    await record('Primero', null, { name: 'Uno', hidden: false }, { name: 'Dos', hidden: false });
    await record('Segundo', 2, { code: 'A' }, { code: 'B' });
    const actor = await actorOf('admin@aval.test');
    const page = await browseChanges(services, actor, CHANGES_LIST.parse(new URLSearchParams()));
    const [second, first] = page?.rows ?? [];
    expect(second).toMatchObject({ name: 'Segundo', companyName: 'Salud Meridiana', actorRole: 'SUPERADMIN' });
    expect(first).toMatchObject({
      subject: 'drug',
      before: { name: 'Uno' },
      after: { name: 'Dos' },
      companyName: null,
    });
    expect(first?.after).not.toHaveProperty('hidden');
  });

  it('is filtered by name, subject, user, days and company in context', async () => {
    await record('Ácido narrado', null, null, { name: 'Ácido narrado' });
    await record('Código narrado', 2, null, { code: 'N' });
    expect(await namesFor('name=acido')).toEqual(['Ácido narrado']);
    expect(await namesFor('name=narrado&subject=code')).toEqual(['Código narrado']);
    const { userId } = await actorOf('admin@aval.test');
    expect(await namesFor(`name=narrado&userId=${userId}`)).toEqual([]);
    expect(await namesFor('name=narrado&to=2020-01-01')).toEqual([]);
    expect(await namesFor('name=narrado&from=2020-01-01')).toHaveLength(2);
    expect(await namesFor('name=narrado', 2)).toEqual(['Código narrado']);
    expect(await namesFor('name=narrado', 3)).toEqual([]);
  });

  it('is read by admin roles only, and its export is recorded', async () => {
    const manager = await actorOf('manager@meridiana.test', 2);
    const query = CHANGES_LIST.parse(new URLSearchParams('name=llevado'));
    expect(await browseChanges(services, manager, query)).toBeNull();
    expect(await exportChanges(services, manager, query)).toBeNull();
    await record('Llevado consigo', null, null, { name: 'Llevado consigo' });
    const admin = await actorOf('admin@aval.test');
    const names: string[] = [];
    for await (const batch of (await exportChanges(services, admin, query)) ?? [])
      names.push(...batch.map(({ name }) => name));
    expect(names).toEqual(['Llevado consigo']);
    const [left] = await owner.changeRecord.findMany({ where: { subject: 'changes', actorId: admin.userId } });
    expect(left?.after).toEqual({ filters: { name: 'llevado' }, rowCount: 1 });
  });
});
