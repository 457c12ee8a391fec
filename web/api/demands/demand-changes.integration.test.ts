import { randomUUID } from 'node:crypto';
import type { Prisma } from '@aval/prisma/generated/client';
import { decide, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { PEOPLE } from '@aval/testing/visitors/people';
import { beforeAll, describe, expect, it } from 'vitest';

const SIGNED_IN = ['manager', 'doctor', 'otherDoctor', 'foreignManager', 'admin'] as const;

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();
let apiClients: Record<(typeof SIGNED_IN)[number], ApiClient>;

beforeAll(async () => {
  apiClients = await signInApiClients(web, SIGNED_IN);
});

interface Change {
  demandId: string;
  reference: string;
  sequence: number;
  createdAt: string;
  action: string;
  displayStatus: string;
}

interface Changes {
  rows: Change[];
  cursor: string;
  more: boolean;
}

async function changesAfter(person: (typeof SIGNED_IN)[number], after?: string): Promise<Changes> {
  const query = after === undefined ? '' : `&after=${after}`;
  const { status, body } = await apiClients[person].call<Changes>('GET', `/demands/changes?pageSize=25${query}`);
  expect(status).toBe(200);
  return body;
}

const cursorNow = async (person: (typeof SIGNED_IN)[number]) => (await changesAfter(person, 'now')).cursor;

/** Reads all that follows a cursor, page by page. */
async function walkFrom(person: (typeof SIGNED_IN)[number], after?: string): Promise<Changes> {
  const rows: Change[] = [];
  for (let page = await changesAfter(person, after); ; page = await changesAfter(person, page.cursor)) {
    rows.push(...page.rows);
    if (!page.more) return { ...page, rows };
  }
}

/** Copies the last entry of a demand as its next one, in the caller's transaction. */
async function addEntry(tx: Prisma.TransactionClient, demandId: string): Promise<void> {
  const {
    id: _id,
    state,
    ...last
  } = await tx.demandHistory.findFirstOrThrow({
    where: { demandId },
    orderBy: { sequence: 'desc' },
  });
  await tx.demandHistory.create({
    data: { ...last, sequence: last.sequence + 1, commandId: randomUUID(), action: 'UPLOAD', state: state ?? {} },
  });
}

describe('what has changed', () => {
  it('is told from a cursor on, one row for each entry of the history', async () => {
    const before = await cursorNow('manager');
    const id = await newPendingDemand(engine);
    const sent = await changesAfter('manager', before);
    const { reference } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
    expect(sent.rows).toEqual([
      {
        demandId: id,
        companyId: 2,
        reference,
        sequence: 1,
        createdAt: expect.any(String),
        action: 'REQUEST',
        displayStatus: 'pending_analysis',
      },
    ]);
    await decide(engine, PEOPLE.manager, id, { decision: 'more_info' });
    const asked = await changesAfter('manager', sent.cursor);
    expect(asked.rows).toMatchObject([
      { demandId: id, sequence: 2, action: 'REQUEST_MISSING_INFO', displayStatus: 'pending_missing_info' },
    ]);
    expect(await changesAfter('manager', asked.cursor)).toEqual({ rows: [], cursor: asked.cursor, more: false });
  });

  it('is told page by page from the first change on, each once and in order', async () => {
    const id = await newPendingDemand(engine);
    await engine.owner.$transaction(async (tx) => {
      for (let entry = 0; entry < 60; entry += 1) await addEntry(tx, id);
    });
    const { rows, cursor } = await walkFrom('manager');
    expect(rows.filter(({ demandId }) => demandId === id).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 61 }, (_, index) => index + 1),
    );
    const stored = await engine.owner.demandHistory.count({ where: { companyId: 2 } });
    expect(rows).toHaveLength(stored);
    expect(cursor).toBe(await cursorNow('manager'));
  });

  it('has nothing of demands out of sight', async () => {
    const strangers = ['otherDoctor', 'foreignManager'] as const;
    const before = await Promise.all(strangers.map(cursorNow));
    const id = await newPendingDemand(engine);
    for (const [index, person] of strangers.entries()) {
      expect((await walkFrom(person, before[index])).rows).toEqual([]);
      expect((await walkFrom(person)).rows.filter(({ demandId }) => demandId === id)).toEqual([]);
    }
  });

  it('leaves out comments that are hidden from the reader, in the numbers too', async () => {
    const [manager, doctor] = [await cursorNow('manager'), await cursorNow('doctor')];
    const id = await newPendingDemand(engine);
    const path = `/demands/${id}/add-comment`;
    for (const body of [
      { toRoleId: 3, privateComment: 'Entre nosotros.' },
      { toRoleId: 7, comment: 'Para todos.' },
    ]) {
      expect(await apiClients.manager.call('POST', path, { body })).toMatchObject({ status: 200 });
    }
    const told = async (person: 'manager' | 'doctor', after: string) =>
      (await walkFrom(person, after)).rows.map(({ action, sequence }) => [action, sequence]);
    expect(await told('manager', manager)).toEqual([
      ['REQUEST', 1],
      ['COMMENT', 2],
      ['COMMENT', 3],
    ]);
    expect(await told('doctor', doctor)).toEqual([
      ['REQUEST', 1],
      ['COMMENT', 2],
    ]);
  });

  it.each(['318-9f2c4be07d15a836', '1-0000000000000000', 'x', '-1', '00', '1%27'])(
    'refuses the cursor %s, which nobody was given',
    async (cursor) => {
      const { status, body } = await apiClients.manager.call('GET', `/demands/changes?after=${cursor}`);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'unknown_parameter' } });
    },
  );
});

describe('transactions that overlap', () => {
  it('are told in the order of their commits, so that none comes behind a cursor given out before it', async () => {
    const [early, late] = [await newPendingDemand(engine), await newPendingDemand(engine)];
    const before = await cursorNow('admin');
    let read = () => {};
    const isRead = new Promise<void>((resolve) => {
      read = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    // Has the lower id in the history, and commits after the other one.
    const slow = engine.owner.$transaction(
      async (tx) => {
        await addEntry(tx, early);
        written();
        await isRead;
      },
      { timeout: 30_000 },
    );
    await isWritten;
    await engine.owner.$transaction((tx) => addEntry(tx, late));
    const first = await changesAfter('admin', before);
    expect(first.rows.map(({ demandId }) => demandId)).toEqual([late]);
    read();
    await slow;
    const second = await changesAfter('admin', first.cursor);
    expect(second.rows.map(({ demandId }) => demandId)).toEqual([early]);
  });

  it('that are many at once lose none of their entries to a reader who asks all the time', async () => {
    const ids = await Promise.all([newPendingDemand(engine), newPendingDemand(engine), newPendingDemand(engine)]);
    let { cursor } = await changesAfter('admin', 'now');
    const seen: string[] = [];
    let isWriting = true;
    const writing = Promise.all(
      ids.map(async (id) => {
        for (let entry = 0; entry < 20; entry += 1) await engine.owner.$transaction((tx) => addEntry(tx, id));
      }),
    ).finally(() => {
      isWriting = false;
    });
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting;
      const page = await walkFrom('admin', cursor);
      seen.push(...page.rows.map(({ demandId, sequence }) => `${demandId} ${sequence}`));
      cursor = page.cursor;
    }
    await writing;
    const wanted = ids.flatMap((id) => Array.from({ length: 20 }, (_, index) => `${id} ${index + 2}`));
    expect(seen.toSorted()).toEqual(wanted.toSorted());
  });
});
