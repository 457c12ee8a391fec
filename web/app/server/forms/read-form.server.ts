import { FORM_TYPE } from '../../../server/body/body-limits';
import { requireOwnForm } from '../guards.server';
import { SentFields } from './sent-fields';

/** The longest field that is told how much it is too long; the time in which a text is decoded grows with it. */
const LONGEST_PAIR = 400_000;

/** The fields of a form; a body that only pretends to be one is a bad request, not a fault of ours, and one that was opened for somebody else is not sent. Each pair is looked at by itself, so that nothing is made of a form with too many. */
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

/** The same form for a library that reads the request itself, and knows no bounds. */
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
