import { expect, it } from 'vitest';
import { Turns } from './turns';

it('turns run one after another in their order of arrival, whatever the result of each', async () => {
  const turns = new Turns();
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
    turns.take(work('slow', 20)),
    turns.take(work('failing', 5, true)),
    turns.take(work('quick', 1)),
  ]);
  expect(log).toEqual(['slow begins', 'slow ends', 'failing begins', 'failing ends', 'quick begins', 'quick ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
