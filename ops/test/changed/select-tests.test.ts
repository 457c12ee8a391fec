import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKOUT } from '../../prepare/folders.mjs';
import type { TestMap } from '../map/test-map';
import { projectsOf, READING_FILES } from './concerned';
import { MOST_SPECS, selectTests } from './select-tests';

const LIST = 'web/app/features/demand-list';
const SPEC = 'e2e/specs/pages/list.spec.ts';
const FORMS = 'web/security/forms.integration.test.ts';
const map: TestMap = {
  tests: { [SPEC]: 20, [FORMS]: 40 },
  unrecorded: [],
  withoutTests: [],
  entries: { [LIST]: [SPEC, FORMS] },
};
const known = { specs: [SPEC], integration: [FORMS, 'application/patients/patients.integration.test.ts'] };

it('a changed component runs the tests of its feature', () => {
  const { specs, integration } = selectTests([`${LIST}/components/column.tsx`], map, known);
  expect(specs).toEqual([SPEC]);
  expect(integration).toEqual([FORMS]);
});

it('a rewritten text runs the tests that name it', () => {
  const texts = new Map([['Solicitada el', [SPEC]]]);
  const { specs, integration } = selectTests(['i18n/es/demands/list.ts'], map, known, texts);
  expect(specs).toEqual([SPEC]);
  expect(integration).toEqual([]);
});

it('a change of documents, or of words that no test names, runs neither pages nor servers', () => {
  const { specs, integration } = selectTests(['i18n/es/demand.ts', 'docs/api.md'], map, known);
  expect(specs).toEqual([]);
  expect(integration).toEqual([]);
});

it('a use case runs the integration tests beside it', () => {
  const { integration } = selectTests(['application/patients/edit-patient.ts'], map, known);
  expect(integration).toEqual(['application/patients/patients.integration.test.ts']);
});

it('a feature without an entry runs tests that are named like it', () => {
  const { specs } = selectTests(['web/app/features/lists/row.tsx'], map, known);
  expect(specs).toEqual([SPEC]);
});

it('a browser test that the map does not know always runs', () => {
  const fresh = 'e2e/specs/pages/fresh.spec.ts';
  expect(selectTests([], map, { ...known, specs: [SPEC, fresh] }).specs).toEqual([fresh]);
});

it('a change of many features keeps to the bound', () => {
  const many = Array.from({ length: 20 }, (_, number) => ({
    file: `web/app/features/f${number}/page.tsx`,
    entry: `web/app/features/f${number}`,
    spec: `e2e/specs/f${number}.spec.ts`,
  }));
  const wide: TestMap = {
    tests: Object.fromEntries(many.map(({ spec }) => [spec, 20])),
    unrecorded: [],
    withoutTests: [],
    entries: Object.fromEntries(many.map(({ entry, spec }) => [entry, [spec]])),
  };
  const files = many.map(({ file }) => file);
  const { specs } = selectTests(files, wide, { specs: many.map(({ spec }) => spec), integration: [] });
  expect(specs).toHaveLength(MOST_SPECS);
});

it('a change of the guards runs the walk over all roles', () => {
  const walk = 'web/security/route-access.integration.test.ts';
  const { integration } = selectTests(['web/app/server/guards.server.ts'], map, { specs: [], integration: [walk] });
  expect(integration).toContain(walk);
});

it('types are checked where a workspace is read', () => {
  expect(projectsOf(['web/app/root.tsx'])).toEqual(['.', 'web']);
  expect(projectsOf(['e2e/support/test.ts'])).toEqual(['e2e']);
  expect(projectsOf(['docs/api.md'])).toEqual([]);
});

it.each(READING_FILES)('%s names tests', (pattern) => {
  expect(globSync(pattern, { cwd: CHECKOUT, exclude: ['**/node_modules/**'] })).not.toEqual([]);
});
