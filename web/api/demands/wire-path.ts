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
  /** Path within a content. */
  content: string;
  /** API name of the list of its rows. */
  list?: string;
  names: Names;
}

/** Parts of a content with their API names; rows come before the part that contains them. */
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

/** Paths that are no field of a part; the first of several with one name is the one that an API client means. */
const OTHERS: Names = {
  previousTreatments: 'tratamientosPrevios',
  exposures: 'exposiciones',
  treatment: 'tratamientoQuimioterapico',
  'treatment.chemotherapy': 'tratamientoQuimioterapico',
  'treatment.chemotherapyOn': 'tratamientoQuimioterapico',
  'treatment.radiotherapy': 'tratamientosRadioterapicos',
  'treatment.radiotherapyOn': 'tratamientoRadioterapico',
};

/** Missing description of an uploaded file: it has no position in the input, so its id names it. */
const BROUGHT_FILE = /^attachments\.(\d+)\.description$/;

/** Maps a path of the content to its API path. Of markers shared by tumour types, that of this type. */
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

/** Maps an API path back to the path of the content. */
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

/** Splits a path below a part, or below a row of it, into row, name and rest. */
function fieldIn(path: string, place: string, isRow: boolean): readonly (string | undefined)[] {
  const begin = place === '' ? '' : `${place}.`;
  if (!path.startsWith(begin)) return [];
  const found = (isRow ? /^(\d+)\.(\w+)(.*)$/ : /^()(\w+)(.*)$/).exec(path.slice(begin.length));
  return found?.slice(1) ?? [];
}

function keyOf(names: Names, name: string): string | undefined {
  return Object.keys(names).find((each) => names[each] === name);
}
