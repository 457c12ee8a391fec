import { NAMED_PEOPLE } from '@aval/story/named-people';
import { storyPeople } from '@aval/story/people';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../calls';
import { apiDocument } from '../document';
import { EXAMPLES } from './examples';

interface Place {
  pointer: string;
  example: unknown;
}

const document = JSON.parse(JSON.stringify(apiDocument()));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const format of ['password', 'binary']) ajv.addFormat(format, true);
ajv.addSchema({ $id: 'api', ...document });

/** Each example that the document gives, with the schema that it is one of: beside it in a body, above it elsewhere. */
function examplesIn(value: unknown, pointer = '#'): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => {
    const step = encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
    return key === 'example' ? [] : examplesIn(each, `${pointer}/${step}`);
  });
  // A field may be called so, too.
  if (!('example' in value) || pointer.endsWith('/properties')) return inner;
  return [{ pointer: 'schema' in value ? `${pointer}/schema` : pointer, example: value.example }, ...inner];
}

const places = examplesIn(document);

it('there is one of each body, and none of anything else', () => {
  const taking = CALLS.filter(({ body }) => body).map(({ operationId }) => operationId);
  expect(Object.keys(EXAMPLES).sort()).toEqual(taking.sort());
});

it.each(CALLS.filter(({ body }) => body))('what $operationId is shown with would be read', ({ body, operationId }) => {
  expect(body?.safeParse(EXAMPLES[operationId]).error).toBeUndefined();
});

it('each fits the schema that it stands at', () => {
  expect(places.length).toBeGreaterThan(100);
  const wrong = places.flatMap(({ pointer, example }) => {
    const validate = ajv.compile({ $ref: `api${pointer}` });
    return validate(example) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
  });
  expect(wrong).toEqual([]);
});

describe('nobody is in them who is not in the story', () => {
  const names = new Set(NAMED_PEOPLE.map(({ name }) => name));
  const documents = new Set(NAMED_PEOPLE.map(({ document: number }) => number));
  const mails = new Set(storyPeople.map(({ email }) => email));
  const said = JSON.stringify(places.map(({ example }) => example));

  it('by mail or document', () => {
    expect((said.match(/[\w.]+@[\w.]+/g) ?? []).filter((mail) => !mails.has(mail))).toEqual([]);
    expect((said.match(/\b[XYZ\d]\d{7}[A-Z]\b/g) ?? []).filter((each) => !documents.has(each))).toEqual([]);
  });

  it('by name', () => {
    const people = places
      .map(({ example }) => example as Readonly<Record<string, string>>)
      .filter(
        (example) => typeof example === 'object' && ('firstName' in example || ('dni' in example && 'name' in example)),
      )
      .map(({ name, firstName, lastName }) => name ?? `${firstName} ${lastName}`);
    expect(people.length).toBeGreaterThan(2);
    expect(people.filter((name) => !names.has(name))).toEqual([]);
  });
});
