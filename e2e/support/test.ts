import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { launchAgain } from './chromium';
import { PASSWORD } from './people';
import { PageRecorder } from './record-pages';
import { signInQuietly } from './session';
import { addressOf, type Tenant, tenantOf } from './stack';

interface Fixtures {
  /** Console errors that this test allows; any other console error fails it. */
  expectedErrors: RegExp[];
  /** Opens a browser context of its own, signed in without the form, at the address of the user's company. */
  openAs: (email: string, options?: OpenOptions) => Promise<Page>;
  /** Opens an anonymous browser context at a tenant's address. */
  openAt: (tenant: Tenant, options?: OpenOptions) => Promise<Page>;
}

interface OpenOptions {
  path?: string;
  theme?: 'light' | 'dark';
  width?: number;
  /** Emulates a touch screen. */
  touch?: boolean;
}

type NewContext = (tenant: Tenant, options: OpenOptions) => Promise<BrowserContext>;

/** Console error of any failed request, for tests that visit error pages. The browser writes one per request. */
const FAILED_DOCUMENT = /Failed to load resource: the server responded with a status of/;

/** Console error of a conflict (409), which the page reports itself and which is therefore allowed everywhere. */
const STALE = /Failed to load resource: the server responded with a status of 409/;

/** Console error of a response that a later navigation aborts while it is read; Remix leaves its promise unhandled. */
const OVERTAKEN = /AbortError: BodyStreamBuffer was aborted/;

type TestFixtures = Fixtures & { newContext: NewContext; complaints: string[]; recorder: PageRecorder };

export const test = base.extend<TestFixtures, { browser: Browser }>({
  browser: [
    async ({ playwright }, use) => {
      const browser = await launchAgain(() => playwright.chromium.launch());
      await use(browser);
      await browser.close({ reason: 'Test ended.' });
    },
    { scope: 'worker', timeout: 0 },
  ],

  expectedErrors: [[], { option: true }],

  complaints: async ({ expectedErrors }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    const unexpected = complaints.filter(
      (text) => ![STALE, OVERTAKEN, ...expectedErrors].some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'the browser wrote errors').toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  recorder: async ({}, use) => {
    await use(new PageRecorder());
  },

  newContext: async ({ browser, complaints, recorder }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async (tenant, { theme = 'light', width = 1440, touch = false }) => {
      const context = await browser.newContext({
        baseURL: addressOf(tenant),
        colorScheme: theme,
        viewport: { width, height: 900 },
        hasTouch: touch,
        reducedMotion: 'reduce',
        acceptDownloads: true,
      });
      context.on('page', (page) => {
        watch(page, complaints);
        void recorder.record(page);
      });
      contexts.push(context);
      return context;
    });
    await recorder.store(testInfo);
    for (const context of contexts) await context.close();
  },

  openAt: async ({ newContext, recorder }, use) => {
    await use(async (tenant, options = {}) => {
      const page = await (await newContext(tenant, options)).newPage();
      await recorder.record(page);
      if (options.path) await page.goto(options.path);
      return page;
    });
  },

  openAs: async ({ newContext, recorder }, use) => {
    await use(async (email, options = {}) => {
      const context = await newContext(tenantOf(email), options);
      await signInQuietly(context, email);
      const page = await context.newPage();
      await recorder.record(page);
      await page.goto(options.path ?? '/app/demands');
      return page;
    });
  },
});

export { expect, type Page, signInQuietly };

export const failedDocument = FAILED_DOCUMENT;

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** Signs in through the form. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}
