import { TREATMENT_TESTS, type TreatmentTestName } from '../../../catalogue/treatment-tests';
import type { Subject } from '../../subject/subject';
import { firstOfEachDrug, systemicLines } from '../../subject/subject-doses';
import { ENZYME_ROWS, ENZYME_TESTS } from './enzyme-deficiency';
import { HEART_ROWS, HEART_TESTS } from './heart-function';
import { LIVER_ROWS, LIVER_TESTS } from './liver-rows';

/** Names of the drugs for which a test matters; a test that matters for none is absent. */
export type DrugsByTest = Partial<Record<TreatmentTestName, string[]>>;

const LIVER_BY_BILIRUBIN = LIVER_ROWS.filter((row) => row.bilirubinAboveMgDl !== null);
const LIVER_BY_AST = LIVER_ROWS.filter((row) => row.transaminasesAboveUln !== null);
const LIVER_BY_ALT = LIVER_BY_AST.filter(({ transaminase }) => transaminase !== 'ast');

const LIVER_TESTED = LIVER_TESTS.flatMap(({ drugSlugs }) => drugSlugs);

/** Slugs of the drugs that a row of each test is about. */
const DRUGS_OF_TEST: Readonly<Record<TreatmentTestName, ReadonlySet<string>>> = {
  dpd: enzymeDrugs('dpd'),
  ugt1a1: enzymeDrugs('ugt1a1'),
  lvefPercent: new Set([...HEART_ROWS, ...HEART_TESTS].flatMap(({ drugSlugs }) => drugSlugs)),
  bilirubinMgDl: new Set([...LIVER_TESTED, ...LIVER_BY_BILIRUBIN.map(({ drugSlug }) => drugSlug)]),
  astUl: new Set([...LIVER_TESTED, ...LIVER_BY_AST.map(({ drugSlug }) => drugSlug)]),
  altUl: new Set([...LIVER_TESTED, ...LIVER_BY_ALT.map(({ drugSlug }) => drugSlug)]),
};

/** Returns the request's drugs for which each test matters, so that no other test is asked for. */
export function drugsByTest({ chemotherapy }: Subject): DrugsByTest {
  if (!chemotherapy) return {};
  const substances = firstOfEachDrug(systemicLines(chemotherapy)).map(({ substance }) => substance);
  const found = TREATMENT_TESTS.map(({ name }): [TreatmentTestName, string[]] => [
    name,
    substances.filter(({ slug }) => DRUGS_OF_TEST[name].has(slug)).map((substance) => substance.name),
  ]);
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

function enzymeDrugs(test: 'dpd' | 'ugt1a1'): ReadonlySet<string> {
  return new Set([...ENZYME_ROWS, ...ENZYME_TESTS].filter((row) => row.test === test).flatMap((row) => row.drugSlugs));
}
