import { expect, it } from 'vitest';
import type { z } from 'zod';
import { apiDocument } from '../document';
import { API_OPERATIONS } from '../operations';
import { type DescribedApi, storedSurface, surfaceOf, untoldChanges } from './api-surface';
import { API_CHANGES } from './changelog';

const DOCUMENT = JSON.parse(JSON.stringify(apiDocument())) as DescribedApi;

it('a changed operation or field has an entry in the changelog; then: npx tsx ops/docs/write-api-surface.ts', () => {
  const current = surfaceOf(DOCUMENT);
  expect(untoldChanges(storedSurface(), current)).toEqual([]);
  expect(storedSurface()).toEqual(current);
});

it('an operation, a parameter or a field that comes or goes is found unless a change is told', () => {
  const stored = surfaceOf(DOCUMENT);
  const without = structuredClone(DOCUMENT);
  delete without.paths['/webhooks/{id}']?.get;
  without.paths['/webhooks'] = { ...without.paths['/webhooks'], get: { responses: {} } };
  delete without.components.schemas.Webhook?.properties?.centerId;
  const current = surfaceOf(without);
  const changed = ['GET /webhooks/{id}', 'GET /webhooks', 'Webhook'];
  expect(untoldChanges(stored, current).sort()).toEqual(changed.sort());
  expect(untoldChanges(current, stored).sort()).toEqual(changed.sort());
  expect(untoldChanges(stored, { ...current, changes: stored.changes + 1 })).toEqual([]);
});

it('changes are told newest first, in both languages, with code in pairs of backticks', () => {
  const days = API_CHANGES.map(({ day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  for (const { text } of API_CHANGES) {
    for (const each of Object.values(text)) expect(each.split('`').length % 2, each).toBe(1);
    expect(text.es).not.toBe(text.en);
  }
});

it('deprecations last for a year or have no end, are marked in the document, and stand in the changelog', () => {
  const told = API_CHANGES.filter(({ kind }) => kind === 'deprecated').map(({ text }) => text.en);
  const going = API_OPERATIONS.flatMap(({ deprecated = [], ...operation }) =>
    deprecated.map((end) => ({ ...operation, end })),
  );
  expect(going.length).toBeGreaterThan(0);
  for (const { operationId, path, query, answer, end } of going) {
    const { since, until, parameters = [], fields = [] } = end;
    if (until) expect(Date.parse(until) - Date.parse(since), operationId).toBeGreaterThanOrEqual(365 * 86_400_000);
    for (const name of parameters) {
      expect(query?.shape[name]?.meta()?.deprecated, `${operationId} ${name}`).toBe(true);
      expect(
        told.some((text) => text.includes(`\`${name}\``)),
        name,
      ).toBe(true);
    }
    for (const name of fields) {
      const { shape = {} } = (answer.schema ?? {}) as { shape?: Record<string, z.ZodType> };
      expect(shape[name]?.meta()?.deprecated, `${operationId} ${name}`).toBe(true);
      expect(
        told.some((text) => text.includes(`\`${name}\``)),
        name,
      ).toBe(true);
    }
    if (parameters.length + fields.length === 0)
      expect(
        told.some((text) => text.includes(path)),
        path,
      ).toBe(true);
  }
});

it('a deprecated parameter of the document is announced by its operation', () => {
  const silent = API_OPERATIONS.flatMap(({ operationId, query, deprecated = [] }) =>
    Object.entries(query?.shape ?? {})
      .filter(
        ([name, schema]) =>
          schema.meta()?.deprecated && !deprecated.some(({ parameters }) => parameters?.includes(name)),
      )
      .map(([name]) => `${operationId} ${name}`),
  );
  expect(silent).toEqual([]);
});
