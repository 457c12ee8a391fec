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

interface Part {
  /** Where it stands in a content. */
  content: string;
  /** What the list of its rows is called in what a program sends. */
  list?: string;
  names: Names;
}

/** Where each part of a content stands in what a program sends; rows before what they stand in. */
const PARTS: readonly Part[] = [
  {
    content: 'basics',
    names: { doctorId: 'doctorId', centerPrescriptorId: 'prescriberCenterId', patientId: 'patientId' },
  },
  { content: 'protocol', names: PROTOCOL_NAMES },
  { content: 'previousTreatments', list: 'tratamientosPrevios', names: PREVIOUS_TREATMENT_NAMES },
  { content: 'exposures', list: 'exposiciones', names: EXPOSURE_NAMES },
  {
    content: 'treatment.chemotherapy.drugs',
    list: 'quimioterapicoFarmacos',
    names: { ...DRUG_NAMES, price: 'priceCents' },
  },
  { content: 'treatment.chemotherapy', names: CHEMOTHERAPY_NAMES },
  { content: 'treatment.radiotherapy', list: 'tratamientosRadioterapicos', names: RADIOTHERAPY_NAMES },
  { content: 'extras', names: EXTRAS_NAMES },
];

/** What is no field of a part; of those that are called alike, the first is meant by a program. */
const OTHERS: Names = {
  previousTreatments: 'tratamientosPrevios',
  exposures: 'exposiciones',
  treatment: 'tratamientoQuimioterapico',
  'treatment.chemotherapy': 'tratamientoQuimioterapico',
  'treatment.chemotherapyOn': 'tratamientoQuimioterapico',
  'treatment.radiotherapy': 'tratamientosRadioterapicos',
  'treatment.radiotherapyOn': 'tratamientoRadioterapico',
};

/** What a file is that was brought by itself and of which nothing was sent: it has no place in what was sent, and is named by its id. */
const BROUGHT_FILE = /^attachments\.(\d+)\.description$/;

/** Where a field of a content stands in what a program sends. Of markers that two tumours have, the one of this tumour. */
export function wirePathOf(path: string, tumourType?: unknown): string {
  const file = BROUGHT_FILE.exec(path)?.[1];
  if (file !== undefined) return `ficherosAdjuntos.id=${file}.descripcion`;
  if (Object.hasOwn(OTHERS, path)) return OTHERS[path] ?? path;
  const marker = /^protocol\.markers\.(\w+)$/.exec(path)?.[1];
  if (marker !== undefined) {
    const places = MARKER_PLACES.filter(({ name }) => name === marker);
    return (places.find((place) => place.tumourType === tumourType) ?? places[0])?.wire ?? path;
  }
  for (const { content, list, names } of PARTS) {
    const [row, name, rest] = fieldIn(path, content, list !== undefined);
    if (name === undefined) continue;
    return `${list ? `${list}.${row}.` : ''}${keyOf(names, name) ?? name}${rest}`;
  }
  return path;
}

/** The field of a content that a program names as it was told: the way back. */
export function pathOfWire(wire: string): string {
  const marker = MARKER_PLACES.find((place) => place.wire === wire);
  if (marker) return `protocol.markers.${marker.name}`;
  const other = keyOf(OTHERS, wire);
  if (other !== undefined) return other;
  for (const { content, list, names } of PARTS) {
    const [row, called, rest] = fieldIn(wire, list ?? '', list !== undefined);
    const name = called !== undefined && Object.hasOwn(names, called) ? names[called] : undefined;
    if (name !== undefined) return `${content}.${list ? `${row}.` : ''}${name}${rest}`;
  }
  return wire;
}

/** A field below a place, or of a row below it: the row, what it is called, and what stands behind. */
function fieldIn(path: string, place: string, isRow: boolean): readonly (string | undefined)[] {
  const begin = place === '' ? '' : `${place}.`;
  if (!path.startsWith(begin)) return [];
  const found = (isRow ? /^(\d+)\.(\w+)(.*)$/ : /^()(\w+)(.*)$/).exec(path.slice(begin.length));
  return found?.slice(1) ?? [];
}

function keyOf(names: Names, name: string): string | undefined {
  return Object.keys(names).find((each) => names[each] === name);
}
