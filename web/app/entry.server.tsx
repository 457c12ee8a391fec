import { PassThrough } from 'node:stream';
import { describeError } from '@aval/platform/describe-error';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { getServices } from './server/services.server';
import { NonceContext } from './shell/nonce';

/** Longest wait for data that a loader streams; React gives up a little later so that the error still reaches the page. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce } = loadContext;
  const waitForAll = isbot(request.headers.get('user-agent') ?? '') || remixContext.isSpaMode;

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady: () => waitForAll || send(),
        onAllReady: () => waitForAll && send(),
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          if (shellSent) logFailure(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();

    function send() {
      shellSent = true;
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
      pipe(body);
    }
  });
}

/** Errors of loaders and actions: a request that was given up is no error, nor is one for what is not there. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFailure(error);
}

function logFailure(error: unknown): void {
  getServices().logger.error(describeError(error), 'a page failed');
}
