import { isDatabaseAway } from '@aval/application/health/is-database-away';
import { describeError } from '@aval/platform/describe-error';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { noteDatabaseAway } from '../server/request-store';
import { getServices } from './server/services.server';
import { collectDocument } from './server/whole-document';
import { NonceContext } from './shell/nonce';

/** Maximum wait for a page's data, in ms; React aborts a little later, so that the error still reaches the page. */
export const streamTimeout = 5_000;

/** No loader defers data, so a page is sent in one piece, which costs less than hundreds of small writes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce } = loadContext;

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady() {
          hasShell = true;
        },
        onAllReady() {
          clearTimeout(patience);
          pipe(collectDocument(send));
        },
        onShellError(error) {
          clearTimeout(patience);
          reject(error);
        },
        onError(error) {
          responseStatus = 500;
          if (hasShell) logFailure(error);
        },
      },
    );
    const patience = setTimeout(abort, streamTimeout + 1_000);

    function send(body: Buffer<ArrayBuffer>) {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(body, { headers, status: responseStatus }));
    }
  });
}

/** Logs errors of loaders and actions, except for aborted requests and client errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (isDatabaseAway(error)) noteDatabaseAway();
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFailure(error);
}

function logFailure(error: unknown): void {
  getServices().logger.error(describeError(error), 'a page failed');
}
