import { parseArgs } from 'node:util';
import { runBrowserTests } from '../browser-tests';
import { checkImports, checkLint, checkTypes } from '../checks';
import { DEEP_GROUPS, deepGroupsToLeaveOut, isReplayNeeded } from '../deep-tests';
import { integrationTests, readTestMap, testsOverHttp } from '../map/test-map';
import { checkBuild } from '../run';
import { type Part, runParts } from '../run-parts';
import { runProject } from '../suites';
import { readFormerTexts, testsOfTexts } from './changed-words';
import { projectsOf, testsThatReadFiles } from './concerned';
import { selectTests } from './select-tests';
import { type Change, readChange } from './what-changed';

/** `npm run test:changed [base]`: what a change concerns, in a few minutes; docs/recipes.md says when it is enough. */
const { positionals } = parseArgs({ allowPositionals: true });
const change = readChange(positionals[0]);
console.log(`${change.files.length} changed files since ${change.base.slice(0, 10)}.`);
process.exitCode = change.files.length === 0 ? 0 : await runChanged(change);

async function runChanged({ base, files, present, movesImports }: Change): Promise<number> {
  const specs = testsOverHttp().filter((test) => test.endsWith('.spec.ts'));
  const integration = integrationTests();
  const texts = testsOfTexts(readFormerTexts(base), [...specs, ...integration]);
  const choice = selectTests(files, readTestMap(), { specs, integration }, texts);
  for (const reason of choice.reasons) console.log(`  ${reason}`);
  const sources = present.filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !choice.specs.includes(file));
  const projects = projectsOf(files);
  const related = [...sources.filter((file) => !file.endsWith('.integration.test.ts')), ...testsThatReadFiles()];
  const optional: (Part | false)[] = [
    present.length > 0 && { name: 'lint', run: () => checkLint(present), isCheap: true },
    movesImports && { name: 'import rules', run: checkImports, isCheap: true },
    projects.length > 0 && { name: 'types', run: () => checkTypes(projects), isCheap: true },
    { name: 'unit', run: () => runProject('unit', { relatedTo: related }), isCheap: true },
    isReplayNeeded(files) && { name: 'build', run: checkBuild },
    isReplayNeeded(files) && { name: 'replay', run: () => runProject('replay') },
    choice.integration.length > 0 && {
      name: 'integration',
      run: () => runProject('integration', { only: choice.integration }),
    },
    choice.specs.length > 0 && { name: 'browser', run: () => runBrowserTests(choice.specs) },
  ];
  const parts = optional.filter((part) => part !== false);
  console.log(`Parts: ${parts.map(({ name }) => name).join(', ')}.`);
  for (const test of [...choice.integration, ...choice.specs]) console.log(`  ${test}`);
  const leftOut = deepGroupsToLeaveOut(files);
  const deep = DEEP_GROUPS.filter((group) => !leftOut.includes(group)).map(({ name }) => name);
  const notes = deep.length > 0 ? [`npm test also runs what this change concerns of: ${deep.join('; ')}.`] : [];
  return (await runParts(parts, notes)) === 0 ? 0 : 1;
}
