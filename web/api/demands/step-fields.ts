import { isCivilDate } from '@aval/domain/calendar/civil-date';
import { OPTIONS, type OptionSet } from '@aval/domain/catalogue/options';
import { CREATININE_UNITS } from '@aval/domain/clinical/kidney/creatinine';
import { LIFETIME_UNITS } from '@aval/domain/clinical/lifetime/exposures';
import { RULE_IDS } from '@aval/domain/congruence/rule-ids';
import { answered, LONGEST_JUSTIFICATION, MOST_JUSTIFICATIONS } from '@aval/domain/validation/steps/extras-schema';
import words from '@aval/i18n/en/demands/demand-fields';
import { z } from 'zod';
import { among, oneOf } from '../schemas/among';
import { rowId } from '../schemas/atoms';
import { markerFields } from './marker-fields';
import { pathOfWire } from './wire-path';

const text = z.string().nullable();
const number = z.number().nullable();
/** Description of every count: a draft stores and returns fractions, which are refused when the demand is sent. */
export const AS_TYPED = 'A whole number once filed; a draft keeps what was typed.';
const count = (what: string) => number.meta({ description: `${what} ${AS_TYPED}` });
const flag = z.boolean().nullable();
const date = z.string().refine(isCivilDate, 'api:issue.day').nullable().meta({ format: 'date', example: '2026-12-07' });

/** Describes a field by its English label and its choices. */
function called<Field extends z.ZodType>(field: Field, name: string, set?: OptionSet): Field {
  if (!set) return field.meta({ description: `${name}.` });
  return among(field, OPTIONS[set]).meta({ description: `${name}: ${OPTIONS[set].join(', ')}.` });
}

/** A field of the specification that follows from others: taken only when it says the same (`refuseOtherNames`). */
const follows = <Field extends z.ZodType>(field: Field, from: string) =>
  field.nullish().meta({ deprecated: true, description: `Derived from ${from}: send it as read, or omit it.` });

const drugLine = z
  .strictObject({
    drugId: rowId.nullable(),
    dosificacion: called(number, words.drug.dose),
    tipoDosificacion: called(text, words.drug.doseType, 'doseType').meta({ example: 'MGM2' }),
    formaAdministracion: called(text, words.drug.administration, 'administration').meta({ example: 'INTRAVENOUS' }),
    administrarEnSesiones: z.array(z.int()).meta({ description: 'Session numbers, starting at 1.', example: [1] }),
    presentationId: rowId.nullable(),
    nationalCode: follows(z.string(), 'presentationId'),
    price: number.optional().meta({
      description: 'Euros per pack. If omitted, the price of the same line as stored, or 0 for a new line.',
    }),
    amount: count(
      'Packs per session. If omitted, a stored line keeps its amount, and a new line gets as many packs of `presentationId` as its dose needs.',
    ).optional(),
  })
  .meta({ id: 'DrugLine' });

const radiotherapy = z
  .strictObject({
    intencion: called(text, words.radiotherapy.intention, 'intention').meta({ example: 'curativo' }),
    codigo: z.array(rowId).meta({ description: 'Ids of radiotherapy codes.' }),
    tipo: follows(z.string(), 'codigo'),
    descripcionDetallada: called(text, words.radiotherapy.detailedDescription),
    dosisTotal: number.meta({ description: 'Gy' }),
    fraccionamientoDia: number.meta({ description: 'Gy per day' }),
    volumenTejido: number.meta({ description: 'cm³' }),
    fechaInicio: called(date, words.radiotherapy.startDate),
    numeroSesiones: count(`${words.radiotherapy.sessions}.`),
    complejidad: called(number, words.radiotherapy.complexity, 'complexity'),
  })
  .meta({ id: 'Radiotherapy' });

const previousTreatment = z
  .strictObject({
    type: called(text, words.previousTreatments.type, 'previousTreatment'),
    date,
    description: text.meta({ description: 'Free text.' }),
  })
  .meta({ id: 'PreviousTreatment' });

const exposure = z
  .strictObject({
    drugId: rowId.nullable(),
    dosisTotal: called(number, words.exposures.totalDose),
    unidad: among(text, LIFETIME_UNITS).meta({ description: 'mg/m2, mg or IU.', example: 'mg/m2' }),
  })
  .meta({ id: 'Exposure' });

const ANSWERS = 'Justifications of congruence findings.';
const answeredRule = <Rule extends z.ZodType>(rule: Rule) =>
  rule.meta({ description: 'The rule of the finding.', example: 'MRK-01' });
