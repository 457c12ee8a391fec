import { expect, test } from 'vitest';
import {
  type ChosenPack,
  isByDose,
  leaveAmount,
  settleAmount,
  shownAmount,
  storedAmount,
  typeAmount,
} from './amount-state';

const PACK: ChosenPack = { drugId: '7', presentationId: '75' };
const line = (followed: number | null, chosen: Partial<ChosenPack> = {}, stored = '2') => ({
  chosen: { ...PACK, ...chosen },
  packs: { followed, isReckoned: followed !== null, isAwaited: false },
  stored,
});
/** Line whose weight is missing, for instance. */
const awaited = (stored = '2') => ({
  ...line(null, {}, stored),
  packs: { followed: null, isReckoned: false, isAwaited: true },
});
const STORED = settleAmount(storedAmount('2', PACK), line(2));

test('a stored number that equals that of the stored dose follows a new dose', () => {
  expect(isByDose(STORED, '2')).toBe(true);
  expect(settleAmount(STORED, line(2)).typed).toBe('2');
  expect(settleAmount(STORED, line(3)).typed).toBeNull();
});

test('a stored number that differs from that of its dose, or was typed on this page, stays with a new dose', () => {
  const other = settleAmount(storedAmount('5', PACK), line(2, {}, '5'));
  expect(settleAmount(other, line(3, {}, '5')).typed).toBe('5');
  expect(settleAmount(typeAmount(STORED, '2'), line(3)).typed).toBe('2');
});

test('a stored number is compared with the dose only once the number for that dose is known', () => {
  const unknown = settleAmount(storedAmount('2', PACK), line(null));
  expect(unknown.ofStoredDose).toBeNull();
  const known = settleAmount(unknown, line(2));
  expect(known).toMatchObject({ ofStoredDose: 2, typed: '2' });
  expect(settleAmount(known, line(null)).typed).toBe('2');
});

test.each([
  ['another drug', { drugId: '8' }, null],
  ['another pack', { presentationId: '76' }, null],
  ['no drug for a moment', { drugId: '' }, '11'],
  ['no pack for a moment', { presentationId: '' }, '11'],
])('a typed number with %s chosen', (_what, chosen, typed) => {
  expect(settleAmount(typeAmount(STORED, '11'), line(2, chosen)).typed).toBe(typed);
});

test('a number that was typed before the first pack is chosen stays with it, and ends with the next one', () => {
  const first = settleAmount(typeAmount(storedAmount(null, { ...PACK, presentationId: '' }), '11'), line(2));
  expect(first.typed).toBe('11');
  expect(settleAmount(first, line(2, { presentationId: '76' })).typed).toBeNull();
});

test('an emptied number follows the dose once its field is left', () => {
  expect(typeAmount(STORED, '').typed).toBe('');
  expect(leaveAmount(typeAmount(STORED, ' ')).typed).toBeNull();
  expect(leaveAmount(typeAmount(STORED, '3')).typed).toBe('3');
});

test('a line in which nothing has changed leaves the state as it is', () => {
  expect(settleAmount(STORED, line(2))).toBe(STORED);
});

test('a number that follows the dose is shown empty while the dose awaits something required, stored or not', () => {
  const fresh = settleAmount(storedAmount(null, PACK), awaited());
  expect(shownAmount(fresh, awaited().packs)).toBe('');
  const stored = settleAmount(STORED, awaited());
  expect(stored.typed).toBeNull();
  expect(shownAmount(stored, awaited().packs)).toBe('');
  expect(shownAmount(settleAmount(stored, line(2)), line(2).packs)).toBe('2');
});

test('a number that was typed, or whose dose was never known, stays while the dose awaits something required', () => {
  expect(settleAmount(typeAmount(STORED, '2'), awaited()).typed).toBe('2');
  const other = settleAmount(storedAmount('5', PACK), line(2, {}, '5'));
  expect(shownAmount(settleAmount(other, awaited('5')), awaited().packs)).toBe('5');
  expect(settleAmount(storedAmount('2', PACK), awaited()).typed).toBe('2');
});

test('where nothing required is missing and the number is unknown, the one that is sent is shown', () => {
  expect(shownAmount(storedAmount(null, PACK), line(null).packs)).toBe('1');
});
