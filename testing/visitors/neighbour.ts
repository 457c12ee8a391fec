import type { WebUnderTest } from '../stack/web-under-test';
import type { Answer } from './web-visitor';

/** Somebody who asks for next to nothing, over and over, and notices when the process is kept busy by somebody else. */
export class Neighbour {
  constructor(private readonly web: WebUnderTest) {}

  /** In milliseconds, one after the other: what blocks the process for a second makes one of them take that long. */
  async meanWait(times: number): Promise<number> {
    const startedAt = performance.now();
    for (let done = 0; done < times; done += 1) await this.ask();
    return (performance.now() - startedAt) / times;
  }

  /** The same while something is asked five times, one after the other. */
  async meanWaitWhile(ask: () => Promise<Answer>): Promise<{ statuses: number[]; mean: number }> {
    let isOver = false;
    const attack = (async () => {
      const statuses: number[] = [];
      for (let sent = 0; sent < 5; sent += 1) statuses.push((await ask()).status);
      isOver = true;
      return statuses;
    })();
    const startedAt = performance.now();
    let asked = 0;
    for (; !isOver || asked < 20; asked += 1) await this.ask();
    const mean = (performance.now() - startedAt) / asked;
    return { statuses: await attack, mean };
  }

  private async ask(): Promise<void> {
    const { status } = await this.web.visit().ask({ path: '/healthz' });
    if (status !== 200) throw new Error(`/healthz answered ${status}`);
  }
}
