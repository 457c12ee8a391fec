import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { CALLS } from './calls';
import { apiDocument } from './document';

it('is a document by the rules of OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(apiDocument())));
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  expect(valid).toBe(true);
});

it('says of each call that writes to something whether it is in sight, before what is wrong with what was sent', () => {
  const writing = CALLS.filter(({ body, takesFile, path }) => (body || takesFile) && path.includes('{'));
  expect(writing.filter(({ isInSight }) => !isInSight).map(({ operationId }) => operationId)).toEqual([]);
});

it('names each operation and each address once', () => {
  const operations = CALLS.map(({ operationId }) => operationId);
  expect(operations).toEqual([...new Set(operations)]);
  const addresses = CALLS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

it('says of each parameter what it means', () => {
  interface Described {
    parameters?: { in: string; name: string; description?: string; schema?: { description?: string } }[];
  }
  const { paths } = JSON.parse(JSON.stringify(apiDocument())) as { paths: Record<string, Record<string, Described>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path, operation] as const),
  );
  const silent = operations.flatMap(([path, { parameters = [] }]) =>
    parameters
      .filter(({ description, schema }) => !description && !schema?.description)
      .map(({ in: place, name }) => `${path}: ${place} ${name}`),
  );
  expect(silent).toEqual([]);
});
