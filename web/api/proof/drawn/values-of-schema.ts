import fc, { type Arbitrary } from 'fast-check';

/** JSON Schema, as far as the API document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  example?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Schema;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

export interface Drawing {
  /** Targets of `#/components/schemas/…`. */
  schemas: Readonly<Record<string, Schema>>;
  /** Existing ids of demands and files. */
  uuids: readonly string[];
}

/** Ids of the story's rows start at one. */
const LAST_LIKELY_ROW = 40;
const LARGEST = 2_147_483_647;

/** Generates valid values for a schema, preferring those that name existing objects. */
export function valuesOf(schema: Schema, drawing: Drawing): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesOf(schemaAt(schema.$ref, drawing), drawing);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, drawing)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  const drawn = types.map((type) => valuesOfType(type, schema, drawing));
  // The id of an example belongs to no object; its words may.
  const isNumber = schema.format === 'uuid' || types.includes('integer');
  const known = schema.example === undefined || isNumber ? [] : [{ weight: 4, arbitrary: fc.constant(schema.example) }];
  // A schema without a type accepts anything.
  const anything = drawn.length + known.length === 0 ? [fc.jsonValue({ maxDepth: 1 })] : [];
  return fc.oneof(...drawn, ...known, ...anything);
}

function schemaAt(pointer: string, { schemas }: Drawing): Schema {
  const found = schemas[pointer.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`the document has no ${pointer}`);
  return found;
}

function valuesOfType(type: string, schema: Schema, drawing: Drawing): Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return integers(schema);
  if (type === 'number') return fc.oneof(integers(schema), fc.double({ noNaN: true, noDefaultInfinity: true }));
  if (type === 'string') return texts(schema, drawing);
  if (type === 'array') return fc.array(valuesOf(schema.items ?? {}, drawing), { maxLength: schema.maxItems ?? 3 });
  if (type === 'object') return objects(schema, drawing);
  throw new Error(`the document has a type that nothing is drawn for: ${type}`);
}

function integers({ minimum, exclusiveMinimum, maximum = LARGEST }: Schema): Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -LARGEST : exclusiveMinimum + 1);
  const likely = fc.integer({ min: Math.max(min, 1), max: Math.min(maximum, LAST_LIKELY_ROW) });
  return fc.oneof({ weight: 5, arbitrary: likely }, { weight: 1, arbitrary: fc.integer({ min, max: maximum }) });
}

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema, { uuids }: Drawing): Arbitrary<string> {
  if (format === 'uuid')
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...uuids) }, fc.uuid({ version: [4, 7] }));
  if (format === 'date' || format === 'date-time') {
    const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    return days.map((day) => (format === 'date' ? day.toISOString().slice(0, 10) : day.toISOString()));
  }
  if (format === 'byte') return fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64'));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.min(maxLength, 60) };
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: 'binary' }), fc.emailAddress());
}

/** Keeps every account active, since a deactivated person cannot ask again. */
const STAYS: Readonly<Record<string, Arbitrary<unknown>>> = { active: fc.constant(true) };

function objects({ properties = {}, required = [] }: Schema, drawing: Drawing): Arbitrary<unknown> {
  const drawn: Record<string, Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, STAYS[name] ?? valuesOf(schema, drawing)]),
  );
  return fc.record(drawn, { requiredKeys: [...required] });
}
