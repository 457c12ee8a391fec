import type { Option, OptionSet } from './options';
import type { TumourType } from './tumour-types';

/**
 * Value of a marker whose test was not made: the last choice of each choice field, and an alternative to a required
 * figure.
 */
export const NOT_DONE = 'no_realizado' satisfies Option<'marker'>;

interface MarkerName {
  /** Name of the field without the type's prefix; its words are under `demand:marker.<name>`. */
  name: string;
  optional?: true;
}

/** Marker field of a tumour type; form, detail page and document are built from these. */
export type MarkerField = MarkerName &
  (
    | { kind: 'choice'; options: OptionSet }
    | { kind: 'text' }
    /** 0 to 100 with at most two decimals. */
    | { kind: 'percent' }
    /** Not negative, at most two decimals; the unit as displayed. */
    | { kind: 'decimal'; unit: string }
  );

/** Returns the option set that has the words of a marker's value; null for figures and free text. */
export function optionSetOf(field: MarkerField, value: string | number): OptionSet | null {
  if (field.kind === 'choice') return field.options;
  return field.kind !== 'text' && value === NOT_DONE ? 'marker' : null;
}

const marker = (name: string): MarkerField => ({ name, kind: 'choice', options: 'marker' });
/** Result that only some drugs depend on, so that most requests leave it out. */
const optionalMarker = (name: string): MarkerField => ({ ...marker(name), optional: true });

/** Type-specific fields of the clinical protocol, in the order of the form. Source: docs/rules.md 8.8. */
export const MARKERS: Readonly<Record<TumourType, readonly MarkerField[]>> = {
  mama: [
    { name: 'tipo', kind: 'choice', options: 'breastType' },
    { name: 'ki67', kind: 'percent' },
    marker('er'),
    marker('ep'),
    { name: 'her2neu', kind: 'choice', options: 'markerGraded' },
    marker('fishHer2neu'),
    optionalMarker('brca'),
  ],
  gastrico: [
    { name: 'herceptest', kind: 'choice', options: 'markerGraded' },
    marker('fishHer2'),
    optionalMarker('cldn182'),
  ],
  sindrome_mieloproliferativo: [marker('cd20'), { name: 'sds', kind: 'text' }],
  pulmon: [
    { name: 'tipo', kind: 'choice', options: 'lungType' },
    marker('egfr'),
    marker('alk'),
    marker('rosI'),
    { name: 'pdLi', kind: 'choice', options: 'pdL1' },
    marker('brafV600E'),
    marker('ntrk1'),
    marker('ntrk2'),
    marker('ntrk3'),
    marker('metEx14'),
    marker('ret'),
  ],
  colo_rectal: [
    { name: 'tipo', kind: 'choice', options: 'colorectalType' },
    marker('kras'),
    marker('nras'),
    marker('braf'),
    { name: 'mmr', kind: 'choice', options: 'mmr' },
    { name: 'mi', kind: 'choice', options: 'msi' },
  ],
  prostata: [
    { name: 'tipo', kind: 'choice', options: 'prostateType' },
    { name: 'psaActual', kind: 'decimal', unit: 'ng/ml' },
    { name: 'psaPrevio', kind: 'decimal', unit: 'ng/ml', optional: true },
    { name: 'estratificacionRiesgo', kind: 'choice', options: 'prostateRisk' },
    { name: 'gradoGleason', kind: 'choice', options: 'gleason' },
    optionalMarker('brca'),
  ],
  ovario: [optionalMarker('brca'), optionalMarker('hrd')],
  pancreas: [optionalMarker('brca')],
  vejiga: [
    { name: 'tipo', kind: 'choice', options: 'bladderType' },
    { name: 'pdLi', kind: 'choice', options: 'pdL1' },
    { name: 'descripcionHistologica', kind: 'text' },
    { name: 'subtipo', kind: 'text' },
    optionalMarker('fgfr'),
  ],
  otros: [{ name: 'description', kind: 'text' }],
};
