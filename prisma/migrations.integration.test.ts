import { diffSchema } from '@aval/ops/database/schema-engine';
import { expect, inject, test } from 'vitest';
import '@aval/testing/setup/integration-setup';

test('the migrations produce exactly schema.prisma', async () => {
  const admin = new URL(inject('servers').adminUrl);
  const difference = await diffSchema({
    host: admin.hostname,
    port: Number(admin.port),
    user: decodeURIComponent(admin.username),
    password: decodeURIComponent(admin.password),
    database: 'postgres',
  });
  expect(difference.trim()).toBe('-- This is an empty migration.');
});
