import { ROLES } from '@aval/domain/access/roles';
import { STORED_MEDIA_TYPES } from '@aval/platform/files/file-type';
import { expect, it } from 'vitest';
import { AS_TYPED } from './demands/step-fields';
import { sent, told, type Value } from './document-fields.test-support';

const isChoice = (schema: Value) => schema.enum !== undefined || schema.const !== undefined;

/**
 * Fields with the name of a choice that are free text: code and technique of a radiotherapy are its company's words, and
 * who asks for an account says why in their own.
 */
const NO_CHOICES = new Set([
  'Invitation.reason',
  ...['Code', 'Demand.radiotherapyTreatments.treatmentCodes'].flatMap((place) => [`${place}.code`, `${place}.type`]),
]);

it('documents a field as a choice when another field of that name is one', () => {
  const names = new Set([...told, ...sent].flatMap(({ name, values }) => (values.some(isChoice) ? [name] : [])));
  for (const name of ['action', 'displayStatus', 'status', 'roleId', 'toRoleId', 'rule', 'estadio'])
    expect(names).toContain(name);
  // `id` is a choice for roles only, `description` for the reason of a version only.
  for (const name of ['id', 'description']) names.delete(name);
  const isPlain = ({ type }: Value) => type === 'string' || type === 'integer' || type === 'number';
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
  'quimioterapicoFevi',
  'quimioterapicoBilirrubina',
  'quimioterapicoAst',
  'quimioterapicoAlt',
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

it('documents days and instants by different names, except one that is deprecated', () => {
  const formatOf = (name: string, format: string) =>
    [...told, ...sent].some(
      (field) => field.name === name && !field.deprecated && field.values.some((value) => value.format === format),
    );
  const days = [...new Set([...told, ...sent].map(({ name }) => name))].filter((name) => formatOf(name, 'date'));
  expect(days).toEqual(expect.arrayContaining(['lastDemand', 'demandDate', 'treatmentStartDate']));
  expect(days.filter((name) => formatOf(name, 'date-time'))).toEqual([]);
});

it('documents no choice of type number', () => {
  const choices = [...told, ...sent].filter(({ values }) =>
    values.some((each) => isChoice(each) && each.type === 'number'),
  );
  expect(choices.map(({ place }) => place)).toEqual([]);
});
