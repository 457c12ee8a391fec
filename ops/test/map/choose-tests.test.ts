import { expect, it } from 'vitest';
import { chooseTests, type Recorded } from './choose-tests';

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
