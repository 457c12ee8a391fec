import type { Option, OptionSet } from '../../catalogue/options';
import type { Unit } from '../../clinical/calculation/steps';
import { roundTo } from '../../clinical/rounding/decimals';
import type { RegimenLine } from '../../reference/regimen';
import { citationKey, type Source } from '../../reference/source';
import type { FindingValue } from './finding';

/** Figure as it is; shown with two decimals at most. */
export function figureValue(value: number, unit: Unit | null = null): FindingValue {
  return { kind: 'figure', value, unit };
}

/** Deviation in percent with one decimal at most, as shown beside the dose. */
export function percentValue(value: number): FindingValue {
  return figureValue(roundTo(value, 1), '%');
}

export function nameValue(name: string): FindingValue {
  return { kind: 'name', name };
}

export function optionValue(set: OptionSet, option: string): FindingValue {
  return { kind: 'option', set, option: option as Option<OptionSet> };
}

/** Values that are joined with "or". */
export function choicesValue(values: readonly FindingValue[]): FindingValue {
  return { kind: 'choices', values };
}

const UNIT_OF_DOSE_TYPE: Readonly<Record<string, Unit>> = { MGM2: 'mg/m2', MGKG: 'mg/kg', AUC: 'AUC', MG: 'mg' };

/** Dose in the unit of its type. */
export function doseValue(dose: number, doseType: string | null): FindingValue {
  return figureValue(dose, UNIT_OF_DOSE_TYPE[doseType ?? ''] ?? null);
}

/** Dose of a regimen's line, with the intakes a day where there are several. */
export function lineDoseValue({ dose, doseType, timesPerDay }: RegimenLine & { dose: number }): FindingValue {
  const value = doseValue(dose, doseType);
  return value.kind === 'figure' && timesPerDay > 1 ? { ...value, timesPerDay } : value;
}

/** Returns the sources of several rows without repeats. */
export function eachSourceOnce(first: Source, others: readonly Source[]): readonly [Source, ...Source[]] {
  const known = new Set([citationKey(first)]);
  const further = others.filter((source) => {
    const isNew = !known.has(citationKey(source));
    known.add(citationKey(source));
    return isNew;
  });
  return [first, ...further];
}

/** Source of the formula by which carboplatin is dosed. */
export const CALVERT: Source = {
  citation: 'Calvert AH. J Clin Oncol 1989;7:1748-56',
  where: null,
  checked: 'knowledge',
};

/** Source for the contents of an order and its second check: drug, dose, route, dates, cycle, support. */
export const ORDER_STANDARDS: Source = {
  citation: {
    es: 'Neuss MN. J Oncol Pract 2016;12:1262-71 (estándares de seguridad de ASCO/ONS para administrar quimioterapia)',
    en: 'Neuss MN. J Oncol Pract 2016;12:1262-71 (ASCO/ONS chemotherapy administration safety standards)',
  },
  where: { es: 'doi 10.1188/17.ONF.31-43, resumen', en: 'doi 10.1188/17.ONF.31-43, abstract' },
  checked: 'text',
};

/** Section of the product information that is in force in Spain, where the product is used. */
export function labelOf(drugName: string, section: `${number}.${number}`): Source {
  return {
    citation: {
      es: `${drugName}: ficha técnica, sección ${section} (AEMPS, CIMA)`,
      en: `${drugName}: ficha técnica (Spanish label), section ${section} (AEMPS, CIMA)`,
    },
    where: null,
    checked: 'knowledge',
  };
}
