import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OPTION_KINDS } from '@aval/application/catalogues/form-options';
import { OPTION_CATALOGUES } from '@aval/application/catalogues/search-options';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { COMPANY_TEXTS } from '@aval/domain/validation/companies/company-texts';
import { actAs, PEOPLE as CAST, decide, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { pageData, placesOf } from '@aval/testing/visitors/page-data';
import { addressOfRoute } from '@aval/testing/visitors/route-address';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import {
  DOCTORS_SIDE,
  KNOWN_PLACES,
  PRIVATE_READERS,
  READERS,
  type Reader,
  TOLD_PRICES,
} from '@aval/web/security/access/known-places';
import { beforeAll, describe, expect, it } from 'vitest';

const ROUTES = path.join(import.meta.dirname, '../app/routes/app+');

const SITUATIONS = ['proposed', 'asked', 'validation_denied', 'authorized'] as const;
type Situation = (typeof SITUATIONS)[number];

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
const visitors = {} as Record<Reader, WebVisitor>;
const demands = {} as Record<Situation, string>;
let consultantName: string;
let patientId: number;

beforeAll(async () => {
  const consultant = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: CAST.consultant } });
  consultantName = consultant.name;
  for (const situation of SITUATIONS) demands[situation] = await arrange(situation, consultant.id);
  const { patientId: first } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demands.proposed } });
  patientId = first;
  for (const reader of Object.keys(READERS) as Reader[]) visitors[reader] = await web.signIn(READERS[reader]);
});

async function arrange(situation: Situation, consultantId: number): Promise<string> {
  const validationStep = situation === 'validation_denied';
  await engine.owner.company.update({ where: { id: 2 }, data: { validationStep } });
  const demandId = await newPendingDemand(engine);
  if (validationStep) {
    await done(decide(engine, CAST.representative, demandId, { decision: 'deny', comment: 'among-insurers denied' }));
    await say(CAST.manager, demandId, { target: 'insurer', comment: 'among-insurers', privateComment: 'kept-private' });
    return demandId;
  }
  await say(CAST.manager, demandId, { target: 'doctor', comment: 'told', privateComment: 'kept-private' });
  await say(CAST.manager, demandId, { target: 'insurer', comment: 'among-insurers' });
  await say(CAST.doctor, demandId, { target: 'managers', comment: 'of-the-doctor' });
  await done(
    decide(engine, CAST.manager, demandId, {
      decision: 'evaluate',
      toUserId: consultantId,
      comment: 'asked',
      privateComment: 'kept-private',
    }),
  );
  await done(
    decide(engine, CAST.consultant, demandId, {
      decision: 'propose_denial',
      comment: 'among-insurers',
      privateComment: 'kept-private',
    }),
  );
  await say(CAST.manager, demandId, { target: 'managers', comment: 'among-insurers', privateComment: 'kept-private' });
  if (situation === 'asked')
    await done(decide(engine, CAST.manager, demandId, { decision: 'more_info', comment: 'what?' }));
  if (situation === 'authorized') {
    const reason = { decisionReason: 'AUTORIZADO', contradictionConfirmed: true } as const;
    await done(decide(engine, CAST.manager, demandId, { decision: 'authorize', ...reason }));
    await done(decide(engine, CAST.representative, demandId, { decision: 'authorize', finalReason: 'AUTORIZADO' }));
    await say(CAST.manager, demandId, {
      target: 'managers',
      comment: 'among-insurers',
      privateComment: 'kept-private',
    });
  }
  return demandId;
}

async function done(answer: Promise<{ status: string }>): Promise<void> {
  const result = await answer;
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
}

function say(
  email: string,
  demandId: string,
  fields: { target: 'doctor' | 'managers' | 'insurer'; comment: string; privateComment?: string },
): Promise<void> {
  return actAs(engine, commentOnDemand, email, demandId, { ...fields, commandId: randomUUID() });
}

const isOneOf = (readers: readonly Reader[], reader: Reader) => readers.includes(reader);

/** Statuses of an address that is not for the role, or not for the role in this situation. */
const NOT_FOR_ROLE = new Set([403, 404, 409]);

/** Addresses whose loaders return data of a demand, including its page's data request. */
function addressesOf(situation: Situation): Record<string, string> {
  const demand = `/app/demands/${demands[situation]}`;
  return {
    list: '/app/demands.data?page=1',
    'list state': '/app/demands/state?page=1',
    detail: `${demand}.data`,
    version: `${demand}/version/1.data`,
    documents: `${demand}/documents`,
    delivery: `${demand}/delivery`,
    analysis: `${demand}/analysis/1`,
    wizard: `${demand}/edit.data?step=4`,
    review: `${demand}/edit.data?step=review`,
    'draft analysis': `${demand}/draft-analysis`,
    'new demand': '/app/demands/create.data',
    notifications: '/app/notifications.data',
    patients: '/app/patients.data?page=1',
    'patients state': '/app/patients/state?page=1',
    patient: `/app/patients/${patientId}.data`,
    'patient edit': `/app/patients/${patientId}/edit.data`,
    archive: '/app/documents.data?state=all',
    'archive state': '/app/documents/state?state=all',
    home: '/app/home.data',
  };
}

