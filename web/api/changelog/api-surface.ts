import { readFileSync } from 'node:fs';
import { API_CHANGES } from './changelog';

/** Committed surface of the API, beside this file. */
export const SURFACE = new URL('./api-surface.json', import.meta.url);

/** Operations and schemas by name, each with the names of what it takes and answers. */
export interface ApiSurface {
  /** Changes that were told when it was written. */
  changes: number;
  operations: Record<string, string>;
  schemas: Record<string, string>;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Described {
  parameters?: { in: string; name: string; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface DescribedApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** Returns the surface of a document: what a client can name in it. */
export function surfaceOf(document: DescribedApi): ApiSurface {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): [string, string] => [
      `${method.toUpperCase()} ${path}`,
      lineOf([...partsOf(described)]),
    ]),
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]): [string, string] => [
    name,
    lineOf(namesIn(schema)),
  ]);
  return { changes: API_CHANGES.length, operations: sorted(operations), schemas: sorted(schemas) };
}

function* partsOf({ parameters = [], requestBody, responses }: Described): Generator<string> {
  for (const { in: place, name } of parameters) if (place === 'query') yield `?${name}`;
  for (const { schema } of Object.values(requestBody?.content ?? {}))
    for (const name of namesIn(schema)) yield `<${name}`;
  for (const [status, { content = {} }] of Object.entries(responses))
    if (status.startsWith('2'))
      for (const { schema } of Object.values(content)) for (const name of namesIn(schema)) yield `>${name}`;
}

/** Returns the fields of a schema, those of nested ones behind a dot, and named schemas by their names. */
function namesIn({ $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Schema): string[] {
  if ($ref !== undefined) return [$ref.split('/').at(-1) ?? $ref];
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    name,
    ...namesIn(schema).map((inner) => `${name}.${inner}`),
  ]);
  return [...own, ...[...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].flatMap(namesIn)];
}

function lineOf(names: readonly string[]): string {
  return [...new Set(names)].sort().join(' ');
}

function sorted(entries: [string, string][]): Record<string, string> {
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function storedSurface(): ApiSurface {
  return JSON.parse(readFileSync(SURFACE, 'utf8')) as ApiSurface;
}

/** Returns what changed between two surfaces although no change was told; empty when all is told. */
export function untoldChanges(stored: ApiSurface, current: ApiSurface): string[] {
  if (current.changes > stored.changes) return [];
  return (['operations', 'schemas'] as const).flatMap((part) => {
    const names = new Set([...Object.keys(stored[part]), ...Object.keys(current[part])]);
    return [...names].filter((name) => stored[part][name] !== current[part][name]);
  });
}
