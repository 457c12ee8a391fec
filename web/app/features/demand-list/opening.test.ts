import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../shell/stub-storage.test-support';
import { offerToTab, takeFromTab } from './opening';

const DEMAND = '0c8a3b62-6c0e-4c59-9f1c-0b6f0a5d7a11';
const OTHER = '5d2f1b0e-9a77-4a53-8a43-2f6de1f2c9b7';
const OPENING = { reader: '7 MANAGER', demandId: DEMAND, list: 'status=pending&sort=reference' };

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage('localStorage');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an opening can be taken once, only for its own demand, and leaves no entry', () => {
  offerToTab(OPENING);
  expect(takeFromTab(OPENING.reader, OTHER)).toBeNull();
  expect(takeFromTab(OPENING.reader, DEMAND)).toEqual(OPENING);
  expect(takeFromTab(OPENING.reader, DEMAND)).toBeNull();
  expect(stored.size).toBe(0);
});

test('an opening is available only to its reader, in the role in which the list was read', () => {
  offerToTab(OPENING);
  expect(takeFromTab('8 MANAGER', DEMAND)).toBeNull();
  expect(takeFromTab('7 CONSULTANT', DEMAND)).toBeNull();
  expect(takeFromTab('7 MANAGER', DEMAND)).toEqual(OPENING);
});

test('an opening not taken expires after five minutes and is removed with the next one', () => {
  offerToTab(OPENING);
  vi.advanceTimersByTime(5 * 60_000);
  expect(takeFromTab(OPENING.reader, DEMAND)).toBeNull();
  offerToTab({ ...OPENING, demandId: OTHER });
  expect([...stored.values()].join()).not.toContain(DEMAND);
});

test('entries of another shape are ignored, and an unavailable storage throws no error', () => {
  stored.set('openings-for-tabs', '[null, 3, {"demandId":"x"}, {"reader":"a","demandId":"b","list":"c"}]');
  expect(takeFromTab('a', 'b')).toBeNull();
  stored.set('openings-for-tabs', 'nothing');
  expect(takeFromTab('a', 'b')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(() => offerToTab(OPENING)).not.toThrow();
  expect(() => takeFromTab(OPENING.reader, DEMAND)).not.toThrow();
});
