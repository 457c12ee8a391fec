import { describe, expect, it } from 'vitest';
import { callerIds } from './caller-ids';

const ID = '7f3c2d1e-request.of_theirs=1';
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the ids of a caller', () => {
  it('are taken over when they are well-formed', () => {
    expect(callerIds({ 'x-request-id': ID, traceparent: TRACE })).toEqual({ callerRequestId: ID, traceparent: TRACE });
    expect(callerIds({ traceparent: TRACE })).toEqual({ traceparent: TRACE });
    expect(callerIds({})).toEqual({});
  });

  it.each([
    ['short, as a card number is', '596330223789', TRACE.slice(0, -3)],
    ['too long', 'a'.repeat(129), `${TRACE}-0`],
    ['of other characters', 'doctor@meridiana.test', TRACE.toUpperCase()],
    ['made to break a line', 'a"}\n{"level":"50", "x":"', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
    ['several', `${ID}, ${ID}`, `${TRACE}, ${TRACE}`],
  ])('are left out when they are %s', (_what, id, traceparent) => {
    expect(callerIds({ 'x-request-id': id, traceparent })).toEqual({});
  });
});