const answeredField = <Path extends z.ZodType>(path: Path) =>
  path.meta({ description: 'The first of the finding’s `fields`.', example: 'quimioterapicoFarmacos.0.drugId' });

const answeredDrug = rowId.nullable().default(null).meta({
  description:
    'The line that `field` belongs to, so that the justification stays with it when lines move. Null for other fields. If omitted, the position of the line is used.',
});

/**
 * Fields of the wizard's steps 2 to 5. A draft is stored complete or not: errors are reported when it is sent, but an
 * unknown choice at once.
 */
export const stepFields = {
  valoracionGeriatrica: called(text, words.protocol.geriatricAssessment),
  diagnosticoHistologico: called(text, words.protocol.histologicalDiagnosis),
  type: called(text, words.protocol.type, 'tumourType').meta({ example: 'mama' }),
  t: called(text, words.protocol.t, 't'),
  n: called(text, words.protocol.n, 'n'),
  m: called(text, words.protocol.m, 'm'),
  estadio: called(text, words.protocol.stage, 'stage'),
  ecog: called(number, words.protocol.ecog, 'ecog'),
  ...markerFields,
  tratamientosPrevios: z.array(previousTreatment).meta({ description: 'Previous treatments of this cancer.' }),
  exposiciones: z
    .array(exposure)
    .meta({ description: 'Drugs with a lifetime dose that the patient received elsewhere.' }),
  tratamientoQuimioterapico: flag.meta({ description: 'Whether chemotherapy is requested.' }),
  quimioterapicoIntencion: called(text, words.chemotherapy.intention, 'intention'),
  talla: number.meta({ description: 'Height in cm.', example: 164 }),
  peso: number.meta({ description: 'Weight in kg.', example: 68.5 }),
  quimioterapicoTalla: number.meta({ description: 'Same as talla; send one of the two.' }),
  quimioterapicoPeso: number.meta({ description: 'Same as peso; send one of the two.' }),
  quimioterapicoCiclo: count(`${words.chemotherapy.cycle}.`),
  quimioterapicoNumeroCiclos: count(`${words.chemotherapy.totalCycles}.`),
  quimioterapicoNumeroSesionesCiclo: count(`${words.chemotherapy.sessionsPerCycle}.`),
  quimioterapicoFrecuenciaSesiones: count('Days from one session to the next; not needed for a single session.'),
  quimioterapicoIntervaloCiclos: count('Days from the last session of a cycle to the next cycle.'),
  quimioterapicoFechaPrimeraSesion: called(date, words.chemotherapy.firstSessionDate),
  quimioterapicoFarmacos: called(z.array(drugLine), words.chemotherapy.drugs),
  quimioterapicoAntiemeticos: called(text, words.chemotherapy.antiemetics),
  quimioterapicoHeparinizacion: called(flag, words.chemotherapy.heparinization),
  quimioterapicoImplantacionInfusor: called(date, words.chemotherapy.infusorImplantDate),
  quimioterapicoRetiradaInfusor: called(date, words.chemotherapy.infusorRemovalDate),
  quimioterapicoAntihistaminicos: called(text, words.chemotherapy.antihistamines),
  quimioterapicoCorticoides: called(text, words.chemotherapy.corticosteroids),
  quimioterapicoEritropoyetinas: called(text, words.chemotherapy.erythropoietins),
  quimioterapicoOtrosBifosfonatos: called(text, words.chemotherapy.otherBisphosphonates),
  quimioterapicoEnsayoClinico: called(flag, words.chemotherapy.clinicalTrial),
  quimioterapicoFechasSesiones: z
    .array(
      z
        .strictObject({
          session: z.int().meta({ description: 'Number, starting at 1.' }),
          date,
          drugs: follows(z.array(z.string()), 'quimioterapicoFarmacos'),
          letters: follows(z.array(z.string()), 'quimioterapicoFarmacos'),
        })
        .meta({ id: 'SessionDate' }),
    )
    .meta({ description: 'Dates of the current cycle, by session number.' }),
  quimioterapicoCreatinina: number.meta({ description: 'Serum creatinine, in quimioterapicoCreatininaUnidad.' }),
  quimioterapicoCreatininaUnidad: among(text, CREATININE_UNITS).meta({
    example: 'mg/dL',
    description: 'Unit of the creatinine: mg/dL or umol/L.',
  }),
  quimioterapicoCreatininaFecha: date.meta({ description: 'Date of the blood test.' }),
  quimioterapicoDpd: called(text, words.chemotherapy.dpd, 'dpd'),
  quimioterapicoUgt1a1: called(text, words.chemotherapy.ugt1a1, 'ugt1a1'),
  quimioterapicoFevi: number.meta({ description: 'Left ventricular ejection fraction in %.', example: 62 }),
  quimioterapicoBilirrubina: number.meta({ description: 'Total bilirubin in mg/dl.', example: 0.8 }),
  quimioterapicoAst: number.meta({ description: 'Aspartate aminotransferase in U/l.', example: 24 }),
  quimioterapicoAlt: number.meta({ description: 'Alanine aminotransferase in U/l.', example: 22 }),
  quimioterapicoEsquema: z
    .strictObject({
      slug: z.string().meta({ description: 'Its identifier in the library.' }),
      version: z.int().meta({ description: 'Version of the regimen in the library.' }),
      firstCycle: z
        .int()
        .optional()
        .meta({ description: 'Cycle of the demand in which the regimen starts; 1 by default.' }),
    })
    .nullable()
    .meta({ id: 'ChosenRegimen', description: 'Chosen version of a library regimen.' }),
  tratamientoRadioterapico: flag.meta({ description: 'Whether radiotherapy is requested.' }),
  tratamientosRadioterapicos: z.array(radiotherapy).meta({ description: 'Each course of radiotherapy.' }),
  evolutivo: called(flag, words.extras.evolutivo),
  esquemaTratamientoPrevio: called(text, words.extras.previousRegimen),
  centerRealizatorId: called(rowId.nullable(), words.extras.performingCenterId),
  observaciones: called(text, words.extras.observations),
  comentariosOficiales: called(text, words.extras.officialComments),
  justificaciones: z
    .array(
      z
        .strictObject({
          rule: answeredRule(oneOf(RULE_IDS)),
          field: answeredField(z.string()),
          drugId: answeredDrug,
          text: z.string().meta({ description: 'The justification, in one line.' }),
        })
        .meta({ id: 'Justification' }),
    )
    .meta({ description: ANSWERS }),
};

