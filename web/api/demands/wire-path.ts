import {
  CHEMOTHERAPY_NAMES,
  DRUG_NAMES,
  EXPOSURE_NAMES,
  EXTRAS_NAMES,
  MARKER_PLACES,
  PREVIOUS_TREATMENT_NAMES,
  PROTOCOL_NAMES,
  RADIOTHERAPY_NAMES,
} from './step-names';

type Names = Readonly<Record<string, string>>;

const BASICS_NAMES = { doctorId: 'doctorId', centerPrescriptorId: 'prescriberCenterId', patientId: 'patientId' };

/** Where each part of a content stands in what a program sends: fields that begin like the first are found by their names in the table. */
const PARTS: readonly (readonly [content: RegExp, wire: string, names: Names])[] = [
  [/^basics\.(\w+)$/, '', BASICS_NAMES],
  [/^protocol\.(\w+)$/, '', PROTOCOL_NAMES],
  [/^(previousTreatments\.\d+)\.(\w+)$/, 'tratamientosPrevios', PREVIOUS_TREATMENT_NAMES],
  [/^(exposures\.\d+)\.(\w+)$/, 'exposiciones', EXPOSURE_NAMES],
  [/^treatment\.chemotherapy\.(drugs\.\d+)\.(\w+)/, 'quimioterapicoFarmacos', { ...DRUG_NAMES, price: 'priceCents' }],
  [/^treatment\.chemotherapy\.(\w+)/, '', CHEMOTHERAPY_NAMES],
  [/^treatment\.(radiotherapy\.\d+)\.(\w+)/, 'tratamientosRadioterapicos', RADIOTHERAPY_NAMES],
  [/^extras\.(\w+)/, '', EXTRAS_NAMES],
];

const OTHERS: Names = {
  previousTreatments: 'tratamientosPrevios',
  exposures: 'exposiciones',
  treatment: 'tratamientoQuimioterapico',
  'treatment.chemotherapy': 'tratamientoQuimioterapico',
  'treatment.chemotherapyOn': 'tratamientoQuimioterapico',
  'treatment.radiotherapy': 'tratamientosRadioterapicos',
  'treatment.radiotherapyOn': 'tratamientoRadioterapico',
};

/** Where a field of a content stands in what a program sends. Of markers that two tumours have, the one of this tumour. */
export function wirePathOf(path: string, tumourType?: unknown): string {
  const other = OTHERS[path];
  if (other !== undefined) return other;
  const marker = /^protocol\.markers\.(\w+)$/.exec(path)?.[1];
  if (marker !== undefined) {
    const places = MARKER_PLACES.filter(({ name }) => name === marker);
    return (places.find((place) => place.tumourType === tumourType) ?? places[0])?.wire ?? path;
  }
  for (const [content, list, names] of PARTS) {
    const found = content.exec(path);
    if (!found) continue;
    const name = found.at(-1) ?? '';
    const wire = Object.keys(names).find((each) => names[each] === name) ?? name;
    const row = list === '' ? '' : `${list}.${/\d+$/.exec(found[1] ?? '')?.[0]}.`;
    return `${row}${wire}${path.slice(found[0].length)}`;
  }
  return path;
}
