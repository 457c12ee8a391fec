import { TUMOUR_TYPES } from './tumour-types';

/**
 * Option sets that forms, detail page and document share. The words of each are under `demand:option.<set>.<option>`.
 * Source: docs/rules.md 8.8, 8.14.
 */
export const OPTIONS = {
  intention: ['neo_adyuvante', 'adyuvante', 'curativo', 'radical', 'paliativo', 'no_se_indica'],
  doseType: ['MGM2', 'MGKG', 'AUC', 'MG'],
  administration: [
    'INTRAVENOUS',
    'ENDOVENOUS',
    'ORAL',
    'SUBCUTANEOUS',
    'INTRAMUSCULAR',
    'INTRAVESICAL',
    'INTRATHECAL',
    'SURGICALIMPLANT',
    'NASAL',
    'TOPIC',
  ],
  patientType: ['func', 'isfas', 'muface', 'mugeju', 'private', 'undefined'],
  gender: ['male', 'female'],
  documentKind: ['passport', 'other'],
  t: ['Tx', 'T0', 'Tis', 'T1', 'T2', 'T3', 'T4'],
  n: ['Nx', 'N0', 'N1', 'N2', 'N3'],
  m: ['Mx', 'M0', 'M1'],
  stage: ['0', '1', 'IIA', 'IIB', 'IIIA', 'IIIB', 'IV'],
  ecog: ['0', '1', '2', '3', '4', '5'],
  complexity: ['1', '2', '3', '4', '5'],
  tumourType: TUMOUR_TYPES,
  previousTreatment: [
    'cirugia',
    'radioterapia',
    'hormonoterapia_inmunoterapia',
    'quimioterapia_dirigida',
    'neo_adyuvante',
    'adyuvante',
    'avanzado',
  ],
  centerType: ['Ambos', 'Prescriptor', 'Realizador'],
  marker: ['negativo', 'positivo', 'no_realizado'],
  markerGraded: ['negativo', 'positivo', 'positivo_2', 'positivo_3', 'no_realizado'],
  pdL1: ['less_1', 'more_1_49', 'more_50', 'no_realizado'],
  mmr: ['proficiente', 'deficiente', 'no_realizado'],
  msi: ['estable', 'inestable', 'no_realizado'],
  /** Activity of dihydropyrimidine dehydrogenase, by genotype or uracil. */
  dpd: ['normal', 'deficit_parcial', 'deficit_completo', 'no_realizado'],
  /** Genotype of UGT1A1: number of *28 alleles. */
  ugt1a1: ['*1/*1', '*1/*28', '*28/*28', 'no_realizado'],
  breastType: ['ductal_infiltrante', 'lobulillar_infiltrante', 'ductal_in_situ', 'otros'],
  colorectalType: ['no_especificado', 'colon_derecho', 'colon_izquierdo', 'recto'],
  lungType: ['microcitico', 'adenocarcinoma', 'escamoso', 'adenoescamoso', 'celula_grande', 'sarcomatoide', 'otros'],
  prostateType: ['adenocarcinoma', 'celula_pequena_neuroendocrino', 'otros'],
  prostateRisk: [
    'muy_bajo',
    'bajo',
    'intermedio_favorable',
    'intermedio_desfavorable',
    'alto',
    'muy_alto',
    'no_realizado',
  ],
  gleason: ['1', '2', '3', '4', '5', 'no_realizado'],
  bladderType: [
    'urotelial',
    'escamoso',
    'glandular',
    'uraco',
    'mulleriano',
    'neuroendocrino',
    'melanocitico',
    'mesenquimal',
    'hematopoyetico_linfoide',
    'miscelanea',
    'otros',
  ],
} as const;

export type OptionSet = keyof typeof OPTIONS;
export type Option<S extends OptionSet> = (typeof OPTIONS)[S][number];

/**
 * Whether a route is among the choices of a line. Two routes read "Intravenosa", so only one is offered: ENDOVENOUS
 * where the line has it already. Source: docs/rules.md 8.14.
 */
export function isRouteOffered(route: string, stored: string): boolean {
  return route !== (stored === 'ENDOVENOUS' ? 'INTRAVENOUS' : 'ENDOVENOUS');
}

/** Returns the i18n key of an option. */
export function optionKey<S extends OptionSet>(set: S, option: Option<S>): `demand:option.${S}.${Option<S>}` {
  return `demand:option.${set}.${option}`;
}
