import { FORM_TYPE } from '../../../server/body/body-limits';
import { requireOwnForm } from '../guards.server';
import { SentFields } from './sent-fields';

/**
 * Longest name=value pair, in characters, that is decoded so that validation can report its excess; decoding time grows
 * with the length.
 */
const LONGEST_PAIR = 400_000;

/**
 * Reads the fields of a form. Throws 400 for another content type, 413 for a pair that is too long, and refuses a form
 * that was opened for another user. Pairs are read one at a time, so that nothing is built from a form with too many.
 */
export async function readForm(request: Request): Promise<FormData> {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== FORM_TYPE) throw new Response(null, { status: 400 });
  const fields = new SentFields();
  for (const pair of pairsOf(await request.text())) {
    if (pair.length > LONGEST_PAIR) throw new Response(null, { status: 413 });
    for (const [name, text] of new URLSearchParams(pair)) fields.add(name, text);
  }
  await requireOwnForm(request, fields.form);
  return fields.form;
}

/**
 * Returns a request with the same form, already limited, for libraries that read the request themselves without limits.
 */
export async function readableAgain(request: Request): Promise<Request> {
  const pairs = [...(await readForm(request))].map(([name, text]) => [name, String(text)]);
  return new Request(request.url, { method: 'POST', body: new URLSearchParams(pairs) });
}

function* pairsOf(body: string): Generator<string> {
  for (let start = 0; start < body.length; start += 1) {
    const next = body.indexOf('&', start);
    const end = next === -1 ? body.length : next;
    if (end > start) yield body.slice(start, end);
    start = end;
  }
}
