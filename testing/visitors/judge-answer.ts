import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Judged {
  method: string;
  /** Path below the base, with its query. */
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** Parsed JSON; any other body is not checked. */
  body: unknown;
}

interface Described {
  headers?: object;
  content?: Record<string, { schema: { type?: string; format?: string } }>;
}

/** Headers that tell of a deprecated operation, or of a deprecated parameter where it is sent. */
const OF_WHAT_IS_DEPRECATED: ReadonlySet<string> = new Set(['Deprecation', 'Sunset', 'Link']);

/** Reference to a response that many operations share. */
interface Shared {
  $ref: `#/components/responses/${string}`;
}

type Paths = Record<string, Record<string, { responses: Record<string, Described | Shared> }>>;

export interface ApiDocument {
  paths: Paths;
  components: { schemas?: object; headers?: object; responses?: Record<string, Described> };
}

/**
 * Validates answers against the API document: no status, header or field that it does not name may be answered. Source:
 * docs/rules.md 10.3.
 */
export class AnswerJudge {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly known = new Map<string, ValidateFunction>();

  private readonly document: ApiDocument;

  constructor(document: ApiDocument) {
    this.document = closed(document) as ApiDocument;
    addFormats.default(this.ajv);
    // Formats that inform readers only.
    this.ajv.addFormat('password', true);
    this.ajv.addFormat('binary', true);
    this.ajv.addSchema({ $id: 'api', ...this.document });
  }

  /** Throws when the answer does not match the document. */
  judge({ method, path, status, headers, body }: Judged): void {
    const contentType = headers['content-type'];
    const place = this.placeOf(method.toLowerCase(), path.split('?', 1)[0] ?? '');
    const said = `${method} ${path} answered ${status}`;
    const named = place ? this.document.paths[place.path]?.[place.method]?.responses[status] : undefined;
    const shared = named && '$ref' in named ? (named.$ref.split('/').at(-1) ?? '') : null;
    const described = shared === null ? (named as Described | undefined) : this.document.components.responses?.[shared];
    // A path or a method outside the document, or a path that cannot be parsed.
    if (!place && (status === 400 || status === 404 || status === 405)) {
      this.fits('#/components/schemas/Problem', body, said);
      return;
    }
    if (!described) throw new Error(`${said}, which the document does not name`);
    const { content } = described;
    const good = Object.entries(this.document.paths[place?.path ?? '']?.[place?.method ?? '']?.responses ?? {});
    const [, whole] = good.find(([named]) => named.startsWith('2')) ?? [];
    this.hasHeaders(described, headers, {
      ofOperation: (whole as Described | undefined)?.headers,
      isGood: shared === null,
      said,
    });
    if (!content) {
      if (contentType !== undefined) throw new Error(`${said} with a body, which the document does not name`);
      return;
    }
    const type = contentType?.split(';', 1)[0] ?? 'nothing';
    const mediaType = type in content ? type : Object.keys(content).find((named) => named === '*/*');
    if (!mediaType) throw new Error(`${said} as ${type}, which the document does not name`);
    if (!/^application\/(problem\+)?json$/.test(mediaType)) return;
    const steps = [
      ...(shared === null
        ? ['paths', place?.path, place?.method, 'responses', String(status)]
        : ['components', 'responses', shared]),
      'content',
      mediaType,
      'schema',
    ];
    this.fits(`#/${steps.map((step) => escapePointer(step ?? '')).join('/')}`, body, said);
  }

  /**
   * A successful answer has every header that the document names, except for those of a deprecated parameter that was
   * not sent. A problem has those that its code implies, and may have those of its operation.
   */
  private hasHeaders(
    { headers: named = {} }: Described,
    headers: IncomingHttpHeaders,
    { ofOperation = {}, isGood, said }: { ofOperation?: object | undefined; isGood: boolean; said: string },
  ): void {
    for (const name of Object.keys(this.document.components.headers ?? {})) {
      const isThere = headers[name.toLowerCase()] !== undefined;
      const isOfOperation = !isGood && name in ofOperation && name !== 'ETag';
      // `Cache-Control` is sent with every answer and need not be named.
      if (isThere && !(name in named) && !isOfOperation && name !== 'Cache-Control')
        throw new Error(`${said} with ${name}, which the document does not name`);
      if (!isThere && name in named && isGood && !OF_WHAT_IS_DEPRECATED.has(name))
        throw new Error(`${said} without ${name}, which the document names`);
    }
  }

  private fits(pointer: string, body: unknown, said: string): void {
    const validate = this.known.get(pointer) ?? this.ajv.compile({ $ref: `api${pointer}` });
    this.known.set(pointer, validate);
    if (!validate(body)) throw new Error(`${said}, over its schema: ${this.ajv.errorsText(validate.errors)}`);
  }

  private placeOf(method: string, path: string): { method: string; path: string } | undefined {
    const paths = Object.keys(this.document.paths).filter((template) => matches(template, path));
    // Prefer a fixed segment to a parameter, as the router does.
    const [found] = paths.sort((one, other) => one.split('{').length - other.split('{').length);
    return found !== undefined && this.document.paths[found]?.[method] ? { method, path: found } : undefined;
  }
}

/**
 * Closes all schemas: for clients an answer is open, since fields may be added, but in tests it must have only the
 * document's fields.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  const isOpen = 'properties' in value && !('additionalProperties' in value);
  return isOpen ? { ...inner, additionalProperties: false } : inner;
}

function matches(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  );
}

function escapePointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
