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
import { NETWORK_FLAGS, openDocument } from './network-walls';

export interface DocumentRenderer {
  /** Prints a self-contained page as a tagged PDF. Same page and same `madeAt` (ISO instant), same bytes. */
  renderHtmlToPdf(html: string, options: { madeAt: string }): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface RendererOptions {
  logger: Pick<Logger, 'warn'>;
  /** Where Chromium is unpacked to; the user's cache folder by default. */
  cacheFolder?: string;
  /** Where each browser has its profile while it lives; the temporary folder by default. */
  profilesFolder?: string;
  /** One document's time, once it has its turn. */
  timeoutMs?: number;
  /** A browser's time to start. */
  startTimeoutMs?: number;
  /** On two cores nothing is gained beyond two. */
  atOnce?: number;
  /** Chromium grows over the hours: after so many documents a fresh one takes over. */
  documentsPerBrowser?: number;
  /** For tests that want to see the processes; told at each start. */
  onLaunch?: (browser: Browser) => void;
}

interface RunningBrowser {
  browser: Browser;
  /** Documents it has begun. */
  begun: number;
  active: number;
  /** Takes no further document. */
  retired: boolean;
}

/** One Chromium for a process, started with the first document and again whenever it is gone. */
export function createDocumentRenderer(options: RendererOptions): DocumentRenderer {
  const { logger, timeoutMs = 20_000, startTimeoutMs = 10_000, atOnce = 2, documentsPerBrowser = 200 } = options;
  const inTurn = pLimit(atOnce);
  let current: Promise<RunningBrowser> | null = null;

  async function start(): Promise<RunningBrowser> {
    try {
      const installation = await installChromium(options.cacheFolder ?? defaultChromiumCache());
      const profilesFolder = options.profilesFolder ?? tmpdir();
      const launchInTime = () => launch(installation, { timeoutMs, startTimeoutMs, profilesFolder });
      // Once in some thousands a start hangs or dies, which says nothing about the next one.
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
      // Another job may have replaced it while this one waited.
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
  // Over a pipe the library's own time-out covers the first page only. What was aborted is killed, with all its processes.
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), startTimeoutMs);
  const launched = puppeteer.launch({
    signal: overdue.signal,
    executablePath: installation.executablePath,
    userDataDir: profile,
    headless: 'shell',
    // Over a pipe it ends by itself when this process is killed; over a socket it would stay for ever, with all its memory.
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
      // Chromium refuses its sandbox to root; in production the documents worker is an ordinary user.
      ...(asRoot ? ['--no-sandbox'] : []),
    ],
    // Nothing of this machine may change a document: neither its fonts nor its language nor its clock's zone.
    env: {
      HOME: homedir(),
      // What it shares between its processes is of the document too, and goes with the profile.
      TMPDIR: profile,
      FONTCONFIG_FILE: installation.fontConfiguration,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
    },
  });
  try {
    const browser = await launched;
    // However it ends: closed, killed or fallen over.
    browser.once('disconnected', () => void removeForGood(profile));
    return browser;
  } catch (error) {
    void removeForGood(profile);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Of a browser that was killed, processes may live on for a moment and write into its profile once more. */
async function removeForGood(profile: string): Promise<void> {
  for (const pauseMs of [0, 500, 3_000]) {
    await pause(pauseMs, undefined, { ref: false });
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

/** A fresh context for each document: no cache, cookie or memory of another patient's document reaches it. */
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
    // A browser that was killed has no contexts left to close.
    await context.close().catch(() => undefined);
  }
}

/** A renderer that hangs does not close when it is asked to. */
function kill(browser: Browser): void {
  browser.process()?.kill('SIGKILL');
}

async function stop(browser: Browser): Promise<void> {
  await pTimeout(browser.close(), { milliseconds: 3_000 }).catch(() => kill(browser));
}
