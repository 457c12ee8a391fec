import type { HTTPRequest, Page } from 'puppeteer';

/** Never asked of any network: the page's request for it is answered from memory. */
const DOCUMENT_ADDRESS = 'http://document.invalid/';

/**
 * JavaScript off alone does not stop a document from asking for images, style sheets or frames. With these every name resolves
 * to nothing, addresses too, and what still goes out goes to a proxy that is not there.
 */
export const NETWORK_FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--dns-prefetch-disable',
  '--no-pings',
];

/** The same walls in the document's own words, for whoever renders or opens it elsewhere. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** Shows a document from memory; every request but that for the document itself is refused. */
export async function openDocument(page: Page, html: string, timeoutMs: number): Promise<void> {
  let answered = false;
  page.on('request', (request: HTTPRequest) => {
    const first = !answered && request.isNavigationRequest() && request.url() === DOCUMENT_ADDRESS;
    if (!first) {
      // What lies within the document (its fonts) needs no network. An aborted navigation, unlike a failed one, leaves the document there.
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

/** A request may be answered after its page has gone; the job then already has its own error. */
function ignoreClosedPage(): void {}
