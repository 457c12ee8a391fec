import intensityRulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { RuleFinding } from '../../findings/finding';
import { optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import type { EcogRow } from './ecog-rows';

const { ecogAgainst, source } = referenceRow<EcogRow>(intensityRulesFile, 'ecog-5');

/**
 * Finds a treatment for a patient whose ECOG stands for a person who has died, in every tumour and intention and
 * whatever the evidence for the treatment. Source: the row `ecog-5` of `intensity-rules.json`.
 */
function look({ protocol: { ecog }, chemotherapy, radiotherapy }: Subject): readonly RuleFinding[] {
  if (ecog === null || !ecogAgainst.includes(ecog) || (!chemotherapy && radiotherapy.length === 0)) return [];
  return [
    {
      variant: 'dead',
      values: { ecog: optionValue('ecog', String(ecog)) },
      fields: ['protocol.ecog'],
      sources: [source],
    },
  ];
}

export const ecogFive = rule({
  id: 'ECG-02',
  version: 2,
  variants: ['dead'],
  severity: 'serious',
  thresholds: {},
  look,
});
