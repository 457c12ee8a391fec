import { createUser } from '@aval/prisma/factories/user';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';
import { findPiledFailures, PILE_OF_FAILURES } from './find-piled-failures';
import { sweepSecurityRecord } from './sweep-security-record';

const { owner, services } = await useCasesForFile();
const somebody = () => createUser(owner, { role: 'REPRESENTATIVE', companyId: 2 });

describe('an event of the security record', () => {
  it('is never changed, and only what is older than the installation keeps it is removed', async () => {
    const { id } = await somebody();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await owner.securityEvent.createMany({
      data: [1, 29, 364, 366].map((days) => ({ kind: 'signed_out', userId: id, at: daysAgo(days) })),
    });
    await expect(owner.securityEvent.updateMany({ where: { userId: id }, data: { address: 'x' } })).rejects.toThrow(
      /never changed/,
    );
    const { database } = services;
    await expect(database.securityEvent.updateMany({ where: { userId: id }, data: { address: 'x' } })).rejects.toThrow(
      /permission denied/,
    );
    for (const connection of [owner, database])
      await expect(
        connection.securityEvent.deleteMany({ where: { userId: id, at: { gt: daysAgo(30) } } }),
      ).rejects.toThrow(/never removed/);
    expect(await sweepSecurityRecord(services)).toBe(1);
    expect(await owner.securityEvent.count({ where: { userId: id } })).toBe(3);
  });
});

describe('failures that pile up', () => {
  it('are named by network and by account from a number within the last hour', async () => {
    const { id, name } = await somebody();
    const { fromOneNetwork, onOneAccount } = PILE_OF_FAILURES;
    const at = new Date('2031-03-01T12:00:00Z');
    const failure = { kind: 'sign_in_failed', detail: 'password', at };
    const write = (times: number, data: { userId?: number; network?: string; at?: Date }) =>
      owner.securityEvent.createMany({ data: Array.from({ length: times }, () => ({ ...failure, ...data })) });
    const piles = () => findPiledFailures(owner as never, new Date(at.getTime() + 60_000));
    await write(onOneAccount - 1, { userId: id });
    await write(fromOneNetwork - 1, { network: '203.0.113.9' });
    await write(50, { userId: id, network: '203.0.113.9', at: new Date(at.getTime() - 2 * 3_600_000) });
    expect(await piles()).toEqual([]);
    await write(1, { userId: id, network: '203.0.113.9' });
    expect(await piles()).toEqual([
      { network: '203.0.113.9', userId: null, userName: null, count: fromOneNetwork, lastAt: at.toISOString() },
      { network: null, userId: id, userName: name, count: onOneAccount, lastAt: at.toISOString() },
    ]);
  });
});
