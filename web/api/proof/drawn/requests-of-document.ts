import { roleMay } from '@aval/domain/access/permissions';
import { storyPeople } from '@aval/story/people';
import { PEOPLE, PERSONS, type Person } from '@aval/testing/visitors/people';
import fc, { type Arbitrary } from 'fast-check';
import { API_OPERATIONS } from '../../operations';
import { brokenFrom } from './broken-values';
import { type Drawing, type Schema, valuesOf } from './values-of-schema';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema; example?: unknown }>> };
}

export interface DocumentOfOperations {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

export interface DrawnRequest {
  operation: string;
  person: Person;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const rarely = <Value>(usual: Arbitrary<Value>, unusual: Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: unusual });

/** Texts that are not JSON, or unusual JSON. */
const RAW = fc.constantFrom(
  '',
  ' ',
  '{',
  '[1,',
  'null',
  '"x"',
  '1e999',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"__proto__":{"x":1}}',
  'a=b&c=d',
  '['.repeat(60) + ']'.repeat(60),
  `[${'0,'.repeat(4_000)}0]`,
);

const HEADERS = fc.record(
  {
    'If-Match': fc.constantFrom('*', '"0"', '"1"', '3', '"x"', 'W/"1"', ''),
    'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('x', '', '0')),
    'X-Company': fc.constantFrom(
      'meridiana',
      'meridiana',
      'meridiana',
      'alborada',
      'alborada',
      'nobody',
      '',
      '%00',
      'MERIDIANA',
    ),
    'Accept-Language': fc.constantFrom('en', 'es-ES,en;q=0.5', '*', ';;;', 'x'.repeat(300)),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x", "y"'),
  },
  { requiredKeys: [] },
);

/** Generates requests for every documented operation and person: valid ones, and ones with an error somewhere. */
export function requestsOf(
  { paths, components }: DocumentOfOperations,
  uuids: readonly string[],
): Arbitrary<DrawnRequest> {
  const drawing = { schemas: components.schemas, uuids };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestsFor(method, path, operation, drawing)),
  );
  return fc.oneof(...operations);
}

function requestsFor(method: string, path: string, operation: Operation, drawing: Drawing): Arbitrary<DrawnRequest> {
  const { operationId, parameters = [], requestBody } = operation;
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const taken = requestBody?.content['application/json'];
  return fc
    .record({
      person: fc.oneof(fc.constantFrom(...PERSONS), fc.constantFrom(...askersOf(operationId))),
      method: rarely(fc.constant(method.toUpperCase()), fc.constantFrom('PATCH', 'POST', 'PUT', 'DELETE', 'GET')),
      place: placesOf(path, named('path'), drawing),
      query: queriesOf(named('query'), drawing),
      headers: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: HEADERS }),
      type: rarely(fc.constant('application/json'), fc.constantFrom('text/plain', 'multipart/form-data', 'x', '')),
      body: taken ? bodiesOf(taken.schema, taken.example, drawing) : rarely(fc.constant(undefined), RAW),
    })
    .map(({ place, query, type, headers, body, ...drawn }) => ({
      ...drawn,
      operation: operationId,
      path: `${place}${query === '' ? '' : `?${query}`}`,
      headers: { ...(headers as Record<string, string>), ...(body === undefined ? {} : { 'Content-Type': type }) },
      body,
    }));
}

/** Generates bodies. Examples get further than generated values, since their parts fit together. */
function bodiesOf(schema: Schema, example: unknown, drawing: Drawing): Arbitrary<string | undefined> {
  const whole = fc.oneof(fc.constant(example), valuesOf(schema, drawing));
  const json = fc.oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: brokenFrom(whole) });
  return rarely(
    json.map((value) => JSON.stringify(value)),
    RAW,
  );
}

function placesOf(path: string, parameters: readonly Parameter[], drawing: Drawing): Arbitrary<string> {
  const texts = Object.fromEntries(
    parameters.map(({ name, schema }) => [
      name,
      rarely(
        valuesOf(schema, drawing).map(String),
        fc.constantFrom('0', '-1', 'x', '1.5', '1e3', '99999999999', 'ñ', '%', ' '),
      ),
    ]),
  );
  return fc
    .record(texts)
    .map((given) => path.replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(String(given[name]))));
}

function queriesOf(parameters: readonly Parameter[], drawing: Drawing): Arbitrary<string> {
  const required = fc.record(
    recordOf(
      parameters.filter((parameter) => parameter.required),
      drawing,
    ),
  );
  // A few of the optional parameters, since they are not meant to be combined, and some do not apply to the reader.
  const some = fc.shuffledSubarray(
    parameters.map(({ name }) => name),
    { maxLength: Math.min(2, parameters.length) },
  );
  const all = fc.record(recordOf(parameters, drawing));
  const further = fc.tuple(
    fc.oneof(fc.constantFrom('constructor', '__proto__', 'page', 'sort', 'include', ''), fc.string()),
    wellFormed(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '-', '-1', '1e9', 'x'.repeat(400)))),
  );
  return fc.tuple(required, all, some, rarely(fc.constant(undefined), further)).map(([needed, values, names, more]) => {
    const asked = { ...needed, ...Object.fromEntries(names.map((name) => [name, values[name]])) };
    return new URLSearchParams([...Object.entries(asked), ...(more ? [more] : [])] as [string, string][]).toString();
  });
}

function recordOf(parameters: readonly Parameter[], drawing: Drawing): Record<string, Arbitrary<string>> {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, wellFormed(valuesOf(schema, drawing))]));
}

/** Returns the people whom an operation's guard admits. */
function askersOf(operation: string): Person[] {
  const guard = API_OPERATIONS.find(({ operationId }) => operationId === operation)?.guard;
  const permission = guard === 'everybody' ? undefined : guard?.permission;
  return PERSONS.filter((person) => permission === undefined || roleMay(roleOf(person), permission));
}

function roleOf(person: Person) {
  const known = storyPeople.find(({ email }) => email === PEOPLE[person]);
  if (!known) throw new Error(`${person} is not in the story`);
  return known.role;
}

/** Replaces lone surrogates, which an address cannot contain. */
function wellFormed(values: Arbitrary<unknown>): Arbitrary<string> {
  return values.map((value) => String(value).toWellFormed());
}
