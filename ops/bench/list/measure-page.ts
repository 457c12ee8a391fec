import type { Services } from '@aval/application/services';
import { createSignedInClient, type PageClient } from '../page-client';
import { median, percentile, timed } from '../samples';
import type { Looker, MeasuredCase } from './measure-list';

export interface MeasuredPage {
  name: string;
  looker: Looker;
  medianMs: number;
  p95Ms: number;
}

const WARM_UP = 10;
const ROUNDS = 60;

/** Measures whole pages of the web process, one request at a time; slowest p95 first. */
export async function measurePages(
  services: Services,
  port: number,
  looker: Looker,
  cases: readonly Pick<MeasuredCase, 'name' | 'search'>[],
): Promise<MeasuredPage[]> {
  const client = await createSignedInClient(services, port, looker);
  try {
    const measured: MeasuredPage[] = [];
    for (const { name, search } of cases) {
      const samples = await samplesOf(client, `/app/demands?${search}`);
      measured.push({ name, looker, medianMs: median(samples), p95Ms: percentile(samples, 0.95) });
    }
    return measured.sort((one, other) => other.p95Ms - one.p95Ms);
  } finally {
    client.close();
  }
}

async function samplesOf(client: PageClient, path: string): Promise<number[]> {
  const samples: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const { milliseconds, result } = await timed(() => client.get(path));
    if (result.status !== 200) throw new Error(`${path} answered ${result.status} ${result.location ?? ''}`);
    if (round >= 0) samples.push(milliseconds);
  }
  return samples;
}
