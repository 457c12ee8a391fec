import { expect, it } from 'vitest';
import { countAnalysis } from './count-call';

it('says of the limit of analyses that it was met, not of that of all calls', async () => {
  const many = Array.from({ length: 121 }, () => countAnalysis(7));
  const refused = (await Promise.allSettled(many)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([
    { code: 'too_many_requests', details: { headers: { 'RateLimit-Limit': '120', 'RateLimit-Remaining': '0' } } },
  ]);
});
