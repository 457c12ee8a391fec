import { z } from 'zod';
import { rowId } from '../schemas/atoms';
import { MARKER_PLACES } from './step-names';

const text = z.string().nullable();
const number = z.number().nullable();
const flag = z.boolean().nullable();
const date = z.iso.date().nullable().meta({ example: '2026-12-07' });

/** A field of the specification that says again what another one says: it may be sent, and changes nothing. */
const follows = (from: string) =>
  z
    .unknown()
    .optional()
    .meta({ deprecated: true, description: `Follows from ${from}.` });

const drugLine = z
  .strictObject({
    drugId: rowId,
    dosificacion: number,
    tipoDosificacion: text.meta({ example: 'MGM2' }),
    formaAdministracion: text.meta({ example: 'INTRAVENOUS' }),
    administrarEnSesiones: z.array(z.int()).meta({ description: 'Numbers of sessions, from 1.', example: [1] }),
    presentationId: rowId.nullable(),
    nationalCode: follows('presentationId'),
    price: number.default(0).meta({ description: 'Euros of one pack.' }),
    amount: number.default(1),
  })
  .meta({ id: 'DrugLine' });

const radiotherapy = z
  .strictObject({
    intencion: text.meta({ example: 'curativo' }),
    codigo: z.array(rowId).meta({ description: 'Ids of codes of radiotherapy.' }),
    tipo: follows('codigo'),
    descripcionDetallada: text,
    dosisTotal: number.meta({ description: 'Gy' }),
    fraccionamientoDia: number.meta({ description: 'Gy a day' }),
    volumenTejido: number.meta({ description: 'cm³' }),
    fechaInicio: date,
    numeroSesiones: number,
    complejidad: number,
  })
  .meta({ id: 'Radiotherapy' });

const markers = Object.fromEntries(
  MARKER_PLACES.map(({ wire }) => [wire, z.union([z.string(), z.number()]).nullable()]),
) as Record<string, z.ZodType<string | number | null>>;

/** What the wizard's steps 2 to 5 take. A draft is kept as it is, complete or not: what is wrong with it is said when it is sent. */
export const stepFields = {
  valoracionGeriatrica: text,
  diagnosticoHistologico: text,
  type: text.meta({ description: 'The tumour.', example: 'mama' }),
  t: text,
  n: text,
  m: text,
  estadio: text,
  ecog: number,
  ...markers,
  tratamientosPrevios: z.array(
    z.strictObject({ type: text, date, description: text }).meta({ id: 'PreviousTreatment' }),
  ),
  exposiciones: z
    .array(
      z
        .strictObject({ drugId: rowId, dosisTotal: number, unidad: text.meta({ example: 'mg/m2' }) })
        .meta({ id: 'Exposure' }),
    )
    .meta({ description: 'Drugs with a lifetime dose that the patient had elsewhere. The unit: mg/m2, mg or IU.' }),
  tratamientoQuimioterapico: flag,
  quimioterapicoIntencion: text,
  talla: number.meta({ description: 'cm', example: 164 }),
  peso: number.meta({ description: 'kg', example: 68.5 }),
  quimioterapicoCiclo: number,
  quimioterapicoNumeroCiclos: number,
  quimioterapicoNumeroSesionesCiclo: number,
  quimioterapicoFrecuenciaSesiones: number.meta({ description: 'Days.' }),
  quimioterapicoIntervaloCiclos: number.meta({ description: 'Days.' }),
  quimioterapicoFechaPrimeraSesion: date,
  quimioterapicoFarmacos: z.array(drugLine),
  quimioterapicoAntiemeticos: text,
  quimioterapicoHeparinizacion: flag,
  quimioterapicoImplantacionInfusor: date,
  quimioterapicoRetiradaInfusor: date,
  quimioterapicoAntihistaminicos: text,
  quimioterapicoCorticoides: text,
  quimioterapicoEritropoyetinas: text,
  quimioterapicoOtrosBifosfonatos: text,
  quimioterapicoEnsayoClinico: flag,
  quimioterapicoFechasSesiones: z
    .array(
      z
        .strictObject({
          ...{ session: z.int(), date },
          ...{ drugs: follows('quimioterapicoFarmacos'), letters: follows('quimioterapicoFarmacos') },
        })
        .meta({ id: 'SessionDate' }),
    )
    .meta({ description: 'Of the current cycle, by the numbers of its sessions.' }),
  quimioterapicoCreatinina: number,
  quimioterapicoCreatininaUnidad: text.meta({ example: 'mg/dL', description: 'mg/dL or umol/L.' }),
  quimioterapicoCreatininaFecha: date.meta({ description: 'Of the analysis.' }),
  quimioterapicoEsquema: z
    .strictObject({ slug: z.string(), version: z.int() })
    .nullable()
    .meta({ id: 'ChosenRegimen', description: 'The version of a regimen of the library that was chosen.' }),
  tratamientoRadioterapico: flag,
  tratamientosRadioterapicos: z.array(radiotherapy),
  evolutivo: flag,
  esquemaTratamientoPrevio: text,
  centerRealizatorId: rowId.nullable(),
  observaciones: text,
  comentariosOficiales: text,
  justificaciones: z
    .array(z.strictObject({ rule: z.string(), field: z.string(), text: z.string() }).meta({ id: 'Justification' }))
    .meta({
      description: 'Answers to findings of congruence: the rule, the field that it concerns first, and a line.',
    }),
};

/** What is left out stays as it is; null empties a field. */
export const stepDataSchema = z.strictObject(stepFields).partial();
export type StepData = z.output<typeof stepDataSchema>;
