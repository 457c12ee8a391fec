import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { CONVENTIONS } from './conventions';
import { apiDocument } from './document';
import { API_OPERATIONS } from './operations';

it('the document is valid OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(apiDocument())));
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  expect(valid).toBe(true);
});

it('every operation on an object checks its visibility before its input', () => {
  const asking = API_OPERATIONS.filter(
    ({ body, query, takesFile, path }) => (body || query || takesFile) && path.includes('{'),
  );
  expect(asking.filter(({ isInSight }) => !isInSight).map(({ operationId }) => operationId)).toEqual([
    // The requested number itself makes a patient visible.
    'getActiveTreatments',
  ]);
});

it('operations and addresses are unique', () => {
  const operations = API_OPERATIONS.map(({ operationId }) => operationId);
  expect(operations).toEqual([...new Set(operations)]);
  const addresses = API_OPERATIONS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

interface Described {
  $ref?: string;
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  allOf?: Described[];
}

interface Operation {
  parameters?: { in: string; name: string; description?: string; schema?: { description?: string } }[];
  requestBody?: { content: Record<string, { schema: Described }> };
  responses: Record<string, { content?: Record<string, { schema: Described }> }>;
  security: object[];
}

const DOCUMENT = JSON.parse(JSON.stringify(apiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Described> };
};

/** Input and possible statuses of each operation. */
const operations = API_OPERATIONS.map((call) => {
  const operation = DOCUMENT.paths[call.path]?.[call.method];
  if (!operation) throw new Error(`the document has no ${call.operationId}`);
  const { responses, requestBody, security, parameters = [] } = operation;
  const statuses = Object.keys(responses).map(Number);
  return {
    call,
    responses,
    parameters,
    statuses,
    takesBody: requestBody !== undefined,
    body: requestBody?.content['application/json']?.schema ?? {},
    isForAll: security.length === 0,
  };
});

it('every parameter has a description', () => {
  const silent = operations.flatMap(({ call: { path }, parameters }) =>
    parameters
      .filter(({ description, schema }) => !description && !schema?.description)
      .map(({ in: place, name }) => `${path}: ${place} ${name}`),
  );
  expect(silent).toEqual([]);
});

type Node = Readonly<Record<string, unknown>>;

/** Returns each object schema reachable from a value, following references. */
function objectsOf(value: unknown, seen = new Set<unknown>()): Node[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { $ref: ref } = value as { $ref?: unknown };
  const [, name] = typeof ref === 'string' ? (/^#\/components\/schemas\/(.+)$/.exec(ref) ?? []) : [];
  if (name !== undefined) return objectsOf(DOCUMENT.components.schemas[name], seen);
  const own = 'properties' in value && 'type' in value ? [value as Node] : [];
  const inner = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples');
  return [...own, ...inner.flatMap(([, each]) => objectsOf(each, seen))];
}

it('answers are open for new fields, and input is closed', () => {
  const answered = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content }) => objectsOf(content?.['application/json']?.schema)),
  );
  expect(answered.length).toBeGreaterThan(100);
  expect(answered.filter(({ additionalProperties }) => additionalProperties === false)).toEqual([]);
  const sent = operations.flatMap(({ body }) => objectsOf(body));
  expect(sent.length).toBeGreaterThan(50);
  expect(sent.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
  expect(CONVENTIONS).toContain('Within version 1 we may add operations, response fields');
});

it('choices are enums, and numbers are numbers', () => {
  const all = JSON.stringify(DOCUMENT, (key, each) => (key === 'example' || key === 'examples' ? undefined : each));
  expect(all).not.toMatch(/"enum":\["\d+"(,"\d+")*\]/);
  const { Demand, HistoryEntry, Patient } = DOCUMENT.components.schemas;
  for (const field of [HistoryEntry?.properties?.displayStatus, Patient?.properties?.gender, Patient?.properties?.type])
    expect(field).toHaveProperty('enum');
  expect(JSON.stringify(Demand?.properties?.ecog)).toContain('{"type":"integer","enum":[0,1,2,3,4,5]}');
  expect(JSON.stringify(Demand?.properties?.type)).toContain('"enum":["mama"');
  expect(JSON.stringify(HistoryEntry?.properties?.action)).toContain('"EVALUATION"');
  expect(JSON.stringify(Demand?.properties?.mamaKi67)).toContain('{"type":"number"}');
  const sizes = operations.flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'pageSize'));
  expect(sizes.every(({ schema }) => (schema as { type?: string }).type === 'integer')).toBe(true);
});

describe('the documented errors of an operation', () => {
  const named = (found: typeof operations) => found.map(({ call: { method, path } }) => `${method} ${path}`);
  const answering = (status: number) => operations.filter(({ statuses }) => statuses.includes(status));

  it.each([400, 404, 429, 500, 503])('always include %s', (status) => {
    expect(named(answering(status))).toEqual(named(operations));
  });

  it.each([411, 413, 415, 422])('include %s for operations with a body, and only for them', (status) => {
    expect(named(answering(status))).toEqual(named(operations.filter(({ takesBody }) => takesBody)));
  });

  it('include those of a missing session where one is required, and 401 for signing in', () => {
    const guarded = operations.filter(({ isForAll }) => !isForAll);
    expect(named(answering(403))).toEqual(named(guarded));
    expect(named(answering(401))).toEqual(['post /auth/login', ...named(guarded)]);
  });

  it('include 409 where an object may have changed or refuse the command; for reads only of a document that could not be made', () => {
    const conflicting = answering(409);
    const looks = conflicting.filter(({ call }) => call.method === 'get');
    expect(named(looks)).toEqual(['get /demands/{id}/versions/{version}/pdf']);
    const anew = conflicting.filter(({ call: { path, headers } }) => !path.includes('{') && headers === undefined);
    expect(named(anew)).toEqual(['post /invitations/use', 'post /users/conditions']);
    const whole = operations.filter(({ call }) => call.method === 'put' && call.path.startsWith('/demands'));
    expect(named(whole.filter((each) => !conflicting.includes(each)))).toEqual([]);
  });

  it('exclude the error of an unsupported method', () => {
    expect(answering(405)).toEqual([]);
  });
});

/** Returns the properties of a schema without a description. */
function silentIn(schema: Described, place: string, schemas: Record<string, Described>, seen: Set<string>): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (seen.has(name)) return [];
    seen.add(name);
    return silentIn(schemas[name] ?? {}, name, schemas, seen);
  }
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    // A referenced schema describes itself.
    ...(property.description || property.$ref || IS_PLAIN.test(name) ? [] : [`${place}.${name}`]),
    ...silentIn(property, `${place}.${name}`, schemas, seen),
  ]);
  const parts = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [...own, ...parts.flatMap((part) => silentIn(part, place, schemas, seen))];
}

/** Names that need no description. */
const IS_PLAIN =
  /^(id|name|firstName|lastName|companyName|email|phone|address|locality|birthday|gender|date)$|(Id|At)$/;

it('every property has a description, unless its name suffices', () => {
  const seen = new Set<string>();
  const silent = operations.flatMap(({ call: { operationId }, body, responses }) =>
    [body, ...Object.values(responses).map(({ content }) => content?.['application/json']?.schema ?? {})].flatMap(
      (schema) => silentIn(schema, operationId, DOCUMENT.components.schemas, seen),
    ),
  );
  expect(silent).toEqual([]);
  expect(seen.size).toBeGreaterThan(80);
});
