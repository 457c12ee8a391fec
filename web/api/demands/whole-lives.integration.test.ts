import { randomUUID } from 'node:crypto';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { newDraft } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { commandBy } from '@aval/testing/visitors/api-client-command';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { describe, expect, it, vi } from 'vitest';
import { datesFrom, draftBy, type WishedDemand, wishOf } from './demand-api-client.test-support';

vi.setConfig({ testTimeout: 240_000 });

const TODAY = civilDateOf(new Date());

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();

type Role = 'doctor' | 'manager' | 'representative' | 'consultant';

/** One step of a life: the request of an API client, and the dialog of the page if it has one. */
interface Step {
  by: Role;
  method?: string;
  call: string;
  body: object;
  dialog?: Readonly<Record<string, string>>;
  /** Status of the demand afterwards, for every reader. */
  stands: string;
}

/**
 * The first insurer sends demands straight to the manager; the other has its representatives validate them, by zones.
 */
const INSURERS = [
  { company: 'meridiana', companyId: 2, validates: false },
  { company: 'alborada', companyId: 3, validates: true },
];

const ways = ['by API clients alone', 'by API clients and pages in turns'] as const;

describe.each(INSURERS)('a demand of $company', ({ company, companyId, validates }) => {
  const told: Record<string, unknown> = {};

  it.each(ways)('lives %s, and each side sees the other’s actions', async (way) => {
    const people = await signInAll(company);
    const drafted = await newDraft(engine, { companyId, doctorEmail: `doctor@${company}.test`, totalCycles: 1 });
    const wish = wishOf(drafted);
    const { id } = await draftBy(people.doctor.apiClient, wish);
    await commandBy(people.doctor.apiClient, 'PUT', `/demands/${id}/active`, {});
    people.representative = await whoeverSees(company, id, people.representative);
    const consultantId = await consultantOf(people.manager.apiClient);

    let isPage = false;
    for (const step of lifeOf({ validates, consultantId, wish })) {
      isPage = way !== ways[0] && !isPage && step.dialog !== undefined;
      const { apiClient, visitor } = people[step.by];
      if (isPage && step.dialog) await sendDialog(visitor, id, step.dialog);
      else await commandBy(apiClient, step.method ?? 'PUT', `/demands/${id}/${step.call}`, step.body);
      const shown = await people.manager.apiClient.call('GET', `/demands/${id}`);
      expect(shown, `${step.by} ${step.call}`).toMatchObject({ status: 200, body: { displayStatus: step.stands } });
    }

    const histories = { doctor: await historyOf(people.doctor, id), manager: await historyOf(people.manager, id) };
    for (const role of ['doctor', 'manager'] as const) {
      const page = await people[role].visitor.get(`/app/demands/${id}`);
      expect(page.status).toBe(200);
      for (const { comment } of histories[role]) if (comment) expect(page.body).toContain(comment);
    }
    expect(JSON.stringify(histories.doctor)).not.toContain('Entre nosotros');
    expect(JSON.stringify(histories.manager)).toContain('Entre nosotros');
    // The history does not reveal whether an action came from API or page.
    told[way] = histories;
    if (told[ways[0]] && told[ways[1]]) expect(told[ways[1]]).toEqual(told[ways[0]]);
  });
});

