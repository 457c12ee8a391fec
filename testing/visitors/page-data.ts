import { decode } from 'turbo-stream';
import type { WebVisitor } from './web-visitor';

/** Returns the data of all loaders of an address, by route, as the page's script gets it. */
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

/** Decodes Remix's own types in the stream, for errors and redirects, as the type's name with its content. */
function remixTypes(type: unknown, ...content: unknown[]): { value: unknown } {
  return { value: { [String(type)]: content[0] } };
}

/**
 * Returns the paths of all values in an answer, with `[]` for rows of a list and `*` for ids as keys. Null values,
 * empty texts and empty lists are left out, since they reveal nothing.
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
