import { expect, it } from 'vitest';
import { OneAtATime } from './one-at-a-time';

it('pieces of work run one after another in their order of arrival, whatever the result of each', async () => {
  const handlings = new OneAtATime();
  const log: string[] = [];
  const work =
    (name: string, steps: number, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    handlings.take(work('slow', 20)),
    handlings.take(work('failing', 5, true)),
    handlings.take(work('quick', 1)),
  ]);
  expect(log).toEqual(['slow begins', 'slow ends', 'failing begins', 'failing ends', 'quick begins', 'quick ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
