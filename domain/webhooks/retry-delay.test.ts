import { describe, expect, test } from 'vitest';
import { LONGEST_ASKED_DELAY_MS, retryDelayMs } from './retry-delay';
import { RETRY_DELAYS_MS } from './webhook-deliveries';

const now = new Date('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;

/** Delay after a try that was answered with a status and a `Retry-After`. */
function delayAfter(attempt: number, status: number, retryAfter?: string): number | null {
  return retryDelayMs({ attempt, now, answer: { status, retryAfter } });
}

test('each try has its usual delay, and the last one none', () => {
  const delays = [...RETRY_DELAYS_MS.keys()].map((each) => retryDelayMs({ attempt: each + 1, answer: null, now }));
  expect(delays).toEqual(RETRY_DELAYS_MS);
  expect(retryDelayMs({ attempt: RETRY_DELAYS_MS.length + 1, answer: null, now })).toBeNull();
  expect(delayAfter(RETRY_DELAYS_MS.length + 1, 503, '60')).toBeNull();
});

describe.each([429, 503])('Retry-After of %d', (status) => {
  test('postpones the next try, in seconds or until a date', () => {
    expect(delayAfter(1, status, '90')).toBe(90_000);
    expect(delayAfter(1, status, ' 90 ')).toBe(90_000);
    expect(delayAfter(1, status, 'Fri, 20 Nov 2026 11:00:00 GMT')).toBe(HOUR);
  });

  test('makes no try earlier than usual', () => {
    expect(delayAfter(2, status, '59')).toBe(60_000);
    expect(delayAfter(2, status, '0')).toBe(60_000);
    expect(delayAfter(2, status, 'Fri, 20 Nov 2026 09:00:00 GMT')).toBe(60_000);
  });

  test('postpones by twelve hours at most', () => {
    for (const far of ['43201', '9'.repeat(400), 'Sat, 20 Nov 2027 10:00:00 GMT']) {
      expect(delayAfter(1, status, far), far).toBe(LONGEST_ASKED_DELAY_MS);
    }
  });

  test('is ignored when it cannot be read', () => {
    for (const odd of ['', '-5', '1.5', '10 minutes', 'tomorrow', '2026-11-20', 'Fri, 99 Nov 2026 11:00:00 GMT']) {
      expect(delayAfter(1, status, odd), odd).toBe(10_000);
    }
  });
});

test('Retry-After of other answers is ignored', () => {
  for (const status of [301, 404, 500, 502]) expect(delayAfter(1, status, '3600'), String(status)).toBe(10_000);
});
