import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '@aval/platform/describe-error';
import type { Logger } from '@aval/platform/logger';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import puppeteer, { type Browser } from 'puppeteer';
import { renumberElements } from '../element-ids';
import { DocumentFailure } from '../failures';
import { setMadeAt } from '../made-at';
import { type ChromiumInstallation, defaultChromiumCache, installChromium } from './chromium';
import { NETWORK_FLAGS, openDocument } from './network-isolation';

export interface DocumentRenderer {
  /** Prints a self-contained page as a tagged PDF. Equal pages and `madeAt` (ISO instant) give equal bytes. */
  renderHtmlToPdf(html: string, options: { madeAt: string }): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface RendererOptions {
  logger: Pick<Logger, 'warn'>;
  /** Folder to unpack Chromium into; the user's cache folder by default. */
  cacheFolder?: string;
  /** Folder for the profiles of running browsers; the temporary folder by default. */
  profilesFolder?: string;
  /** Time limit of one document in ms, without waiting for its turn. */
  timeoutMs?: number;
  /** Time limit of a browser's start in ms. */
  startTimeoutMs?: number;
  /** Concurrent documents; two cores gain nothing beyond two. */
  atOnce?: number;
  /** Documents per browser: Chromium grows over the hours, so a fresh one takes over. */
  documentsPerBrowser?: number;
  /** Called at each start, for tests that inspect the processes. */
  onLaunch?: (browser: Browser) => void;
}

interface RunningBrowser {
  browser: Browser;
  /** Number of documents started. */
  begun: number;
  active: number;
  /** Whether the browser accepts no further document. */
  retired: boolean;
}

/** Creates a renderer with one Chromium per process, started with the first document and again whenever it is gone. */
export function createDocumentRenderer(options: RendererOptions): DocumentRenderer {
  const { logger, timeoutMs = 20_000, startTimeoutMs = 10_000, atOnce = 2, documentsPerBrowser = 200 } = options;
  const inTurn = pLimit(atOnce);
  let current: Promise<RunningBrowser> | null = null;

  async function start(): Promise<RunningBrowser> {
    try {
      const installation = await installChromium(options.cacheFolder ?? defaultChromiumCache());
      const profilesFolder = options.profilesFolder ?? tmpdir();
      const launchInTime = () => launch(installation, { timeoutMs, startTimeoutMs, profilesFolder });
      // Retries once: one start in several thousand hangs or dies, and the next one is unaffected.
      const browser = await launchInTime().catch((error) => {
        logger.warn(describeError(error), 'the browser did not start; it is started again');
        return launchInTime();
      });
      options.onLaunch?.(browser);
      return { browser, begun: 0, active: 0, retired: false };
    } catch (error) {
      current = null;
      throw new DocumentFailure('renderer_unavailable', error);
    }
  }

  async function take(): Promise<RunningBrowser> {
    for (;;) {
      current ??= start();
      const starting = current;
      const running = await starting;
      if (!running.retired && running.browser.connected) {
        running.begun += 1;
        running.active += 1;
        if (running.begun >= documentsPerBrowser) running.retired = true;
        return running;
      }
      // Another job may have replaced it during the wait.
      if (current === starting) current = null;
    }
  }

  async function print(html: string): Promise<Uint8Array> {
    const running = await take();
    try {
      return await printOn(running.browser, html, timeoutMs);
    } catch (error) {
      logger.warn(describeError(error), 'a document could not be printed');
      if (error instanceof DocumentFailure && error.code === 'renderer_timeout') {
        running.retired = true;
        kill(running.browser);
      }
      throw error;
    } finally {
      running.active -= 1;
      if (running.retired && running.active === 0) await stop(running.browser);
    }
  }

  return {
    async renderHtmlToPdf(html, { madeAt }) {
      const file = Buffer.from(await inTurn(() => print(html)));
      setMadeAt(file, madeAt);
      renumberElements(file);
      return file;
    },
    async close() {
      const running = await current?.catch(() => null);
      current = null;
      if (running) await stop(running.browser);
    },
  };
}

async function launch(
  installation: ChromiumInstallation,
  { timeoutMs, startTimeoutMs, profilesFolder }: { timeoutMs: number; startTimeoutMs: number; profilesFolder: string },
): Promise<Browser> {
  const profile = await mkdtemp(join(profilesFolder, 'aval-chromium-'));
  const asRoot = process.getuid?.() === 0;
  // Aborts a late start, which kills all its processes: over a pipe the library's own timeout covers only the first
  // page.
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), startTimeoutMs);
  const launched = puppeteer.launch({
    signal: overdue.signal,
    executablePath: installation.executablePath,
    userDataDir: profile,
    headless: 'shell',
    // A pipe makes the browser exit when this process is killed; over a socket it would stay forever, with all its
    // memory.
    pipe: true,
    protocolTimeout: timeoutMs,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...NETWORK_FLAGS,
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      // Chromium refuses its sandbox to root; in production the documents worker runs as an ordinary user.
      ...(asRoot ? ['--no-sandbox'] : []),
    ],
    // The machine's fonts, language and time zone must not affect a document.
    env: {
      HOME: homedir(),
      // Files shared between its processes contain document data too, and are removed with the profile.
      TMPDIR: profile,
      FONTCONFIG_FILE: installation.fontConfiguration,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
    },
  });
  try {
    const browser = await launched;
    // Fires however the browser ends: closed, killed or crashed.
    browser.once('disconnected', () => void removeForGood(profile));
    return browser;
  } catch (error) {
    void removeForGood(profile);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Removes the profile repeatedly, since processes of a killed browser may write into it for a moment. */
async function removeForGood(profile: string): Promise<void> {
  for (const pauseMs of [0, 500, 3_000]) {
    await pause(pauseMs, undefined, { ref: false });
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

/** Prints in a fresh context: no cache, cookie or memory of another patient's document reaches it. */
async function printOn(browser: Browser, html: string, timeoutMs: number): Promise<Uint8Array> {
  const message = new DocumentFailure('renderer_timeout');
  try {
    return await pTimeout(printInFreshContext(browser, html, timeoutMs), { milliseconds: timeoutMs, message });
  } catch (error) {
    if (error instanceof DocumentFailure) throw error;
    const timedOut = error instanceof Error && /timeout|timed out/i.test(`${error.name} ${error.message}`);
    throw new DocumentFailure(timedOut ? 'renderer_timeout' : 'renderer_failed', error);
  }
}

async function printInFreshContext(browser: Browser, html: string, timeoutMs: number): Promise<Uint8Array> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await openDocument(page, html, timeoutMs);
    return await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      timeout: timeoutMs,
    });
  } finally {
    // A killed browser has no contexts left to close.
    await context.close().catch(() => undefined);
  }
}

/** Kills a hanging browser, which ignores a request to close. */
function kill(browser: Browser): void {
  browser.process()?.kill('SIGKILL');
}

async function stop(browser: Browser): Promise<void> {
  await pTimeout(browser.close(), { milliseconds: 3_000 }).catch(() => kill(browser));
}
