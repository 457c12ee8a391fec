import fc, { type Arbitrary } from 'fast-check';

/** Values that have broken forms and databases elsewhere. */
const GARBAGE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  9_007_199_254_740_991,
  2_147_483_648,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '%00',
  "'; DROP TABLE x; --",
  '<script>',
  '../../x',
  '0x10',
  'NaN',
  'x'.repeat(5_000),
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '12345678Z',
  'data:image/png;base64,AAAA',
  '!!!!',
  [],
  {},
  [[[]]],
  [null],
  { constructor: 1 },
  { toString: 'x' },
  { length: -1 },
  Array.from({ length: 200 }, () => 0),
];

const garbage = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...GARBAGE) }, fc.jsonValue({ maxDepth: 3 }));

type Place = readonly (string | number)[];

/** Breaks one place in each value: another value, an additional name, or a missing one. */
export function brokenFrom(whole: Arbitrary<unknown>): Arbitrary<unknown> {
  const how = fc.record({
    change: fc.constantFrom('replace', 'remove', 'add'),
    at: fc.nat(),
    name: fc.oneof(fc.constantFrom('constructor', '__proto__', 'id', 'companyId', 'role', ''), fc.string()),
    value: garbage,
  });
  return fc.tuple(whole, how).map(([value, { change, at, name, value: wrong }]) => {
    const places = placesIn(value);
    const place = places[at % places.length] ?? [];
    if (change === 'add') return changed(value, place, (found) => withName(found, name, wrong));
    return changed(value, place, () => (change === 'remove' ? undefined : wrong));
  });
}

function placesIn(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [above];
  return [above, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...above, key]))];
}

function changed(value: unknown, [key, ...rest]: Place, change: (found: unknown) => unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return change(value);
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === String(key) ? changed(inner, rest, change) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function withName(found: unknown, name: string, value: unknown): unknown {
  if (Array.isArray(found)) return [...found, value];
  return typeof found === 'object' && found !== null
    ? Object.fromEntries([...Object.entries(found), [name, value]])
    : value;
}
