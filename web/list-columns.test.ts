import { readFileSync } from 'node:fs';
import { LIST_COLUMNS, type ListName } from '@aval/application/lists/list-columns';
import { DEMAND_COLUMNS } from '@aval/domain/access/demand-list';
import { PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_OPERATIONS } from './api/operations';

const LISTS = Object.keys(LIST_COLUMNS) as ListName[];

const OPERATIONS: Readonly<Record<ListName, string>> = {
  demands: 'listDemands',
  patients: 'listPatients',
  users: 'listUsers',
  drugs: 'listDrugs',
  presentations: 'listPresentations',
  centers: 'listCenters',
  codes: 'listCodes',
  companies: 'listCompanies',
};

/** Columns of the table that stand on the page or in the API. */
function toldIn(list: ListName): { page: string[]; api: string[] } {
  const columns = Object.entries(LIST_COLUMNS[list]);
  return {
    page: columns.flatMap(([name, { page }]) => (page === true ? [name] : [])),
    api: columns.flatMap(([, { api }]) => (typeof api === 'string' ? [] : [...api])),
  };
}

/** Columns that a page makes from the table of an entry's fields. */
const MADE_FROM_FIELDS: Partial<Record<ListName, readonly string[]>> = {
  patients: PATIENT_PLACES.list.lines.filter((line) => line !== 'name'),
};

/** Columns that the page hands to its table: those that its source names, and those made from fields. */
function columnsOfPage(list: ListName): string[] {
  const [at, begins] = [`web/app/features/${list}/components/${list}-page.tsx`, 'columns={['];
  const source = readFileSync(at, 'utf8');
  const conditional = [...source.matchAll(/^ {2}const \w+: Columns = .*?;$/gms)].map(([text]) => text);
  const table = source.slice(source.indexOf(begins), source.indexOf('\n      ]}', source.indexOf(begins)));
  const named = [...[table, ...conditional].join('\n').matchAll(/(?:\{|^) *name: '(\w+)'/gm)];
  return [...named.map(([, name = '']) => name), ...(MADE_FROM_FIELDS[list] ?? [])];
}

/** Fields of a row of the API's list, with those of every kind of row that it may answer. */
function fieldsOfApi(list: ListName): string[] {
  const { schema } = API_OPERATIONS.find(({ operationId }) => operationId === OPERATIONS[list])?.answer ?? {};
  if (!(schema instanceof z.ZodObject)) throw new Error(`${list} has no operation of the API`);
  const row = (schema.shape.rows as z.ZodArray<z.ZodObject | z.ZodUnion<z.ZodObject[]>>).element;
  const kinds = row instanceof z.ZodUnion ? row.options : [row];
  return [...new Set(kinds.flatMap(({ shape }) => Object.keys(shape)))];
}

describe.each(LISTS)('the columns of the list of %s', (list) => {
  const told = toldIn(list);

  test('are those of its page', () => {
    const onPage = list === 'demands' ? DEMAND_COLUMNS.filter((name) => name !== 'actions') : columnsOfPage(list);
    expect([...onPage].sort()).toEqual([...told.page].sort());
  });

  test('are the fields of its API', () => {
    expect(fieldsOfApi(list).sort()).toEqual([...told.api].sort());
  });
});
