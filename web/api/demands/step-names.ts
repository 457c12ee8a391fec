import { MARKERS } from '@aval/domain/catalogue/markers';
import type { TumourType } from '@aval/domain/catalogue/tumour-types';

/* Specification names of the wizard's fields and their names here: one table per group, read in both directions.
   Source: docs/rules.md 10.4. */

export const PROTOCOL_NAMES = {
  valoracionGeriatrica: 'geriatricAssessment',
  diagnosticoHistologico: 'histologicalDiagnosis',
  type: 'type',
  t: 't',
  n: 'n',
  m: 'm',
  estadio: 'stage',
  ecog: 'ecog',
} as const;

export const PREVIOUS_TREATMENT_NAMES = { type: 'type', date: 'date', description: 'description' } as const;

export const EXPOSURE_NAMES = { drugId: 'drugId', dosisTotal: 'totalDose', unidad: 'unit' } as const;

export const CHEMOTHERAPY_NAMES = {
  quimioterapicoIntencion: 'intention',
  talla: 'heightCm',
  peso: 'weightKg',
  quimioterapicoTalla: 'heightCm',
  quimioterapicoPeso: 'weightKg',
  quimioterapicoCiclo: 'cycle',
  quimioterapicoNumeroCiclos: 'totalCycles',
  quimioterapicoNumeroSesionesCiclo: 'sessionsPerCycle',
  quimioterapicoFrecuenciaSesiones: 'sessionFrequencyDays',
  quimioterapicoIntervaloCiclos: 'cycleIntervalDays',
  quimioterapicoFechaPrimeraSesion: 'firstSessionDate',
  quimioterapicoFarmacos: 'drugs',
  quimioterapicoAntiemeticos: 'antiemetics',
  quimioterapicoHeparinizacion: 'heparinization',
  quimioterapicoImplantacionInfusor: 'infusorImplantDate',
  quimioterapicoRetiradaInfusor: 'infusorRemovalDate',
  quimioterapicoAntihistaminicos: 'antihistamines',
  quimioterapicoCorticoides: 'corticosteroids',
  quimioterapicoEritropoyetinas: 'erythropoietins',
  quimioterapicoOtrosBifosfonatos: 'otherBisphosphonates',
  quimioterapicoEnsayoClinico: 'clinicalTrial',
  quimioterapicoFechasSesiones: 'sessionDates',
  quimioterapicoCreatinina: 'creatinine',
  quimioterapicoCreatininaUnidad: 'creatinineUnit',
  quimioterapicoCreatininaFecha: 'creatinineDate',
  quimioterapicoDpd: 'dpd',
  quimioterapicoUgt1a1: 'ugt1a1',
  quimioterapicoFevi: 'lvefPercent',
  quimioterapicoBilirrubina: 'bilirubinMgDl',
  quimioterapicoAst: 'astUl',
  quimioterapicoAlt: 'altUl',
  quimioterapicoEsquema: 'regimen',
} as const;

/** Fields of one meaning, since the specification has both; errors use the first. */
export const SAME_FIELDS = [
  ['talla', 'quimioterapicoTalla'],
  ['peso', 'quimioterapicoPeso'],
] as const;

export const DRUG_NAMES = {
  drugId: 'drugId',
  dosificacion: 'dose',
  tipoDosificacion: 'doseType',
  formaAdministracion: 'administration',
  administrarEnSesiones: 'sessions',
  presentationId: 'presentationId',
  price: 'price',
  amount: 'amount',
} as const;

export const RADIOTHERAPY_NAMES = {
  intencion: 'intention',
  codigo: 'codeIds',
  descripcionDetallada: 'detailedDescription',
  dosisTotal: 'totalDoseGy',
  fraccionamientoDia: 'fractionationPerDayGy',
  volumenTejido: 'tissueVolumeCm3',
  fechaInicio: 'startDate',
  numeroSesiones: 'sessions',
  complejidad: 'complexity',
} as const;

export const EXTRAS_NAMES = {
  evolutivo: 'evolutivo',
  esquemaTratamientoPrevio: 'previousRegimen',
  centerRealizatorId: 'performingCenterId',
  observaciones: 'observations',
  comentariosOficiales: 'officialComments',
  justificaciones: 'justifications',
} as const;

/** Prefixes of markers by tumour type: `mamaKi67`, `pulmonEgfr`. */
const MARKER_PREFIXES: Readonly<Record<TumourType, string>> = {
  mama: 'mama',
  gastrico: 'gastrico',
  sindrome_mieloproliferativo: 'mieloproliferativo',
  pulmon: 'pulmon',
  colo_rectal: 'colorectal',
  prostata: 'prostata',
  ovario: 'ovario',
  pancreas: 'pancreas',
  vejiga: 'vejiga',
  otros: 'otros',
};

export interface MarkerPlace {
  wire: string;
  tumourType: TumourType;
  name: string;
}

export const MARKER_PLACES: readonly MarkerPlace[] = Object.entries(MARKERS).flatMap(([tumourType, markers]) =>
  markers.map(({ name }) => ({
    wire: `${MARKER_PREFIXES[tumourType as TumourType]}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    tumourType: tumourType as TumourType,
    name,
  })),
);
