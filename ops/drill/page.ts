import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { RoleName } from '@aval/domain/access/roles';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { decode } from 'turbo-stream';
import type { Answer, Form, WebVisitor } from '../../testing/visitors/web-visitor';

/** Answer to a script's request: data, a redirect or an error status. */
export interface ScriptAnswer {
  status: number;
  /** Data by route for a page, `{ data }` for an action. */
  value: unknown;
  redirect: string | null;
}

export interface ListRow {
  id: string;
  displayStatus: DisplayStatus;
  /** Names of the actions in the row's menu. */
  actions: readonly string[];
}

export interface DemandPageData {
  demand: DemandDetail;
  role: RoleName;
  commandIds: Readonly<Record<string, string>>;
}

export interface WizardPageData {
  wizard: Wizard;
  commandId: string;
}

/** Timeout in ms, longer than any answer of the product. */
const PATIENCE_MS = 20_000;

/** Sends a GET or, with a form, a POST as the page's script does. Returns null when the server is down, killed meanwhile or hangs. */
export async function askAsScript(visitor: WebVisitor, address: string, form?: Form): Promise<ScriptAnswer | null> {
  try {
    const answer = await patiently(form ? visitor.post(address, form) : visitor.get(address));
    return answer === null ? null : await read(answer);
  } catch {
    return null;
  }
}

/** Waits for a promise for at most `PATIENCE_MS`; null on timeout. */
export async function patiently<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([silence, asked]);
  } finally {
    clearTimeout(timer);
  }
}

async function read(answer: Answer): Promise<ScriptAnswer> {
  const isStream = String(answer.headers['content-type'] ?? '').startsWith('text/x-script');
  if (!isStream) return { status: answer.status, value: null, redirect: null };
  const stream = new Blob([new Uint8Array(answer.bytes)]).stream() as ReadableStream<Uint8Array>;
  const { value } = await decode(stream, { plugins: [remixTypes] });
  return { status: answer.status, value, redirect: redirectIn(value) };
}

const REDIRECT = 'SingleFetchRedirect';

/** Decodes Remix's own stream types as an object of type name and content. */
function remixTypes(type: unknown, ...content: unknown[]): { value: unknown } {
  return { value: { [String(type)]: content[0] } };
}

/** Returns the redirect target; an action's redirect is the value itself, a loader's is wrapped in its own type. */
function redirectIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const target = REDIRECT in value ? value[REDIRECT] : value;
  const isRedirect = typeof target === 'object' && target !== null && 'redirect' in target;
  return isRedirect ? String(target.redirect) : null;
}

/** Reads the newest demands that the user sees; null without an answer. */
export async function readList(visitor: WebVisitor): Promise<readonly ListRow[] | null> {
  const page = await readRoute<{ rows: ListRow[] }>(
    visitor,
    '/app/demands.data?sort=-createdAt',
    (data) => 'rows' in data,
  );
  return page?.rows ?? null;
}

/** Reads the page of a demand; null on a redirect or without an answer. */
export function readDemandPage(visitor: WebVisitor, demandId: string): Promise<DemandPageData | null> {
  return readRoute<DemandPageData>(visitor, `/app/demands/${demandId}.data?index`, (data) => 'commandIds' in data);
}

/** Reads a step of the wizard; null on a redirect, for example to an incomplete step, or without an answer. */
export function readWizardPage(visitor: WebVisitor, demandId: string, step: number): Promise<WizardPageData | null> {
  const address = `/app/demands/${demandId}/edit.data?step=${step}`;
  return readRoute<WizardPageData>(visitor, address, (data) => 'wizard' in data);
}

async function readRoute<Data>(
  visitor: WebVisitor,
  address: string,
  isWanted: (data: object) => boolean,
): Promise<Data | null> {
  const answer = await askAsScript(visitor, address);
  for (const route of Object.values((answer?.value ?? {}) as Record<string, { data?: unknown }>)) {
    const data = route?.data;
    if (typeof data === 'object' && data !== null && isWanted(data)) return data as Data;
  }
  return null;
}
