import type { Language } from '@aval/i18n/languages';
import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { ANSWER_HEADERS, type AnswerHeader, headersNamed, OF_EVERY_ANSWER } from './answers/answer-headers';
import { problemAnswersOf } from './answers/problem-answers';
import { CONVENTIONS, TAG_GROUPS, TAGS } from './conventions';
import { PDF_BASE64 } from './examples/file-example';
import { API_OPERATIONS } from './operations';
import type { Guard, Operation } from './operations/operation';
import { describeWho } from './operations/who-may';
import { KEY_HEADER } from './requests/command-key';
import { exampleOf } from './schemas/example-of';
import { translateDocument } from './spanish/translate-document';
import { describeWebhooks } from './webhooks/event-messages';

type ApiDocument = ReturnType<typeof createDocument>;

const known = new Map<Language, ApiDocument>();

/** Language of the document where none is asked for: that of its source. */
export const DOCUMENT_LANGUAGE: Language = 'en';

/**
 * Returns the document of all operations, generated from the schemas that validate input and answers. Source:
 * docs/rules.md 10.3.
 */
export function apiDocument(language: Language = DOCUMENT_LANGUAGE): ApiDocument {
  const made = known.get(language);
  if (made) return made;
  const document = language === 'es' ? translateDocument(createEnglishDocument('es')) : createEnglishDocument('en');
  known.set(language, document);
  return document;
}

/** Returns the document in English, with the problems of its examples in the language that it is for. */
function createEnglishDocument(language: Language): ApiDocument {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Aval',
        version: '1',
        description: CONVENTIONS,
        // The product has no vendor to contact: administrators run their installation, and its page names them.
        contact: { name: 'The administrators of this installation', url: '/api/docs' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      externalDocs: { url: '/api/docs', description: 'This document as a page, with an index.' },
      servers: [{ url: '/api/v1', description: 'Any company host, or the platform host.' }],
      tags: [...new Set(API_OPERATIONS.map(({ tag }) => tag))].map((name) => ({
        name,
        description: TAGS[name],
      })),
      'x-tagGroups': TAG_GROUPS,
      paths: paths(language),
      webhooks: describeWebhooks(),
      components: {
        headers: knownHeaders(),
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token returned by POST /auth/login.' },
        },
      },
    },
    { override: leaveOpen },
  );
}

/** Returns the headers that answers name: of those of an announced end only what one has. */
function knownHeaders(): Partial<typeof ANSWER_HEADERS> {
  const { Sunset, ...always } = ANSWER_HEADERS;
  return API_OPERATIONS.some(({ deprecated = [] }) => deprecated.some(({ until }) => until))
    ? { ...always, Sunset }
    : always;
}

/**
 * Leaves answers open, since fields may be added within version 1: only input is closed. Source: docs/rules.md 10.3.
 */
function leaveOpen({
  io,
  jsonSchema,
}: {
  io: 'input' | 'output';
  jsonSchema: { additionalProperties?: unknown };
}): void {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

function paths(language: Language): ZodOpenApiPathsObject {
  const described: ZodOpenApiPathsObject = {};
  for (const operation of API_OPERATIONS)
    described[operation.path] = { ...described[operation.path], [operation.method]: operationOf(operation, language) };
  return described;
}

const ANYBODYS_HEADERS = z.object({
  'Accept-Language': z.string().optional().meta({ description: 'Language of messages: es or en.', example: 'es' }),
  'X-Request-Id': z.string().optional().meta({
    pattern: '^[\\w.=-]{16,128}$',
    description:
      'Your own id of the request, for the server log. The answer returns it. Others than these are ignored.',
  }),
  traceparent: z.string().optional().meta({
    pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$',
    description: 'Trace that the request belongs to (W3C Trace Context), for the server log.',
  }),
});
const KNOWN_HEADERS = ANYBODYS_HEADERS.extend({
  'X-Company': z.string().optional().meta({
    description:
      'Subdomain of the company to work for. Users of one company omit it; consultants and representatives, who work for all their companies at once, are not limited by it.',
  }),
});

function headersOf(guard: Guard): z.ZodObject {
  return guard === 'everybody' ? ANYBODYS_HEADERS : KNOWN_HEADERS;
}

/** Request headers of files. Source: RFC 9110, sections 13.1.5 and 14.2. */
const RANGE_HEADERS = {
  Range: z.string().optional().meta({
    description: 'One range of bytes. Several ranges, or other units, return the whole file.',
    example: 'bytes=0-65535',
  }),
  'If-Range': z.string().optional().meta({
    description: 'ETag of the file that you have in part. If the file has changed, it is returned whole.',
  }),
};
const PART = { description: 'The requested part of the file.' };

/** A form with one file part, whose example is the content of a PDF. */
const FILE_FORM = {
  schema: {
    type: 'object' as const,
    description: 'Only the first part named `file` is read.',
    required: ['file'],
    properties: { file: { type: 'string' as const, format: 'binary', description: 'The content of the file.' } },
  },
  example: { file: Buffer.from(PDF_BASE64, 'base64').toString('latin1') },
};

function bodyOf({ body, anonymousBody, takesFile }: Operation) {
  if (takesFile) return { requestBody: { required: true, content: { 'multipart/form-data': FILE_FORM } } };
  if (!body) return {};
  const schema = anonymousBody ? z.union([body, anonymousBody]) : body;
  return {
    requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } },
  };
}

