import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
let apiClients: Record<'doctor' | 'otherDoctor' | 'manager', ApiClient>;

interface Page {
  rows: { id: string | number }[];
  count: number;
  next: string | null;
}

beforeAll(async () => {
  apiClients = await signInApiClients(web, ['doctor', 'otherDoctor', 'manager']);
  for (let draft = 0; draft < 30; draft += 1) await newDraft(engine);
});

async function read(path: string, person: keyof typeof apiClients = 'doctor'): Promise<Page> {
  const { status, body } = await apiClients[person].call<Page>('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** Reads a list by its cursors, from the first page on. */
async function walk(path: string): Promise<(string | number)[]> {
  const ids: (string | number)[] = [];
  for (let page = await read(path); ; page = await read(`${path}&after=${page.next}`)) {
    ids.push(...page.rows.map(({ id }) => id));
    if (page.next === null) return ids;
  }
}

/** Reads a list by its page numbers. */
async function leaf(path: string): Promise<(string | number)[]> {
  const ids: (string | number)[] = [];
  for (let number = 1; ; number += 1) {
    const { rows } = await read(`${path}&page=${number}`);
    if (rows.length === 0) return ids;
    ids.push(...rows.map(({ id }) => id));
  }
}

describe('a list that is read on by its cursor', () => {
  it.each([
    '/demands?pageSize=25',
    '/demands?pageSize=25&sort=reference',
    '/demands?pageSize=25&sort=-treatmentStartCounter',
    // Drafts have no request date: all of them stand at one end.
    '/demands?pageSize=25&sort=createdAt',
    '/demands?pageSize=25&sort=-createdAt',
    '/patients?pageSize=25',
    '/patients?pageSize=25&sort=-cardNumber',
  ])('has the rows of its pages, in their order: %s', async (path) => {
    const ids = await walk(path);
    expect(ids.length).toBeGreaterThan(25);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(await leaf(path));
  });

  it('loses no row and repeats none when others come and go before it', async () => {
    const path = '/demands?pageSize=25&sort=reference';
    const ids = await leaf(path);
    const first = await read(path);
    const gone = String(first.rows[0]?.id);
    expect(await apiClients.doctor.call('DELETE', `/demands/${gone}/draft`)).toMatchObject({ status: 204 });
    const second = await read(`${path}&after=${first.next}`);
    expect(second.rows.map(({ id }) => id)).toEqual(ids.slice(25, 50));
    expect(second.count).toBe(first.count - 1);
    const byNumber = await read(`${path}&page=2`);
    expect(byNumber.rows.map(({ id }) => id)).not.toContain(ids[25]);
  });

  it('goes on in the body of a search of patients too', async () => {
    const first = await read('/patients?pageSize=25');
    const { body } = await apiClients.doctor.call<Page>('POST', '/patients/search', {
      body: { pageSize: 25, after: first.next },
    });
    const second = await read(`/patients?pageSize=25&after=${first.next}`);
    expect(body.rows).toEqual(second.rows);
  });

  it('shows nothing of the row where it stands', async () => {
    const { next } = await read('/patients?pageSize=25');
    const patients = await engine.owner.patient.findMany();
    const said = Buffer.from(String(next), 'base64url').toString('latin1');
    for (const { lastName, cardNumber, sortName } of patients) {
      for (const datum of [lastName, cardNumber, sortName]) expect(said).not.toContain(datum);
    }
  });

  it.each([
    ['another order', '/demands?sort=reference'],
    ['another filter', '/demands?status=draft'],
    ['another list', '/patients?pageSize=25'],
  ])('is refused by %s', async (_what, path) => {
    const { next } = await read('/demands?pageSize=25');
    const glue = path.includes('?') ? '&' : '?';
    expect(await apiClients.doctor.call('GET', `${path}${glue}after=${next}`)).toMatchObject({
      status: 400,
      body: { code: 'unknown_parameter', issues: [{ path: 'after' }] },
    });
  });

  it('is refused to somebody else, beside a page number, cut off and made up', async () => {
    const { next } = await read('/demands?pageSize=25');
    const refused = { status: 400, body: { code: 'unknown_parameter' } };
    expect(await apiClients.otherDoctor.call('GET', `/demands?after=${next}`)).toMatchObject(refused);
    expect(await apiClients.doctor.call('GET', `/demands?page=1&after=${next}`)).toMatchObject(refused);
    expect(await apiClients.doctor.call('GET', `/patients?all=true&after=${next}`)).toMatchObject(refused);
    for (const wrong of [String(next).slice(0, -4), 'x', 'W10']) {
      expect(await apiClients.doctor.call('GET', `/demands?after=${wrong}`), wrong).toMatchObject(refused);
    }
  });
});
