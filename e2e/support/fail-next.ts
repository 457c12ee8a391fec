import type { Page } from '@playwright/test';

/** A request that went nowhere, and a page that is no answer to a form, are written as errors by the browser and by Remix. */
export const NO_ANSWER = /Failed to load resource|net::ERR_FAILED|decode|SyntaxError/;

type Fault = 'aborted' | 'unavailable';

/** The next form that the page sends comes to nothing. */
export async function failNext(page: Page, fault: Fault) {
  let isOver = false;
  await page.route('**/*', (route) => {
    if (isOver || route.request().method() !== 'POST') return route.fallback();
    isOver = true;
    return fault === 'aborted' ? route.abort() : route.fulfill({ status: 503, body: 'Service Unavailable' });
  });
}