function operationOf(operation: Operation, language: Language) {
  const {
    operationId,
    summary,
    description: said,
    tag,
    guard,
    params,
    query,
    headers,
    answer,
    deprecated = [],
  } = operation;
  const { status, description, schema, mediaType, keptSeconds } = answer;
  const content = schema
    ? { 'application/json': { schema, example: exampleOf(schema) } }
    : mediaType && { [mediaType]: { schema: { type: 'string' as const, format: 'binary' } } };
  return {
    operationId,
    summary,
    description: [...(said === undefined ? [] : [said]), ...describeEnd(operation), describeWho(operation)].join(
      '\n\n',
    ),
    ...(deprecated.some(({ parameters, fields }) => !parameters && !fields) ? { deprecated: true } : {}),
    tags: [tag],
    security: guard === 'everybody' ? [] : [...(guard.orAnonymous ? [{}] : []), { bearer: [] }],
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query } : {}),
      header: headersOf(guard)
        .extend(headers?.shape ?? {})
        .extend(mediaType === undefined ? {} : RANGE_HEADERS),
    },
    ...bodyOf(operation),
    responses: {
      ...problemAnswersOf(operation, language),
      [String(status)]: { description, headers: headersOfAnswer(operation), ...(content ? { content } : {}) },
      ...(mediaType === undefined ? {} : { '206': { ...PART, headers: headersOfAnswer(operation, true), content } }),
      ...(keptSeconds === undefined
        ? {}
        : {
            '304': {
              description: 'Unchanged since the answer whose ETag you sent in If-None-Match.',
              headers: headersOfAnswer(operation),
            },
          }),
    },
  };
}

/** Says since when what is deprecated, until when it is there, and what takes its place. */
function describeEnd({ deprecated = [] }: Operation): string[] {
  return deprecated.map(({ since, until, parameters, fields, instead }) => {
    const names = parameters ?? fields;
    const what = names ? `${names.map((name) => `\`${name}\``).join(', ')}: deprecated` : 'Deprecated';
    const stays = fields ? 'still answered' : 'still accepted';
    return `${what} since ${since}, ${until ? `until ${until}` : stays}. ${instead}`;
  });
}

function headersOfAnswer(
  { headers, deprecated = [], answer: { hasRevision, keptSeconds, mediaType, locatedAt, inLanguage } }: Operation,
  isPart = false,
) {
  const isKept = keptSeconds !== undefined;
  const isFile = mediaType !== undefined;
  const named: Partial<Record<AnswerHeader, boolean>> = {
    ETag: hasRevision || isKept || isFile,
    'Cache-Control': isKept,
    Location: locatedAt !== undefined,
    'Content-Language': inLanguage === true,
    [KEY_HEADER]: headers !== undefined && KEY_HEADER in headers.shape,
    'Content-Disposition': isFile,
    'Accept-Ranges': isFile,
    'Content-Range': isPart,
    Deprecation: deprecated.length > 0,
    Sunset: deprecated.some(({ until }) => until !== undefined),
    Link: deprecated.length > 0,
  };
  return headersNamed([...OF_EVERY_ANSWER, ...(Object.keys(named) as AnswerHeader[]).filter((name) => named[name])]);
}
