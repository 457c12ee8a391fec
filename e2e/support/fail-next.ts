import type { Page } from '@playwright/test';

/** Console errors that the browser and Remix write for a failed request or for an unreadable answer to a form. */
export const NO_ANSWER = /Failed to load resource|net::ERR_FAILED|decode|SyntaxError/;

type Fault = 'aborted' | 'unavailable';

/** Makes the next POST of the page fail: aborted, or answered with 503. */
export async function failNext(page: Page, fault: Fault) {
  let isOver = false;
  await page.route('**/*', (route) => {
    if (isOver || route.request().method() !== 'POST') return route.fallback();
    isOver = true;
    return fault === 'aborted' ? route.abort() : route.fulfill({ status: 503, body: 'Service Unavailable' });
  });
}
