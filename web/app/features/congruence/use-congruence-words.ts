import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import type { Source } from '@aval/domain/reference/source';
import { describeFieldPath } from '@aval/i18n/clinical/field-path-words';
import { describeFinding, describeRule, type FindingWords } from '@aval/i18n/clinical/finding-words';
import { describeBasis, describeSource, describeSources } from '@aval/i18n/clinical/source-words';
import { useMemo } from 'react';
import { useTranslation } from '../../shell/words/translation';

/** Wording of findings and calculations. */
export function useCongruenceWords() {
  const { t, i18n } = useTranslation(['congruence', 'clinical', 'demand', 'common']);
  return useMemo(
    () => ({
      t,
      i18n,
      finding: (finding: Finding): FindingWords => describeFinding(i18n, finding),
      /** Returns the name of a rule, because users do not know its code. */
      ruleName: (rule: string) => describeRule(i18n, { id: rule }).name,
      field: (path: FieldPath) => describeFieldPath(i18n, path),
      source: (source: Source) => describeSource(i18n, source),
      sources: (sources: readonly Source[]) => describeSources(i18n, sources),
      basis: (source: Source) => describeBasis(i18n, source),
    }),
    [t, i18n],
  );
}
