import type { Services } from '@aval/application/services';
import { LOOKERS } from './list/measure-list';
import { createSignedInClient, type PageClient } from './page-client';
import { megabytesOf, processOf } from './process-memory';
import { percentile, timed } from './samples';

export interface WebMemory {
  requestsPerSecond: number;
  p95Ms: number;
  /** Peak memory of the process during the requests, in MB. */
  peakMegabytes: number;
}

const USERS = 50;
const LOOK_EVERY_MS = 250;
const PAGES = ['/app/demands?page=1', '/app/demands?page=2&sort=doctor.name', '/app/demands?status=pending_analysis'];

/** Measures 50 users who request pages without a pause, each with a session and a connection of their own. */
export async function measureWebMemory(
  services: Services,
  home: string,
  port: number,
  seconds: number,
): Promise<WebMemory> {
  const pid = processOf(home, 'web');
  const clients: PageClient[] = [];
  // Sequential, because many simultaneous sign-ins of one user are throttled as guessing.
  for (let number = 0; number < USERS; number += 1) {
    clients.push(await createSignedInClient(services, port, LOOKERS[number % 2 === 0 ? 0 : 2]));
  }
  const samples: number[] = [];
  let peak = megabytesOf(pid);
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytesOf(pid));
  }, LOOK_EVERY_MS);
  const end = performance.now() + seconds * 1000;
  try {
    await Promise.all(
      clients.map(async (client, number) => {
        for (let turn = number; performance.now() < end; turn += 1) {
          const { milliseconds, result } = await timed(() => client.get(PAGES[turn % PAGES.length] ?? '/app/demands'));
          if (result.status !== 200) throw new Error(`the list answered ${result.status}`);
          samples.push(milliseconds);
        }
      }),
    );
  } finally {
    clearInterval(watch);
    for (const client of clients) client.close();
  }
  return { requestsPerSecond: samples.length / seconds, p95Ms: percentile(samples, 0.95), peakMegabytes: peak };
}
