import { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { MARKERS } from '../../catalogue/markers';
import { OPTIONS } from '../../catalogue/options';
import type { TumourType } from '../../catalogue/tumour-types';
import { CREATININE_UNITS } from '../../clinical/kidney/creatinine';
import { LIFETIME_UNITS } from '../../clinical/lifetime/exposures';
import type { VersionContent } from './version-snapshot';

const civilDate = z.string() as unknown as z.ZodType<CivilDate>;
const optionalText = z.string().nullable();

const drugLine = z.object({
  drugId: z.number(),
  dose: z.number(),
  doseType: z.enum(OPTIONS.doseType),
  administration: z.string(),
  sessions: z.array(z.number()),
  presentationId: z.number(),
  priceCents: z.number(),
  amount: z.number(),
});

const chemotherapy = z.object({
  intention: z.string(),
  heightCm: z.number(),
  weightKg: z.number(),
  cycle: z.number(),
  totalCycles: z.number(),
  sessionsPerCycle: z.number(),
  sessionFrequencyDays: z.number(),
  cycleIntervalDays: z.number(),
  firstSessionDate: civilDate,
  creatinine: z.number().nullable().default(null),
  creatinineUnit: z.enum(CREATININE_UNITS).nullable().default(null),
  creatinineDate: civilDate.nullable().default(null),
  dpd: z.enum(OPTIONS.dpd).nullable().default(null),
  ugt1a1: z.enum(OPTIONS.ugt1a1).nullable().default(null),
  lvefPercent: z.number().nullable().default(null),
  bilirubinMgDl: z.number().nullable().default(null),
  astUl: z.number().nullable().default(null),
  altUl: z.number().nullable().default(null),
  regimen: z
    .object({ slug: z.string(), version: z.number(), firstCycle: z.number().default(1) })
    .nullable()
    .default(null),
  drugs: z.array(drugLine),
  antiemetics: optionalText,
  antihistamines: optionalText,
  corticosteroids: optionalText,
  erythropoietins: optionalText,
  otherBisphosphonates: optionalText,
  heparinization: z.boolean(),
  clinicalTrial: z.boolean(),
  infusorImplantDate: civilDate.nullable(),
  infusorRemovalDate: civilDate.nullable(),
  sessionDates: z.array(civilDate),
});

const radiotherapy = z.object({
  intention: z.string(),
  codeIds: z.array(z.number()),
  detailedDescription: z.string(),
  totalDoseGy: z.number(),
  sessions: z.number(),
  fractionationPerDayGy: z.number(),
  tissueVolumeCm3: z.number(),
  startDate: civilDate,
  complexity: z.number(),
});

/** Markers that a version may lack because they came later, each empty: an absent one would read as a change. */
function optionalMarkers(type: TumourType): Record<string, null> {
  const optional = MARKERS[type].filter((marker) => marker.optional);
  return Object.fromEntries(optional.map(({ name }) => [name, null]));
}

/**
 * Content of a version under schema number 1: the shape in which it was stored, with a default for each field that came
 * later. It checks no rule of a form, since those change and a version does not. Source: docs/rules.md 8.16.
 */
export const contentSchema1 = z.object({
  basics: z.object({ doctorId: z.number(), prescriberCenterId: z.number(), patientId: z.number() }),
  protocol: z
    .object({
      geriatricAssessment: optionalText,
      histologicalDiagnosis: z.string(),
      type: z.enum(OPTIONS.tumourType),
      t: z.string(),
      n: z.string(),
      m: z.string(),
      stage: z.string(),
      ecog: z.number(),
      markers: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    })
    .transform((protocol) => ({ ...protocol, markers: { ...optionalMarkers(protocol.type), ...protocol.markers } })),
  previousTreatments: z.array(z.object({ type: z.string(), date: civilDate, description: z.string() })),
  exposures: z.array(z.object({ drugId: z.number(), totalDose: z.number(), unit: z.enum(LIFETIME_UNITS) })).default([]),
  treatment: z.object({ chemotherapy: chemotherapy.nullable(), radiotherapy: z.array(radiotherapy).nullable() }),
  extras: z.object({
    evolutivo: z.boolean(),
    previousRegimen: optionalText,
    performingCenterId: z.number(),
    observations: z.string(),
    officialComments: z.string(),
    justifications: z
      .array(
        z.object({
          rule: z.string(),
          field: z.string(),
          drugId: z.number().nullable().default(null),
          text: z.string(),
          writtenBy: z.string().nullable().default(null),
          writtenAt: z.string().nullable().default(null),
        }),
      )
      .default([]),
  }),
  names: z.object({
    doctor: z.object({ name: z.string(), membershipNumber: optionalText }),
    drugs: z.record(z.string(), z.string()),
    presentations: z.record(z.string(), z.object({ presentation: z.string(), nationalCode: z.string() })),
    centers: z.record(z.string(), z.object({ name: z.string(), province: optionalText })),
    codes: z.record(z.string(), z.object({ code: z.string(), type: z.string() })),
    regimen: optionalText.default(null),
  }),
}) satisfies z.ZodType<VersionContent>;
