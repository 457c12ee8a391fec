import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { nameValue } from '../../findings/values';
import { drugField, firstOfEachDrug, type KnownLine } from '../../subject/subject-doses';

/** Drugs before which a label or an authority asks for a test. */
export interface RequestedTest {
  drugSlugs: readonly string[];
  source: Source;
}

interface Untested {
  /** Field of the test in the chemotherapy. */
  test: string;
  atMost: Severity;
}

/** Asks once for a test that was not stated, for all drugs of the lines that one of the rows names. */
export function untestedDrugs(
  lines: readonly KnownLine[],
  tests: readonly RequestedTest[],
  { test, atMost }: Untested,
): readonly RuleFinding[] {
  const tested = firstOfEachDrug(lines).flatMap((line) => {
    const row = tests.find(({ drugSlugs }) => drugSlugs.includes(line.substance.slug));
    return row ? [{ line, source: row.source }] : [];
  });
  const [first] = tested;
  if (!first) return [];
  return [
    {
      variant: 'untested',
      atMost,
      values: { drug: nameValue(tested.map(({ line }) => line.substance.name).join(' + ')) },
      fields: [`treatment.chemotherapy.${test}`, drugField(first.line)],
      sources: [first.source],
    },
  ];
}
