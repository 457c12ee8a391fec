import type { TumourType } from '../../../catalogue/tumour-types';
import intensityRulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding } from '../../findings/finding';
import { optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

interface SexRow {
  tumourTypes: readonly TumourType[];
  gender: string;
  /** null: no finding. */
  maxSeverity: string | null;
}

const ROWS = rowsOf<SexRow>(intensityRulesFile, 'sex');

const ORGANS: Source = {
  citation: {
    es: 'Clasificación de tumores de la OMS, 5.ª edición: tumores del aparato genital femenino (2020); tumores urinarios y del aparato genital masculino (2022)',
    en: 'WHO Classification of Tumours, 5th edition: Female Genital Tumours (2020); Urinary and Male Genital Tumours (2022)',
  },
  where: null,
  checked: 'knowledge',
};

/**
 * Asks about prostate and ovary against the sex on record. It stays a note, since a card may hold a legal sex that
 * differs from anatomy: a trans man may have an ovary, and a grave finding about him would be worse than a question.
 * Breast is not asked about.
 * Source: the rows `sex` of `intensity-rules.json`; the WHO classification for the organs.
 */
function look({ patient, protocol: { type } }: Subject): readonly RuleFinding[] {
  const { gender } = patient;
  if (!type || !gender) return [];
  const isAsked = ROWS.some((row) => row.maxSeverity && row.gender === gender && row.tumourTypes.includes(type));
  if (!isAsked) return [];
  return [
    {
      variant: 'asks',
      values: { tumour: optionValue('tumourType', type), gender: optionValue('gender', gender) },
      fields: ['protocol.type'],
      sources: [ORGANS],
    },
  ];
}

export const sexAndTumour = rule({
  id: 'SEX-01',
  version: 2,
  variants: ['asks'],
  severity: 'note',
  thresholds: {},
  look,
});
