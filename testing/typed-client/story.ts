import createClient, { type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './build/paths';

/*
 * The life of a demand, written with nothing but the API document: the test that compiles and runs this generates
 * `build/paths` from the document. No type of the product itself is used.
 */

type Draft = components['schemas']['NewDemand'];
type Client = ReturnType<typeof createClient<paths>>;

export interface Cast {
  doctor: string;
  manager: string;
  representative: string;
  password: string;
}

export interface Continuation {
  firstSession: string;
  sessions: { session: number; date: string }[];
}

export interface Told {
  status: string;
  displayStatus: string;
  /** Oldest first. */
  actions: string[];
}

interface Answered<Data> {
  data?: Data;
  error?: { message: string; code: string };
  response: Response;
}

async function answerOf<Data>(asked: Promise<Answered<Data>>): Promise<Data> {
  const { data, error, response } = await asked;
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}: ${error?.message}`);
  return data;
}

/** Sends a command under the same key until the answer has its sequence, that is, until it is in the history. */
async function done(send: (key: string) => Promise<Answered<{ sequence: number | null }>>): Promise<void> {
  const key = crypto.randomUUID();
  for (;;) {
    const { data, error, response } = await send(key);
    if (data && data.sequence !== null) return;
    if (!data && response.status !== 503)
      throw new Error(`${response.url} answered ${response.status}: ${error?.message}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function signIn(options: ClientOptions, email: string, password: string): Promise<Client> {
  const { token } = await answerOf(createClient<paths>(options).POST('/auth/login', { body: { email, password } }));
  return createClient<paths>({ ...options, headers: { Authorization: `Bearer ${token}` } });
}

/** Files, asks for information, answers, authorizes, signs, adds a cycle, continues, authorizes, signs, finishes. */
export async function playStory(
  options: ClientOptions,
  cast: Cast,
  draft: Draft,
  continuation: Continuation,
): Promise<Told> {
  const [doctor, manager, representative] = await Promise.all(
    [cast.doctor, cast.manager, cast.representative].map((email) => signIn(options, email, cast.password)),
  );
  if (!doctor || !manager || !representative) throw new Error('nobody has signed in');

  const { id } = await answerOf(doctor.POST('/demands', { body: draft }));
  const to = (key: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': key } } });
  const send = () => done((key) => doctor.PUT('/demands/{id}/active', { ...to(key), body: {} }));
  const decide = async () => {
    await done((key) =>
      manager.PUT('/demands/{id}/manage', {
        ...to(key),
        body: { toRoleId: 4, action: 'ACCEPT', decisionReason: 'AUTORIZADO', comment: 'Conforme.' },
      }),
    );
    await done((key) =>
      representative.PUT('/demands/{id}/send', {
        ...to(key),
        body: { action: 'ACCEPT', finalReason: 'AUTORIZADO', comment: 'Autorizada.' },
      }),
    );
  };

  await send();
  await done((key) =>
    manager.PUT('/demands/{id}/manage', {
      ...to(key),
      body: { toRoleId: 7, action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe del comité.' },
    }),
  );
  const answer = { observaciones: 'El comité lo indicó el lunes.' };
  await answerOf(doctor.PUT('/demands/{id}', { params: { path: { id } }, body: answer }));
  await send();
  await decide();

  await done((key) => doctor.PUT('/demands/{id}/cycles', { ...to(key), body: { quimioterapicoNumeroCiclos: 1 } }));
  const { firstSession, sessions } = continuation;
  const next = { quimioterapicoFechaPrimeraSesion: firstSession, quimioterapicoFechasSesiones: sessions };
  await done((key) => doctor.PUT('/demands/{id}/continue', { ...to(key), body: next }));
  await decide();
  await done((key) => manager.PUT('/demands/{id}/finish', { ...to(key), body: { comment: 'Tratamiento terminado.' } }));

  const include = 'versions';
  const {
    status,
    displayStatus,
    versions = [],
  } = await answerOf(doctor.GET('/demands/{id}', { params: { path: { id }, query: { include } } }));
  const actions = versions.flatMap(({ histories }) => histories).map(({ action }) => action);
  return { status, displayStatus, actions: actions.reverse() };
}
