import { decode } from 'turbo-stream';
import type { WebVisitor } from './web-visitor';

/** What a page's script gets of an address: what each of its loaders hands out, by route. */
export async function pageData(visitor: WebVisitor, address: string): Promise<{ status: number; value: unknown }> {
  const { status, bytes, headers } = await visitor.get(address);
  if (!String(headers['content-type']).startsWith('text/x-script'))
    return {
      status,
      value: String(headers['content-type']).includes('json') ? JSON.parse(bytes.toString('utf8')) : null,
    };
  const stream = new Blob([new Uint8Array(bytes)]).stream() as ReadableStream<Uint8Array>;
  const { value, done } = await decode(stream, { plugins: [remixTypes] });
  await done;
  return { status, value };
}

/** Remix adds types of its own to the stream, for errors and redirects; here each is its name with what it holds. */
function remixTypes(type: unknown, ...content: unknown[]): { value: unknown } {
  return { value: { [String(type)]: content[0] } };
}

/**
 * The places of an answer that hold something, with `[]` for each row of a list and `*` for an id that is a key: what is null, empty or
 * false tells nothing that could be hidden.
 */
export function placesOf(value: unknown, place = ''): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (value instanceof Date || typeof value !== 'object') return [place];
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => placesOf(each, `${place}[]`)))];
  const within = Object.entries(value).flatMap(([key, each]) =>
    placesOf(each, `${place}${place ? '.' : ''}${/^(\d+|[0-9a-f-]{36})$/.test(key) ? '*' : key}`),
  );
  return [...new Set(within)];
}
