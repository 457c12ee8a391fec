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
  type?: string;
  pattern?: string;
  example?: unknown;
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  allOf?: Described[];
}

interface Operation {
  parameters?: { in: string; name: string; description?: string; schema?: Described }[];
  requestBody?: { content: Record<string, { schema: Described }> };
  responses: Record<string, { content?: Record<string, { schema: Described }> }>;
  security: object[];
}

const DOCUMENT = JSON.parse(JSON.stringify(apiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Described>; responses: Record<string, { headers?: object }> };
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

/** Returns the schemas of a parameter, in every operation that has it. */
function parametersOf(name: string): Described[] {
  return operations.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.name === name).map(({ schema = {} }) => schema),
  );
}

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
  const sizes = parametersOf('pageSize');
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.every(({ type }) => type === 'integer')).toBe(true);
});

it('switches are booleans, also in an address', () => {
  const all = JSON.stringify(DOCUMENT, (key, each) => (key.startsWith('example') ? undefined : each));
  expect(all).not.toContain('"true"');
  for (const name of ['all', 'again', 'pendingDemands', 'seriousFindings', 'default']) {
    const switches = parametersOf(name);
    expect(switches.length, name).toBeGreaterThan(0);
    expect(
      switches.map(({ type }) => type),
      name,
    ).toEqual(switches.map(() => 'boolean'));
  }
});

it('texts with a form of their own have a pattern', () => {
  const include = parametersOf('include').map(({ pattern = '' }) => new RegExp(pattern));
  expect(include.length).toBeGreaterThan(5);
  expect(include.some((each) => each.test('doctor,company'))).toBe(true);
  expect(include.filter((each) => each.test('nothing') || each.test(''))).toEqual([]);
  const match = parametersOf('If-Match').map(({ pattern = '' }) => new RegExp(pattern));
  for (const taken of ['"3"', 'W/"3"', '3', '*'])
    expect(
      match.every((each) => each.test(taken)),
      taken,
    ).toBe(true);
  for (const refused of ['', 'x', '"3', '3a'])
    expect(
      match.some((each) => each.test(refused)),
      refused,
    ).toBe(false);
  expect(match.some((each) => each.test('"2.5"'))).toBe(true);
});

it('the clinical choices are enums in what is sent and in what is answered', () => {
  const { NewDemand, Demand, Radiotherapy, RadiotherapyOutput } = DOCUMENT.components.schemas;
  for (const schema of [NewDemand, Demand])
    for (const name of ['t', 'n', 'm', 'estadio', 'ecog', 'quimioterapicoIntencion', 'mamaHer2neu', 'pulmonPdLi'])
      expect(JSON.stringify(schema?.properties?.[name]), name).toContain('"enum":[');
  for (const schema of [Radiotherapy, RadiotherapyOutput])
    expect(JSON.stringify(schema?.properties?.intencion)).toContain('"enum":["neo_adyuvante"');
});

it('the headers of problems are documented, those of every answer among them', () => {
  const { Problem404, Problem429 } = DOCUMENT.components.responses;
  expect(Object.keys(Problem404?.headers ?? {})).toEqual(expect.arrayContaining(['X-Request-Id', 'RateLimit-Reset']));
  expect(Object.keys(Problem429?.headers ?? {})).toEqual(expect.arrayContaining(['X-Request-Id', 'Retry-After']));
});

it('the example of a sent file is a file of its name', () => {
  const { SentFile } = DOCUMENT.components.schemas;
  const { name, content } = (SentFile?.example ?? {}) as { name: string; content: string };
  expect(name).toMatch(/\.pdf$/);
  const text = Buffer.from(content, 'base64').toString('latin1');
  expect(text).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  // The cross-reference table stands where the file says.
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n0 4\n/);
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

  it('include 409 where an object may have changed or refuse the command; for reads only of a document that could not be made and of what nobody may send', () => {
    const conflicting = answering(409);
    const looks = conflicting.filter(({ call }) => call.method === 'get');
    expect(named(looks)).toEqual(['get /demands/{id}/versions/{version}/pdf', 'get /demands/{id}/dry-run']);
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
