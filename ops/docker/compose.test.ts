import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/** Part of the Compose file that determines how services can be reached. */
const fileSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      profiles: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      networks: z.array(z.string()).default(['default']),
      network_mode: z.string().optional(),
      environment: z.record(z.string(), z.string().nullable()).default({}),
    }),
  ),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
});

const file = path.join(import.meta.dirname, '../../docker-compose.yml');
const { services, networks } = fileSchema.parse(parse(readFileSync(file, 'utf8'), { merge: true }));
const { temporal, 'temporal-postgres': store, 'temporal-ui': ui } = services;

test('the engine and its database publish no port and have only their own network', () => {
  for (const service of [temporal, store]) {
    expect(service).toMatchObject({ ports: [], networks: ['engine'], profiles: [] });
    expect(service?.network_mode).toBeUndefined();
  }
  expect(networks['engine']).toEqual({ internal: true });
  expect(temporal?.environment['FRONTEND_HTTP_PORT']).toBe('0');
});

test('the engine’s network contains only services that need it', () => {
  const inside = Object.entries(services).filter(([, service]) => service.networks.includes('engine'));
  expect(inside.map(([name]) => name).sort()).toEqual(
    ['documents', 'operator', 'temporal', 'temporal-postgres', 'temporal-ui', 'web', 'worker'].sort(),
  );
});

test('the engine’s own pages, which have no sign-in, run only in the trial profile', () => {
  expect(ui?.profiles).toEqual(['trial']);
  const looking = Object.entries(services).filter(([, { image }]) => image?.startsWith('temporalio/ui'));
  expect(looking.map(([name]) => name)).toEqual(['temporal-ui']);
});

test('published ports are bound to this machine only', () => {
  const published = Object.values(services).flatMap(({ ports }) => ports);
  expect(published.length).toBeGreaterThan(0);
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
});
