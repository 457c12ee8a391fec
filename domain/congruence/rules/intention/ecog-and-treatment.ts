import type { RuleFinding } from '../../findings/finding';
import { optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { ageOf } from '../../subject/subject-doses';
import { isSupportedByMarkers } from '../markers/marker-verdicts';
import { type EcogRow, ecogRowOf } from './ecog-rows';

type Fit = 'fits' | 'question' | 'against';

function fitOf({ ecogQuestion, ecogAgainst }: EcogRow, ecog: number): Fit {
  if (ecogAgainst.includes(ecog)) return 'against';
  return ecogQuestion.includes(ecog) ? 'question' : 'fits';
}

/** Adjustments for two trials that took ECOG by age. An unknown age changes nothing. */
const BY_AGE: Readonly<Record<string, (fit: Fit, ecog: number, ageYears: number) => Fit>> = {
  // ECOG 0 alone from 71 to 75 years; no participant was older.
  'ecog-colorectal-folfoxiri': (fit, ecog, ageYears) => {
    const isOutside = ageYears > 75 || (ageYears > 70 && ecog > 0);
    return fit === 'fits' && isOutside ? 'question' : fit;
  },
  // ECOG 3 is admitted up to 74 years.
  'ecog-aml-azacitidine-venetoclax': (fit, ecog, ageYears) => (ecog === 3 && ageYears < 75 ? 'fits' : fit),
};

/** Whether general rows ask instead of objecting: for hormonal drugs, and for targeted ones that a marker supports. */
function isMilder(subject: Subject): boolean {
  const groups = (subject.chemotherapy?.lines ?? []).flatMap(({ substance }) => substance?.group ?? []);
  const against = groups.filter((group) => group !== 'supportive');
  const isHormonal = against.length > 0 && against.every((group) => group === 'hormonal');
  return isHormonal || isSupportedByMarkers(subject);
}

function judged(row: EcogRow, ecog: number, subject: Subject): Fit {
  const fit = fitOf(row, ecog);
  const ageYears = ageOf(subject);
  const byAge = ageYears === null ? fit : (BY_AGE[row.slug]?.(fit, ecog, ageYears) ?? fit);
  const isGeneral = row.regimenSlugs.length === 0 && row.drugSlugs.length === 0;
  if (byAge === 'against' && isGeneral && isMilder(subject)) return 'question';
  // With a driver mutation, lung cancer is treated with targeted drugs at ECOG 3, too.
  if (row.slug === 'ecog-lung-stage-iv' && byAge === 'question' && isSupportedByMarkers(subject)) return 'fits';
  return byAge;
}

/**
 * Compares ECOG with the intensity of the treatment, by the most specific evidence. The inclusion criteria of a trial
 * are a fact about the evidence, no contraindication. Source: the rows `ecog` of `intensity-rules.json` but `ecog-5`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { ecog } = subject.protocol;
  const { chemotherapy, radiotherapy } = subject;
  if (ecog === null || (!chemotherapy && radiotherapy.length === 0)) return [];
  const row = ecogRowOf(subject);
  if (!row) return [];
  const fit = judged(row, ecog, subject);
  if (fit === 'fits') return [];
  return [
    {
      variant: fit,
      ...(fit === 'question' ? { atMost: 'note' as const } : {}),
      values: {
        ecog: optionValue('ecog', String(ecog)),
        least: optionValue('ecog', String(Math.min(...row.ecogFits))),
        most: optionValue('ecog', String(Math.max(...row.ecogFits))),
      },
      fields: ['protocol.ecog', 'protocol.type', ...(chemotherapy ? ['treatment.chemotherapy.drugs' as const] : [])],
      sources: [row.source],
    },
  ];
}

export const ecogAndTreatment = rule({
  id: 'ECG-01',
  version: 5,
  variants: ['against', 'question'],
  formerVariants: ['dead'],
  severity: 'warning',
  thresholds: {},
  look,
});
