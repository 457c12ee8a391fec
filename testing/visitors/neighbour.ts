import type { WebUnderTest } from '../stack/web-under-test';
import type { Answer } from './web-visitor';

/** A visitor with tiny repeated requests, which measures whether the process is kept busy by another one. */
export class Neighbour {
  constructor(private readonly web: WebUnderTest) {}

  /**
   * Returns the mean time in ms of requests sent one after the other; a process blocked for a second delays one of them
   * by that.
   */
  async meanWait(times: number): Promise<number> {
    const startedAt = performance.now();
    for (let done = 0; done < times; done += 1) await this.ask();
    return (performance.now() - startedAt) / times;
  }

  /** Measures the same while `ask` is called five times, one after the other. */
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