describe.each(SITUATIONS)("%s: data of each role's pages", (situation) => {
  it.each(Object.keys(READERS) as Reader[])('%s receives only data that the role may know', async (reader) => {
    const unknown: string[] = [];
    let read = 0;
    for (const [page, address] of Object.entries(addressesOf(situation))) {
      const { status, value } = await pageData(visitors[reader], address);
      if (status !== 200) {
        expect([202, 302, ...NOT_FOR_ROLE], `${page} ${status}`).toContain(status);
        continue;
      }
      read += 1;
      expectNothingHidden(reader, page, value);
      for (const place of placesOf(value)) if (!mayKnow(reader, page, place)) unknown.push(`${page}: ${place}`);
    }
    expect(read).toBeGreaterThan(3);
    expect(unknown).toEqual([]);
  });
});

/** Expects none of the texts that the reader may not know, wherever they stand. */
function expectNothingHidden(reader: Reader, page: string, value: unknown): void {
  const said = JSON.stringify(value);
  if (isOneOf(DOCTORS_SIDE, reader)) {
    expect(said, page).not.toMatch(/among-insurers|PROPOSE_|consultantIds|lastDecision/);
    expect(said, page).not.toContain(consultantName);
  }
  if (!isOneOf(TOLD_PRICES, reader)) expect(said, page).not.toMatch(/(session|cycle|course)Cents/);
  if (!isOneOf(PRIVATE_READERS, reader)) expect(said, page).not.toContain('kept-private');
}

describe.each([
  ['without parameters', 'no'],
  ['with parameters', 'some'],
] as const)('data of all pages %s', (_what, parameters) => {
  it.each(Object.keys(READERS) as Reader[])(
    'tells %s nothing of a demand that the role may not know',
    async (reader) => {
      const statuses: number[] = [];
      for (const address of await addressesOfLoaders(parameters)) {
        const { status, value } = await pageData(visitors[reader], address);
        statuses.push(status);
        if (status === 200) expectNothingHidden(reader, address, value);
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
    },
  );
});

/** Returns addresses of the data of all loaders below `/app`, several for each parameter that names a demand or user. */
async function addressesOfLoaders(parameters: 'no' | 'some'): Promise<string[]> {
  const values = parameters === 'no' ? {} : await valuesOfParameters();
  return readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/__|_layout|(^|\/)\$\.tsx/.test(file))
    .filter((file) => file.includes('$') === (parameters === 'some'))
    .map((file) => ({ file, source: readFileSync(path.join(ROUTES, file), 'utf8') }))
    .filter(({ source }) => /export (async function|function|const) loader\b/.test(source))
    .flatMap(({ file, source }) => {
      const route = `app+/${file.replace(/\.tsx?$/, '')}`;
      return fillIn(addressOfRoute(route), values).map(
        (address) => `${address}${/export default/.test(source) ? '.data' : ''}`,
      );
    });
}

/** Returns the address with each combination of values for its parameters. */
function fillIn(address: string, values: Record<string, readonly (string | number)[]>): string[] {
  const [parameter] = /\$\w+/.exec(address) ?? [];
  if (parameter === undefined) return [address];
  const known = values[parameter.slice(1)];
  if (!known) throw new Error(`No value of ${parameter} is known.`);
  return known.flatMap((value) => fillIn(address.replace(parameter, String(value)), values));
}

/** Returns ids of entries that exist, by name of the parameter. */
async function valuesOfParameters(): Promise<Record<string, readonly (string | number)[]>> {
  const { owner } = engine;
  const idOf = async (table: { findFirst: (query: object) => Promise<{ id: number | string } | null> }) => [
    (await table.findFirst({ orderBy: { id: 'asc' } }))?.id ?? 'none',
  ];
  const users = await owner.userAccount.findMany({ where: { email: { in: [CAST.consultant, CAST.doctor] } } });
  return {
    attachmentId: await idOf(owner.attachment),
    catalogue: OPTION_CATALOGUES,
    centerId: await idOf(owner.center),
    codeId: await idOf(owner.radiotherapyCode),
    companyId: [2],
    deliveryId: await idOf(owner.webhookDelivery),
    demandId: Object.values(demands),
    drugId: await idOf(owner.drug),
    invitationId: await idOf(owner.invitation),
    kind: OPTION_KINDS,
    number: [1],
    patientId: [patientId],
    presentationId: await idOf(owner.presentation),
    regimenId: await idOf(owner.regimen),
    text: COMPANY_TEXTS,
    userId: users.map(({ id }) => id),
    version: ['1'],
    webhookId: await idOf(owner.webhook),
  };
}

/** Looks up the table; anything not listed is forbidden. */
function mayKnow(reader: Reader, page: string, place: string): boolean {
  const { [page]: own = [], 'every page': shared = [] } = KNOWN_PLACES;
  return [...own, ...shared].some(
    ([readers, within, fields]) =>
      readers.includes(reader) &&
      fields.split(' ').some((field) => {
        const named = within === '' ? field : `${within}.${field}`;
        return named.endsWith('**') ? place.startsWith(named.slice(0, -2)) : place === named;
      }),
  );
}
