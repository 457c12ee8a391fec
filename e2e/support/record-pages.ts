import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';
import { type Capture, calledFunctions, fromRoot, isRecording, writeCapture } from '@aval/ops/test/map/captures';
import type { CDPSession, Page, TestInfo } from '@playwright/test';

const BUILDS = path.join(CHECKOUT, 'web/build');

/** Between two looks at a page: what ran in a document that has been left is lost, unless it was looked at before. */
const INTERVAL_MS = 500;

/** Records which functions of the built scripts the pages of one test call, while the map of tests is recorded. */
export class PageRecorder {
  readonly #sessions = new Map<Page, Promise<CDPSession>>();
  readonly #called = new Map<string, Set<number>>();

  /** Begins to record a page; resolves at once when nothing is recorded. */
  async record(page: Page): Promise<void> {
    if (!isRecording() || this.#sessions.has(page)) return;
    const session = start(page);
    this.#sessions.set(page, session);
    // The next document may come in another process, which knows nothing of what ran in this one.
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) void this.#take(session);
    });
    const looks = setInterval(() => void this.#take(session), INTERVAL_MS);
    page.on('close', () => clearInterval(looks));
    await session;
  }

  /** Stores what has been called so far as that of the test's file. */
  async store({ file, duration }: TestInfo): Promise<void> {
    if (this.#sessions.size === 0) return;
    await Promise.all([...this.#sessions.values()].map((session) => this.#take(session)));
    const called: Capture['called'] = Object.fromEntries(
      [...this.#called].map(([place, starts]) => [place, [...starts]]),
    );
    writeCapture({ test: fromRoot(file), layer: 'browser', seconds: duration / 1000, called });
  }

  async #take(session: Promise<CDPSession>): Promise<void> {
    // A page that has closed meanwhile answers no more.
    const taken = await session.then((each) => each.send('Profiler.takePreciseCoverage')).catch(() => null);
    if (taken === null) return;
    for (const [place, starts] of Object.entries(calledFunctions(taken.result, placeOfAsset))) {
      const known = this.#called.get(place) ?? new Set();
      for (const each of starts) known.add(each);
      this.#called.set(place, known);
    }
  }
}

async function start(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return session;
}

function placeOfAsset(url: string): string | null {
  const [, name] = /\/assets\/([\w.$-]+\.js)$/.exec(url) ?? [];
  return name ? `web/build/${readlinkSync(path.join(BUILDS, 'current'))}/client/assets/${name}` : null;
}
