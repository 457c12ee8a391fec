import { expect, it } from 'vitest';
import { chooseTests, joinTests, type Recorded } from './choose-tests';

const LIST = 'web/app/features/demand-list';
const FILE = `${LIST}/components/column.tsx`;

const recorded = (test: string, places: number[], seconds = 5, layer: Recorded['layer'] = 'browser'): Recorded => ({
  test,
  layer,
  seconds,
  functions: new Map([[FILE, new Set(places)]]),
});

it('leaves out a test that adds nothing to a chosen one', () => {
  const all = [recorded('e2e/specs/a.spec.ts', [1, 2]), recorded('e2e/specs/b.spec.ts', [1, 2, 3])];
  expect(chooseTests(all)).toEqual(new Map([[LIST, ['e2e/specs/b.spec.ts']]]));
});

it('adds the only test of a function', () => {
  const all = [recorded('e2e/specs/a.spec.ts', [1, 2, 3]), recorded('e2e/specs/b.spec.ts', [4])];
  expect(chooseTests(all)).toEqual(new Map([[LIST, ['e2e/specs/a.spec.ts', 'e2e/specs/b.spec.ts']]]));
});

it('prefers a quick test, and one named like the folder', () => {
  const slow = recorded('e2e/specs/a.spec.ts', [1, 2], 300);
  expect(chooseTests([slow, recorded('e2e/specs/b.spec.ts', [1, 2])]).get(LIST)).toEqual(['e2e/specs/b.spec.ts']);
  const named = recorded('e2e/specs/pages/list.spec.ts', [1, 2], 20);
  expect(chooseTests([named, recorded('e2e/specs/b.spec.ts', [1, 2])]).get(LIST)).toEqual([named.test]);
});

it('chooses for pages and for the server each', () => {
  const page = recorded('e2e/specs/a.spec.ts', [1, 2, 3]);
  const server = recorded('web/security/forms.integration.test.ts', [1], 5, 'server');
  expect(chooseTests([page, server]).get(LIST)).toEqual([page.test, server.test]);
});

it('puts a test that was recorded by itself behind those that are known', () => {
  const known = ['web/security/forms.integration.test.ts', 'web/security/doors.integration.test.ts'];
  const added = 'web/api/demands/external-id.integration.test.ts';
  expect(joinTests('domain/congruence', known, [added])).toEqual([...known, added]);
});

it('puts a test that is named like the entry first', () => {
  const [forms, namesake] = [
    'web/security/forms.integration.test.ts',
    'web/api/congruence/congruence.integration.test.ts',
  ];
  expect(joinTests('domain/congruence', [forms], [namesake])).toEqual([namesake, forms]);
});

it('names of pages four browser tests and three others, of use cases seven tests, however many were recorded', () => {
  const many = (name: string) => Array.from({ length: 9 }, (_, number) => name.replace('*', String(number)));
  const [specs, others] = [many('e2e/specs/a*.spec.ts'), many('web/security/b*.integration.test.ts')];
  expect(joinTests('web/app/features/drugs', specs, others)).toEqual([...specs.slice(0, 4), ...others.slice(0, 3)]);
  expect(joinTests('application/drugs', others, [])).toEqual(others.slice(0, 7));
});
