import {
  CHEMOTHERAPY_NAMES,
  DRUG_NAMES,
  EXPOSURE_NAMES,
  EXTRAS_NAMES,
  PREVIOUS_TREATMENT_NAMES,
  PROTOCOL_NAMES,
  RADIOTHERAPY_NAMES,
} from './step-names';

export type Names = Readonly<Record<string, string>>;
export type Group = Readonly<Record<string, unknown>>;

/** A demand or its draft, part by part, by the demand's names; null for parts that are missing or switched off. */
interface StepParts {
  protocol: object | null;
  /** Markers, already by the specification's names. */
  markers: Group;
  previousTreatments: readonly object[] | null;
  exposures: readonly object[] | null;
  treatment: object | null;
  chemotherapy: object | null;
  drugs: readonly object[];
  sessionDates: readonly unknown[];
  radiotherapy: readonly object[] | null;
  extras: object | null;
}

/** Maps the parts to the specification's names; null parts are omitted. */
export function inWords(parts: StepParts): Group {
  const { protocol, markers, previousTreatments, exposures, treatment, chemotherapy, radiotherapy, extras } = parts;
  return {
    ...(protocol && { ...called(protocol, PROTOCOL_NAMES), ...markers }),
    ...(previousTreatments && { tratamientosPrevios: rows(previousTreatments, PREVIOUS_TREATMENT_NAMES) }),
    ...(exposures && { exposiciones: rows(exposures, EXPOSURE_NAMES) }),
    ...(treatment && {
      tratamientoQuimioterapico: chemotherapy !== null,
      tratamientoRadioterapico: radiotherapy !== null,
    }),
    ...(chemotherapy && {
      ...called(chemotherapy, CHEMOTHERAPY_NAMES),
      quimioterapicoFarmacos: rows(parts.drugs, DRUG_NAMES),
      quimioterapicoFechasSesiones: parts.sessionDates.map((date, index) => ({ session: index + 1, date })),
    }),
    ...(radiotherapy && { tratamientosRadioterapicos: rows(radiotherapy, RADIOTHERAPY_NAMES) }),
    ...(extras && called(extras, EXTRAS_NAMES)),
  };
}

function rows(list: readonly object[], names: Names): Group[] {
  return list.map((each) => called(each, names));
}

function called(group: object, names: Names): Group {
  const content = group as Group;
  return Object.fromEntries(Object.entries(names).map(([wire, name]) => [wire, content[name] ?? null]));
}
