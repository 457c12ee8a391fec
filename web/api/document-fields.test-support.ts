import { apiDocument } from './document';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  deprecated?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

type Operations = Record<string, Record<string, { requestBody?: Content; responses: Record<string, Content> }>>;

const { paths, webhooks, components } = JSON.parse(JSON.stringify(apiDocument())) as {
  paths: Operations;
  webhooks: Operations;
  components: { schemas: Record<string, Schema> };
};

/** A schema of one type. */
export type Value = Schema & { type?: string };

export interface Field {
  /** Path from the nearest named schema. */
  place: string;
  name: string;
  /** Possible types without null; for a list, those of its entries. */
  values: Value[];
  description: string;
  deprecated: boolean;
}

function valuesOf(schema: Schema): Value[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  if (inner.length > 0) return inner.flatMap(valuesOf);
  const { type, ...rest } = schema;
  if (type === undefined) return [rest];
  return [type].flat().flatMap((each) => (each === 'null' ? [] : [{ ...rest, type: each }]));
}

/** Returns the fields of a schema and of the schemas that it refers to. */
function fieldsOf(schema: Schema, place: string, seen: Set<string>): Field[] {
  const named = schema.$ref?.split('/').at(-1);
  if (named !== undefined) {
    if (seen.has(named)) return [];
    seen.add(named);
    return fieldsOf(components.schemas[named] ?? {}, named, seen);
  }
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...inner.flatMap((each) => fieldsOf(each, place, seen)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const own = { place: `${place}.${name}`, name, values: valuesOf(property) };
      return [
        { ...own, description: property.description ?? '', deprecated: property.deprecated === true },
        ...fieldsOf(property, own.place, seen),
      ];
    }),
  ];
}

function schemasOf({ content = {} }: Content): Schema[] {
  return Object.values(content).flatMap(({ schema }) => schema ?? []);
}

const operations = (of: Operations) => Object.values(of).flatMap((methods) => Object.values(methods));
const bodiesOf = (of: Operations) => operations(of).flatMap(({ requestBody }) => schemasOf(requestBody ?? {}));
const answers = operations(paths).flatMap(({ responses }) => Object.values(responses).flatMap(schemasOf));

const fields = (schemas: Schema[]) => {
  const seen = new Set<string>();
  return schemas.flatMap((schema) => fieldsOf(schema, '', seen));
};
/** Fields of answers and of messages to webhooks. */
export const told = fields([...answers, ...bodiesOf(webhooks)]);
/** Fields of what is sent. */
export const sent = fields(bodiesOf(paths));
