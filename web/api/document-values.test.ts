import { ROLES } from '@aval/domain/access/roles';
import { STORED_MEDIA_TYPES } from '@aval/platform/files/file-type';
import { expect, it } from 'vitest';
import { AS_TYPED } from './demands/step-fields';
import { apiDocument } from './document';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
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

interface Field {
  /** Path from the nearest named schema. */
  place: string;
  name: string;
  /** Possible types without null; for a list, those of its entries. */
  values: Schema[];
  description: string;
}

function valuesOf(schema: Schema): Schema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return inner.length > 0 ? inner.flatMap(valuesOf) : schema.type === 'null' ? [] : [schema];
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
      return [{ ...own, description: property.description ?? '' }, ...fieldsOf(property, own.place, seen)];
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
const told = fields([...answers, ...bodiesOf(webhooks)]);
const sent = fields(bodiesOf(paths));

const isChoice = (schema: Schema) => schema.enum !== undefined || schema.const !== undefined;

/** Fields with the name of a choice that are free text: code and technique of a radiotherapy are its company's words. */
const NO_CHOICES = new Set(
  ['Code', 'Demand.radiotherapyTreatments.treatmentCodes'].flatMap((place) => [`${place}.code`, `${place}.type`]),
);

it('documents a field as a choice when another field of that name is one', () => {
  const names = new Set([...told, ...sent].flatMap(({ name, values }) => (values.some(isChoice) ? [name] : [])));
  for (const name of ['action', 'displayStatus', 'status', 'roleId', 'toRoleId', 'rule', 'estadio'])
    expect(names).toContain(name);
  // `id` is a choice for roles only, `description` for the reason of a version only.
  for (const name of ['id', 'description']) names.delete(name);
  const isPlain = ({ type }: Schema) => type === 'string' || type === 'integer' || type === 'number';
  const free = told.filter(({ name, values }) => names.has(name) && values.some(isPlain) && !values.some(isChoice));
  expect(free.map(({ place }) => place).filter((place) => !NO_CHOICES.has(place))).toEqual([]);
});

it('documents the type of every file as one of the types that are stored', () => {
  const types = told.filter(({ name }) => name === 'mediaType');
  expect(types.map(({ place }) => place)).toEqual(expect.arrayContaining(['BroughtFile.mediaType']));
  expect(STORED_MEDIA_TYPES).toEqual(
    expect.arrayContaining(['application/pdf', 'message/rfc822', 'application/msword']),
  );
  for (const { place, values } of types) expect([place, values[0]?.enum]).toEqual([place, STORED_MEDIA_TYPES]);
});

it('documents every role number as one of the eight roles', () => {
  const roles = told.filter(({ place, name }) => /roleId$/i.test(name) || /^Role\.id$|\.role\.id$/.test(place));
  expect(roles.map(({ place }) => place)).toEqual(expect.arrayContaining(['Role.id', 'Demand.role.id', 'User.roleId']));
  for (const { place, values } of roles) expect([place, values[0]?.enum]).toEqual([place, Object.values(ROLES)]);
});

/** Fields with a measured, paid or computed number; every other number counts something. */
const MEASURES = new Set([
  'strengthMg',
  'suppliedMg',
  'wasteMg',
  'administrationMg',
  'sessionMg',
  'cycleMg',
  'courseMg',
  'bandMg',
  'wholeUnitsMg',
  'totalGy',
  'alphaBetaGy',
  'bedGy',
  'eqd2Gy',
  'bodySurfaceM2',
  'clearanceMlMin',
  'deviationPercent',
  'bandVariancePercent',
  'wholeUnitsVariancePercent',
  'price',
  'total',
  'limit',
  'talla',
  'peso',
  'quimioterapicoTalla',
  'quimioterapicoPeso',
  'superficieCorporal',
  'quimioterapicoCreatinina',
  'dosificacion',
  'dosisTotal',
  'fraccionamientoDia',
  'volumenTejido',
  'dosisPorSesion',
  'dosisPorCiclo',
  'mamaKi67',
  'prostataPsaActual',
  'prostataPsaPrevio',
]);

it('documents counts as integers, except those that a draft keeps as typed', () => {
  const broken = told.filter(({ values }) => values.some(({ type }) => type === 'number'));
  const counted = broken.filter(({ name }) => !MEASURES.has(name));
  expect(counted.filter(({ description }) => !description.includes(AS_TYPED)).map(({ place }) => place)).toEqual([]);
  // Drafts are returned in these schemas only.
  const drafted = /^(Demand|DrugLineOutput|RadiotherapyOutput)\./;
  expect(counted.filter(({ place }) => !drafted.test(place)).map(({ place }) => place)).toEqual([]);
});

it('documents no choice of type number', () => {
  const choices = [...told, ...sent].filter(({ values }) =>
    values.some((each) => isChoice(each) && each.type === 'number'),
  );
  expect(choices.map(({ place }) => place)).toEqual([]);
});
