import type { HTTPRequest, Page } from 'puppeteer';

/** Address that never reaches a network: the page's request for it is answered from memory. */
const DOCUMENT_ADDRESS = 'http://document.invalid/';

/**
 * Chromium flags that block the network, since disabling JavaScript alone stops neither images nor style sheets nor
 * frames. Every name and address resolves to nothing, and remaining requests go to a proxy that does not exist.
 */
export const NETWORK_FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--dns-prefetch-disable',
  '--no-pings',
];

/** The same isolation as a policy in the document, for any other program that renders or opens it. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** Shows a document from memory and refuses every request except that for the document itself. */
export async function openDocument(page: Page, html: string, timeoutMs: number): Promise<void> {
  let answered = false;
  page.on('request', (request: HTTPRequest) => {
    const first = !answered && request.isNavigationRequest() && request.url() === DOCUMENT_ADDRESS;
    if (!first) {
      // Embedded data (the fonts) needs no network. An aborted navigation, unlike a failed one, keeps the document.
      const settled = request.url().startsWith('data:') ? request.continue() : request.abort('aborted');
      settled.catch(ignoreClosedPage);
      return;
    }
    answered = true;
    request
      .respond({
        status: 200,
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': CONTENT_SECURITY_POLICY, 'referrer-policy': 'no-referrer' },
        body: html,
      })
      .catch(ignoreClosedPage);
  });
  await Promise.all([page.setJavaScriptEnabled(false), page.setRequestInterception(true)]);
  await page.goto(DOCUMENT_ADDRESS, { waitUntil: 'load', timeout: timeoutMs });
}

/** Ignores an answer to a request whose page has closed; the job then already has its own error. */
function ignoreClosedPage(): void {}
