import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { RoleName } from '@aval/domain/access/roles';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { decode } from 'turbo-stream';
import type { Answer, Form, WebVisitor } from '../../testing/visitors/web-visitor';

/** What a browser's script gets instead of a page: data, or where to go, or the code of what went wrong. */
export interface ScriptAnswer {
  status: number;
  /** By route for a page, `{ data }` for an action. */
  value: unknown;
  redirect: string | null;
}

export interface ListRow {
  id: string;
  displayStatus: DisplayStatus;
  /** By the names that the menu of a row gives them. */
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

/** Longer than the product ever takes for an answer; then a browser's user reloads. */
const PATIENCE_MS = 20_000;

/** Null when nobody answered: the server is away, was killed on the way, or hangs. */
export async function askAsScript(visitor: WebVisitor, address: string, form?: Form): Promise<ScriptAnswer | null> {
  try {
    const answer = await patiently(form ? visitor.post(address, form) : visitor.get(address));
    return answer === null ? null : await read(answer);
  } catch {
    return null;
  }
}

/** Null for what hangs. */
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

/** Remix adds types of its own to the stream; here each is its name with what it holds. */
function remixTypes(type: unknown, ...content: unknown[]): { value: unknown } {
  return { value: { [String(type)]: content[0] } };
}

/** An action's redirect is the value itself, a loader's is wrapped in a type of its own. */
function redirectIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const target = REDIRECT in value ? value[REDIRECT] : value;
  const isRedirect = typeof target === 'object' && target !== null && 'redirect' in target;
  return isRedirect ? String(target.redirect) : null;
}

/** The newest demands that the user sees; null when nobody answered. */
export async function readList(visitor: WebVisitor): Promise<readonly ListRow[] | null> {
  const page = await readRoute<{ rows: ListRow[] }>(
    visitor,
    '/app/demands.data?sort=-createdAt',
    (data) => 'rows' in data,
  );
  return page?.rows ?? null;
}

/** The page of a demand; null when it leads somewhere else, or nobody answered. */
export function readDemandPage(visitor: WebVisitor, demandId: string): Promise<DemandPageData | null> {
  return readRoute<DemandPageData>(visitor, `/app/demands/${demandId}.data?index`, (data) => 'commandIds' in data);
}

/** A step of the wizard; null also when the steps before it are not complete. */
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