/** Field of a finding by its API name, which must be a field of the content. */
const toldField = z
  .string()
  .regex(/^[A-Za-z0-9.]{1,200}$/)
  .refine((wire) => answered.field.safeParse(pathOfWire(wire)).success, 'api:issue.invalid_value');

/** Omitted fields stay unchanged; null empties a field. */
export const stepDataSchema = z.strictObject(stepFields).partial();

/** Names of the fields that hold a day, at any depth. */
export const DAY_FIELDS: ReadonlySet<string> = new Set(
  dayNames(z.toJSONSchema(stepDataSchema, { io: 'input', unrepresentable: 'any' })),
);

function dayNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => (value?.format === 'date' ? [name] : dayNames(value)));
}

/** Input with limits; older content without them is still returned. */
export const sentStepsSchema = stepDataSchema.extend({
  justificaciones: z
    .array(
      z
        .strictObject({
          rule: answeredRule(answered.rule),
          field: answeredField(toldField),
          drugId: answeredDrug,
          text: z
            .string()
            .meta({ description: `The justification, in one line of at most ${LONGEST_JUSTIFICATION} characters.` }),
        })
        .meta({ id: 'SentJustification' }),
    )
    .max(MOST_JUSTIFICATIONS)
    .optional()
    .meta({ description: ANSWERS }),
});
export type StepData = z.output<typeof stepDataSchema>;

/** List whose rows may leave fields out: an absent one is empty, as in a draft. */
function withGaps<Row extends z.ZodObject>(list: z.ZodArray<Row>, id: string): z.ZodOptional<z.ZodArray<Row>> {
  const fields = Object.entries(list.element.shape).map(([name, field]) => {
    const whole = field as z.ZodType;
    if (whole.isOptional()) return [name, whole];
    return [name, whole.isNullable() ? whole.default(null) : whole.default([])];
  });
  const row = z.strictObject(Object.fromEntries(fields)).meta({ id }) as unknown as Row;
  return z
    .array(row)
    .optional()
    .meta(list.meta() ?? {});
}

/** Steps of content that is not stored, whose rows may be as incomplete as those of a draft on its page. */
export const unstoredStepsSchema = sentStepsSchema.extend({
  quimioterapicoFarmacos: withGaps(stepFields.quimioterapicoFarmacos, 'UnstoredDrugLine'),
  tratamientosRadioterapicos: withGaps(stepFields.tratamientosRadioterapicos, 'UnstoredRadiotherapy'),
  tratamientosPrevios: withGaps(stepFields.tratamientosPrevios, 'UnstoredPreviousTreatment'),
  exposiciones: withGaps(stepFields.exposiciones, 'UnstoredExposure'),
});
