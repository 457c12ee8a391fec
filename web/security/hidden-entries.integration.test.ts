import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { listDemands } from '@aval/application/demands/list/list-demands';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import { actAs, PEOPLE as CAST, decide, newPendingDemand } from '@aval/testing/scenes/scenario';
import { newCommandId } from '@aval/testing/stack/engine';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { pageData } from '@aval/testing/visitors/page-data';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { describe, expect, it } from 'vitest';

const ASSISTANT = 'assistant@meridiana.test';
const SUPERVISOR = 'supervisor@meridiana.test';

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);

type Said = { target: 'doctor' | 'managers' | 'insurer'; comment?: string; privateComment?: string };
const say = (email: string, demandId: string, said: Said) => actAs(engine, commentOnDemand, email, demandId, said);

/** Returns everything that a visitor sees of a demand and around it, without parts that differ between requests. */
async function shownTo(visitor: WebVisitor, apiClient: ApiClient, demandId: string): Promise<string> {
  const addresses = [
    `/app/demands/${demandId}.data`,
    '/app/demands/state?page=1',
    `/app/demands/${demandId}/version/1.data`,
  ];
  const pages = await Promise.all(addresses.map((address) => pageData(visitor, address)));
  const { status, headers, body } = await apiClient.call(
    'GET',
    `/demands/${demandId}?include=versions,attachments,user,role`,
  );
  const bell = await apiClient.call('GET', '/notifications');
  const text = JSON.stringify([pages, status, headers.etag, body, bell.status, bell.body], (key, value: unknown) =>
    key === 'commandIds' || key === 'readAt' || key === 'wordFiles' ? null : value,
  );
  return text;
}

/** Moves the demand's last activity back by the given days. */
async function age(demandId: string, days = 1): Promise<void> {
  const then = new Date(Date.now() - days * 86_400_000);
  await engine.owner.demand.update({
    where: { id: demandId },
    data: { lastDemand: then, lastForDoctor: then },
  });
}

describe('a comment hidden from a reader', () => {
  it.each([
    ['among the insurer’s roles', { target: 'insurer', comment: 'entre nosotros' }, [CAST.doctor, ASSISTANT]],
    [
      'private alone',
      { target: 'managers', privateComment: 'reservado' },
      [CAST.doctor, CAST.representative, SUPERVISOR],
    ],
  ] as [string, Said, string[]][])(
    '%s leaves no trace in pages, lists, responses and ETags',
    async (_name, said, emails) => {
      const demandId = await newPendingDemand(engine);
      await say(CAST.manager, demandId, { target: 'doctor', comment: 'a la vista de todos' });
      const readers = await Promise.all(
        emails.map(async (email) => ({
          visitor: await web.signIn(email),
          apiClient: await new ApiClient(web.visit('meridiana.localhost')).signIn(email),
        })),
      );
      const look = () => Promise.all(readers.map(({ visitor, apiClient }) => shownTo(visitor, apiClient, demandId)));
      await age(demandId);
      await look();
      const before = await look();
      await say(CAST.manager, demandId, said);
      expect(await look()).toEqual(before);
    },
  );

  it('leaves no gap in the sequence numbers, and the next command accepts the displayed number', async () => {
    const demandId = await newPendingDemand(engine);
    await say(CAST.manager, demandId, { target: 'insurer', comment: 'uno' });
    await say(CAST.manager, demandId, { target: 'managers', privateComment: 'dos' });
    await decide(engine, CAST.manager, demandId, { decision: 'more_info', comment: '¿Cuál es el peso?' });
    await say(CAST.doctor, demandId, { target: 'managers', comment: 'setenta' });
    const doctor = await engine.actor(CAST.doctor);
    const [mine, theirs, representatives] = await Promise.all(
      [CAST.doctor, CAST.manager, CAST.representative].map(async (email) => {
        const look = await getDemand(engine.services, await engine.actor(email), { demandId });
        if (look?.status !== 'visible') throw new Error(`${email} does not see it`);
        const { history, lastActionSequence } = look.demand;
        return { numbers: history.map(({ sequence }) => sequence).reverse(), lastActionSequence };
      }),
    );
    expect(mine).toEqual({ numbers: [1, 2, 3], lastActionSequence: 2 });
    expect(representatives).toEqual({ numbers: [1, 2, 3, 4], lastActionSequence: 3 });
    expect(theirs).toEqual({ numbers: [1, 2, 3, 4, 5], lastActionSequence: 4 });

    const input = { demandId, target: 'managers', comment: 'y medio' } as const;
    const comment = (expectedSequence: number) =>
      commentOnDemand(engine.services, doctor, { ...input, commandId: newCommandId(), expectedSequence });
    expect(await comment(4)).toEqual({ status: 'stale' });
    expect(await comment(2)).toEqual({ status: 'done', sequence: 4 });
  });

  it("does not move the demand in the doctor's list, but moves it to the top for the insurer", async () => {
    const [quiet, other] = [await newPendingDemand(engine), await newPendingDemand(engine)];
    await age(quiet, 2);
    await age(other, 1);
    const order = async (email: string) => {
      const actor = await engine.actor(email);
      const { rows } = await listDemands(engine.services, actor, parseListQuery(new URLSearchParams(), actor));
      return rows.map(({ id }) => id).filter((id) => id === quiet || id === other);
    };
    expect(await order(CAST.doctor)).toEqual([other, quiet]);
    await say(CAST.manager, quiet, { target: 'insurer', comment: 'entre nosotros' });
    expect(await order(CAST.doctor)).toEqual([other, quiet]);
    expect(await order(CAST.manager)).toEqual([quiet, other]);
  });
});
