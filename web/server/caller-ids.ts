import type { IncomingHttpHeaders } from 'node:http';

/** Long enough to be no card number and no DNI, which have nothing to do in a log. */
const REQUEST_ID = /^[\w.=-]{16,128}$/;
/** Version 00, with trace and parent that are not all zeros. Source: W3C Trace Context, 3.2. */
const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Names that a caller has for a request and its trace. They lie in the log beside our own, and decide nothing. */
export interface CallerIds {
  callerRequestId?: string;
  traceparent?: string;
}

/**
 * Returns the well-formed ids of the caller. Others are left out and not refused, since proxies on the way set them,
 * too. Source: docs/rules.md 10.20.
 */
export function callerIds({ 'x-request-id': requestId, traceparent }: IncomingHttpHeaders): CallerIds {
  return {
    ...(typeof requestId === 'string' && REQUEST_ID.test(requestId) ? { callerRequestId: requestId } : {}),
    ...(typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? { traceparent } : {}),
  };
}