function lifeOf(life: { validates: boolean; consultantId: number; wish: WishedDemand }): Step[] {
  const { validates, consultantId, wish } = life;
  const validation = (comment: string): Step[] =>
    validates
      ? [
          {
            by: 'representative',
            call: 'manage',
            stands: 'pending_analysis',
            body: { toRoleId: 3, action: 'ACCEPT', comment },
            dialog: { intent: 'manage', decision: 'authorize', comment },
          },
        ]
      : [];
  return [
    ...validation('Validada sin objeciones.'),
    {
      by: 'manager',
      call: 'manage',
      stands: 'pending_missing_info',
      body: { toRoleId: 7, action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe de la biopsia.' },
      dialog: { intent: 'manage', decision: 'more_info', comment: 'Falta el informe de la biopsia.' },
    },
    {
      by: 'doctor',
      method: 'POST',
      call: 'add-comment',
      stands: 'pending_missing_info',
      body: { toRoleId: 3, comment: 'Lo pido hoy al hospital.' },
      dialog: { intent: 'comment', target: 'managers', comment: 'Lo pido hoy al hospital.' },
    },
    {
      by: 'doctor',
      call: 'active',
      stands: 'pending_analysis',
      body: { observaciones: 'La biopsia confirma el carcinoma.' },
    },
    {
      by: 'manager',
      call: 'manage',
      stands: 'pending_evaluation',
      body: { toRoleId: 5, toUserId: consultantId, action: 'REQUEST_AUTHORIZATION', comment: 'Su parecer, por favor.' },
      dialog: {
        intent: 'manage',
        decision: 'evaluate',
        toUserId: String(consultantId),
        comment: 'Su parecer, por favor.',
      },
    },
    {
      by: 'consultant',
      call: 'manage',
      stands: 'pending_analysis',
      body: {
        toRoleId: 3,
        action: 'PROPOSE_AUTHORIZATION',
        comment: 'Indicado.',
        privateComment: 'Entre nosotros, caro.',
      },
      dialog: {
        intent: 'manage',
        decision: 'propose_authorization',
        comment: 'Indicado.',
        privateComment: 'Entre nosotros, caro.',
      },
    },
    ...decided('ACCEPT', 'authorize', 'AUTORIZADO', 'sended_accepted'),
    {
      by: 'doctor',
      call: 'dates',
      stands: 'sended_accepted',
      body: { ...datesFrom(addDays(TODAY, 9), wish), changeDatesReason: 'Neutropenia' },
    },
    {
      by: 'doctor',
      call: 'cycles',
      stands: 'pending_continue',
      body: { quimioterapicoNumeroCiclos: 1 },
      dialog: { intent: 'increase_cycles', by: '1' },
    },
    {
      by: 'doctor',
      call: 'continue',
      body: datesFrom(addDays(TODAY, 40), wish),
      stands: validates ? 'pending_validation' : 'pending_analysis',
    },
    ...validation('La continuación, validada.'),
    ...decided('DENY', 'deny', 'NOCUBIERTODENEGADO', 'sended_denied'),
    {
      by: 'manager',
      method: 'POST',
      call: 'add-comment',
      stands: 'sended_denied',
      body: { toRoleId: 7, comment: 'Puede reclamar en un mes.' },
      dialog: { intent: 'comment', target: 'doctor', comment: 'Puede reclamar en un mes.' },
    },
  ];
}

/** The manager's decision, and the representative's notification of the doctor. */
function decided(action: 'ACCEPT' | 'DENY', decision: string, reason: string, stands: string): Step[] {
  const sure = { contradictionConfirmed: true };
  const onPage = { intent: 'manage', decision, contradictionConfirmed: 'on' };
  const words = { manager: `El gestor decide: ${action}.`, representative: `Se comunica: ${action}.` };
  return [
    {
      by: 'manager',
      call: 'manage',
      stands: action === 'ACCEPT' ? 'pending_company_accept' : 'pending_company_deny',
      body: { toRoleId: 4, action, decisionReason: reason, comment: words.manager, ...sure },
      dialog: { ...onPage, decisionReason: reason, comment: words.manager },
    },
    {
      by: 'representative',
      call: 'send',
      stands,
      body: { action, finalReason: reason, comment: words.representative, ...sure },
      dialog: { ...onPage, finalReason: reason, comment: words.representative },
    },
  ];
}

interface Person {
  apiClient: ApiClient;
  visitor: WebVisitor;
}

async function signIn(email: string, host: string): Promise<Person> {
  return { apiClient: await new ApiClient(web.visit(host)).signIn(email), visitor: await web.signIn(email, host) };
}

async function signInAll(company: string): Promise<Record<Role, Person>> {
  const host = `${company}.localhost`;
  return {
    doctor: await signIn(`doctor@${company}.test`, host),
    manager: await signIn(`manager@${company}.test`, host),
    representative: await signIn(`representative@${company}.test`, host),
    consultant: await signIn('consultant@aval.test', 'localhost'),
  };
}

/** Returns a representative who sees the demand, possibly another one where they work by zones. */
async function whoeverSees(company: string, id: string, first: Person): Promise<Person> {
  if ((await first.apiClient.call('GET', `/demands/${id}`)).status === 200) return first;
  return signIn(`representative2@${company}.test`, `${company}.localhost`);
}

async function consultantOf(manager: ApiClient): Promise<number> {
  const { body } = await manager.call<{ rows: { id: number }[] }>('GET', '/users?all=true&roleId=5');
  const { id } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: 'consultant@aval.test' } });
  expect(body.rows.map((row) => row.id)).toContain(id);
  return id;
}

/** Sends the same form under the same id until it is done, as its page does. */
async function sendDialog(visitor: WebVisitor, id: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
  const form = { commandId: randomUUID(), expectedSequence: String(lastActionSequence), ...fields };
  await eventually(async () => {
    const { status, body } = await visitor.post(`/app/demands/${id}?index`, form);
    if (status >= 400 && status !== 503) throw new Error(`${fields.intent}: ${status} ${body.slice(0, 2_000)}`);
    return status < 400;
  });
}

interface Told {
  action: string;
  fromRoleId: number | null;
  toRoleId: number | null;
  comment: string | null;
  privateComment: string | null;
  displayStatus: string;
}

/** Returns a reader's history of a demand, without times and authors. */
async function historyOf({ apiClient }: Person, id: string): Promise<Told[]> {
  const { body } = await apiClient.call<{ versions: { histories: Told[] }[] }>(
    'GET',
    `/demands/${id}?include=versions`,
  );
  return body.versions
    .flatMap(({ histories }) => histories)
    .map(({ action, fromRoleId, toRoleId, comment, privateComment, displayStatus }) => ({
      action,
      fromRoleId,
      toRoleId,
      comment,
      privateComment,
      displayStatus,
    }));
}
