import { LANGUAGES } from '@aval/i18n/languages';
import { storyInvitations } from '@aval/story/invitations';
import { NAMED_PEOPLE } from '@aval/story/named-people';
import { storyPeople } from '@aval/story/people';
import { demandIdOf } from '@aval/story/playing/story-ids';
import { scenes } from '@aval/story/scenes/scenes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { PROBLEM_CODES, type ProblemCode, problemSchema } from '../answers/problem';
import { apiDocument } from '../document';
import { API_OPERATIONS } from '../operations';
import { exampleOf } from '../schemas/example-of';
import { DEMAND } from './demand-answer-examples';
import { COMPANY_ID, DEMAND_ID, PATIENT_ID } from './numbers';
import { INVITED, NEW_PATIENT, NEW_USER } from './people-examples';
import { problemExamples } from './problem-examples';

interface Place {
  pointer: string;
  example: unknown;
}

const document = JSON.parse(JSON.stringify(apiDocument()));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const format of ['password', 'binary']) ajv.addFormat(format, true);
ajv.addSchema({ $id: 'api', ...document });

/** Returns every example of the document with its schema: beside it in a body, above it elsewhere. */
function examplesIn(value: unknown, pointer = '#'): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => {
    const step = encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
    return key === 'example' || key === 'examples' ? [] : examplesIn(each, `${pointer}/${step}`);
  });
  // A field may have this name, too.
  if (!('example' in value) || pointer.endsWith('/properties')) return inner;
  return [{ pointer: 'schema' in value ? `${pointer}/schema` : pointer, example: value.example }, ...inner];
}

const places = examplesIn(document);

type Content = Readonly<Record<string, { example?: unknown; examples?: object }>>;

interface Operation {
  operationId: string;
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content; $ref?: string }>>;
}

const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap((methods) =>
  Object.values(methods),
);

const messages = Object.values(document.webhooks as Record<string, { post: Operation }>).map(({ post }) => post);

it('every body, message and successful JSON answer in the document has an example', () => {
  expect(operations.length).toBe(API_OPERATIONS.length);
  const bare = [...operations, ...messages].flatMap(({ operationId, requestBody, responses }) => {
    const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const answered = good.flatMap(([, { content }]) => content?.['application/json'] ?? []);
    const taken = [...Object.values(requestBody?.content ?? {}), ...answered];
    return taken.every(({ example }) => example !== undefined) ? [] : [operationId];
  });
  expect(bare).toEqual([]);
});

it('every problem answer is described once, with an example for each of its codes', () => {
  const others = operations.flatMap(({ responses }) =>
    Object.entries(responses).filter(([status]) => Number(status) >= 400),
  );
  expect(others.filter(([status, { $ref }]) => $ref !== `#/components/responses/Problem${status}`)).toEqual([]);
  const shown = Object.values(document.components.responses as Record<string, { content: Content }>).flatMap(
    ({ content }) => Object.keys(content['application/problem+json']?.examples ?? {}),
  );
  // An unsupported method belongs to no operation.
  const codes = Object.keys(problemExamples('en')).filter((code) => PROBLEM_CODES[code as ProblemCode] !== 405);
  expect(shown.sort()).toEqual(codes.sort());
  for (const example of LANGUAGES.flatMap((language) => Object.values(problemExamples(language))))
    expect(problemSchema.strict().parse(example)).toEqual(example);
});

it.each(API_OPERATIONS.filter(({ body }) => body))(
  'the example body of $operationId is valid',
  ({ body, anonymousBody }) => {
    for (const schema of [body, anonymousBody]) {
      if (schema) expect(schema.safeParse(exampleOf(schema)).error).toBeUndefined();
    }
  },
);

it.each(API_OPERATIONS.filter(({ answer }) => answer.schema))(
  'the example answer of $operationId is valid',
  ({ answer }) => {
    const example = exampleOf(answer.schema as z.ZodType);
    // Equal: the schema of the answer drops none of its fields.
    expect(answer.schema?.parse(example)).toEqual(example);
  },
);

it('every example matches its schema', () => {
  expect(places.length).toBeGreaterThan(100);
  const wrong = places.flatMap(({ pointer, example }) => {
    const validate = ajv.compile({ $ref: `api${pointer}` });
    return validate(example) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
  });
  expect(wrong).toEqual([]);
});

it('examples are about a request of the story, with its patient and insurer', () => {
  const scene = scenes.find((each) => demandIdOf(each) === DEMAND_ID);
  const patient = NAMED_PEOPLE.find(({ slug }) => slug === scene?.patient);
  expect(scene).toMatchObject({ companyId: COMPANY_ID, endsAs: DEMAND.displayStatus });
  expect(DEMAND).toMatchObject({ id: DEMAND_ID, patient: { id: PATIENT_ID, email: patient?.document } });
});

describe('names in examples are those of the story, except of the patient to create', () => {
  const names = new Set([...NAMED_PEOPLE.map(({ name }) => name), `${NEW_PATIENT.firstName} ${NEW_PATIENT.lastName}`]);
  const documents = new Set([...NAMED_PEOPLE.map(({ document: number }) => number), NEW_PATIENT.email]);
  const mails = new Set([
    ...storyPeople.map(({ email }) => email),
    ...storyInvitations.map(({ email }) => `${email}@meridiana.test`),
    ...[NEW_USER, INVITED].map(({ email }) => email),
  ]);
  const said = JSON.stringify(places.map(({ example }) => example));

  it('mails and documents in examples are those of the story, except of the patient to create', () => {
    expect((said.match(/[\w.]+@[\w.]+/g) ?? []).filter((mail) => !mails.has(mail))).toEqual([]);
    expect((said.match(/\b[XYZ\d]\d{7}[A-Z]\b/g) ?? []).filter((each) => !documents.has(each))).toEqual([]);
  });

  it('names in examples are those of the story, except of the patient to create', () => {
    const people = places
      .map(({ example }) => example as Readonly<Record<string, string>>)
      .filter(
        (example) => typeof example === 'object' && ('firstName' in example || ('dni' in example && 'name' in example)),
      )
      .map(({ name, firstName, lastName }) => name ?? `${firstName} ${lastName}`);
    expect(people.length).toBeGreaterThan(2);
    const authors = [...said.matchAll(/"author":"([^"]+)"/g)].map(([, name = '']) => name);
    expect(authors.length).toBeGreaterThan(2);
    expect([...people, ...authors].filter((name) => !names.has(name))).toEqual([]);
  });
});
