import { LIFETIME_UNITS } from '@aval/domain/clinical/lifetime/exposures';
import { BASIS_REASONS, CHECK_STATES } from '@aval/domain/congruence/basis';
import { LINE_CHECKS, RADIOTHERAPY_CHECKS } from '@aval/domain/congruence/coverage/check';
import { SEVERITIES } from '@aval/domain/congruence/findings/finding';
import { RULE_IDS } from '@aval/domain/congruence/rule-ids';
import { BASES } from '@aval/domain/reference/source';
import { z } from 'zod';
import { REPORT } from '../examples/congruence-examples';
import { oneOf } from '../schemas/among';
import { day, rowId } from '../schemas/atoms';

/** Whether a report exists: the absence of findings means something only then. */
export const analysisStatus = z.enum(['not_analysed', 'analysed']).meta({
  description: '`analysed` if the rules ran. If they did not, an empty list of findings means nothing.',
});

export const finding = z
  .object({
    rule: oneOf(RULE_IDS).meta({ description: 'Stable name of the rule.', example: 'MRK-01' }),
    ruleVersion: z.int().meta({ description: 'Version of the rule at the time.' }),
    severity: z
      .enum(SEVERITIES)
      .meta({ description: 'Severity. Findings are advisory and never stop or decide anything.' }),
    text: z.string().meta({ description: 'The finding, in the language of Accept-Language.' }),
    settles: z.string().meta({ description: 'How to resolve it.' }),
    fields: z.array(z.string()).meta({
      description: 'Fields of the demand that it concerns, the main one first.',
    }),
    sources: z.array(z.string()).min(1).meta({ description: 'Published sources.' }),
    basis: z.enum(BASES).nullable().meta({
      description:
        'What the first source rests on: `text`: compared with the published text; `knowledge`: expert knowledge, not compared; `choice`: the product’s own criterion; `computed`: derived from other data. Null for regimens of the library and in reports made before this was recorded.',
    }),
    justification: z.string().nullable().meta({ description: 'The doctor’s justification.' }),
    justifiedBy: z.string().nullable().meta({ description: 'Who wrote the justification, if it was kept.' }),
    justifiedAt: z.iso.datetime().nullable().meta({ description: 'When it was written.' }),
  })
  .meta({ id: 'Finding' });

/** Checks of a line or a course; the names of the checks are its own. */
function checksOf<Name extends string>(names: readonly [Name, ...Name[]]) {
  return z
    .array(
      z.object({
        check: z.enum(names).meta({ description: 'What is checked.' }),
        state: z.enum(CHECK_STATES).meta({
          description:
            '`checked`: compared with a reference. `notChecked`: not compared, so that the absence of findings says nothing about it. `notApplicable`: there is nothing to compare.',
        }),
        reason: z
          .enum(BASIS_REASONS)
          .nullable()
          .meta({ description: 'Why it was not checked, does not apply, or was checked in part only.' }),
        text: z.string().meta({ description: 'The same as a sentence, in the language of Accept-Language.' }),
      }),
    )
    .nullable()
    .meta({
      description:
        'What was checked and what was not. It is no finding. Null in reports made before this was recorded: then nothing is known to have been checked.',
    });
}

const mg = (of: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `mg per ${of}; null if it cannot be computed.` });
const cents = (of: string) =>
  z
    .int()
    .nullable()
    .meta({ description: `Cost of ${of}, in euro cents.` });
const percent = z.number().nullable().meta({ description: 'Difference from the computed dose, in %.' });

const supply = z
  .object({
    units: z
      .array(
        z.object({
          presentationId: rowId,
          strengthMg: z.number().meta({ description: 'Content of one unit in mg.' }),
          count: z.int().meta({ description: 'Number of units.' }),
          packs: z
            .object({
              cycle: z.int().nullable().meta({ description: 'Per cycle.' }),
              course: z.int().nullable().meta({ description: 'For all requested cycles.' }),
            })
            .optional()
            .meta({ description: 'For drugs dispensed in whole packs: packs per cycle and for all cycles.' }),
        }),
      )
      .meta({ description: 'Units of one administration.' }),
    suppliedMg: z.number().meta({ description: 'Content of all units in mg.' }),
    wasteMg: z.number().meta({
      description: 'What is left over, in mg; for tablets, which are all taken, the difference from the dose.',
    }),
    cost: z
      .object({
        sessionCents: cents('one session'),
        cycleCents: cents('one cycle'),
        courseCents: cents('all requested cycles'),
      })
      .nullable()
      .meta({ description: 'In euro cents. Only for roles of the company.' }),
  })
  .nullable();

const line = z
  .object({
    letter: z.string().meta({ description: 'Letter of the drug line, in the order of the demand.', example: 'A' }),
    drug: z.string().nullable().meta({ description: 'Name; null if unknown.' }),
    administrationMg: mg('administration'),
    sessionMg: mg('session').meta({
      description:
        'mg per session; null if it cannot be computed, for example when intakes are not spread evenly over the sessions.',
    }),
    cycleMg: mg('cycle'),
    courseMg: mg('course of the requested `cycles`'),
    cycles: z
      .object({
        first: z.int().meta({ description: 'First cycle: the current one.' }),
        last: z.int().meta({ description: 'Last cycle in which it is given.' }),
      })
      .nullable()
      .meta({
        description:
          'Cycles in which the drug is requested; null if their number is unknown or the regimen changes the dose between them.',
      }),
    steps: z.array(z.string()).meta({ description: 'Steps of the calculation, as far as it could be done.' }),
    deviationPercent: z.number().nullable().meta({
      description:
        'Difference from the chosen regimen in %; positive is more. Null if the regimen gives no dose or the two cannot be compared.',
    }),
    isBesideRegimen: z.boolean().meta({
      description: 'Whether a regimen is chosen that does not have this line.',
    }),
    isUnknownDrug: z.boolean().nullable().meta({
      description:
        'Whether the rules do not know this drug; its doses and limits are then not checked. Null in reports made before this was recorded.',
    }),
    checks: checksOf(LINE_CHECKS),
    bandMg: z
      .number()
      .nullable()
      .meta({ description: 'Dose of one administration in mg, rounded to its published dose band.' }),
    bandVariancePercent: percent,
    wholeUnitsMg: z
      .number()
      .nullable()
      .meta({ description: 'Dose of one administration in mg, rounded to whole vials or tablets.' }),
    wholeUnitsVariancePercent: percent,
    cheapest: supply.meta({
      description:
        'The cheapest combination of packs; null if it cannot be determined, for example when the number of intakes is unknown.',
    }),
    leastWasteful: supply.meta({ description: 'The combination of packs with the least waste.' }),
  })
  .meta({ id: 'CongruenceLine' });

const lifetime = z
  .object({
    drug: z
      .string()
      .nullable()
      .meta({ description: 'Name of the drug; null for all anthracyclines together, expressed as doxorubicin.' }),
    sum: z
      .enum(['anthracyclines', 'anthracyclines_with_liposomal'])
      .nullable()
      .meta({ description: 'What is added up when `drug` is null.' }),
    unit: oneOf(LIFETIME_UNITS).meta({ description: 'Unit of total and limit.', example: 'mg/m2' }),
    total: z.number().meta({ description: 'Lifetime dose, with the requested cycles.' }),
    isComplete: z.boolean().meta({ description: 'Whether every dose could be added; if not, the total is a minimum.' }),
    notes: z.array(z.string()).meta({
      description:
        'Notes about the total: doses converted with the body surface of this request, and doses that could not be added.',
    }),
    limits: z
      .array(
        z.object({
          limit: z.number().nullable().meta({ description: 'The limit for this patient; null if there is none.' }),
          exceededInCycle: z.int().nullable().meta({
            description:
              'Cycle in which the total reaches the limit, of this request or an earlier one; null if it does not, or reaches it by a dose without a cycle.',
          }),
          isExceeded: z.boolean().meta({ description: 'Whether the total reaches it.' }),
          source: z.string().meta({ description: 'Published source.' }),
        }),
      )
      .meta({ description: 'Published limits.' }),
  })
  .meta({ id: 'LifetimeDose' });

const radiotherapy = z
  .object({
    totalGy: z.number().nullable().meta({ description: 'Dose of all sessions together, in Gy.' }),
    effects: z
      .array(
        z.object({
          alphaBetaGy: z.number().meta({ description: 'The α/β ratio of the tissue, in Gy.' }),
          bedGy: z.number().nullable().meta({ description: 'Biologically effective dose, in Gy.' }),
          eqd2Gy: z.number().nullable().meta({ description: 'Equivalent dose in fractions of 2 Gy, in Gy.' }),
        }),
      )
      .meta({ description: 'Effect on each type of tissue.' }),
    endDate: day.nullable().meta({ description: 'Date of the last session.' }),
    checks: checksOf(RADIOTHERAPY_CHECKS),
  })
  .meta({ id: 'CongruenceRadiotherapy' });

/** Analysis of a content. */
export const reportAnswer = z
  .object({
    on: day.meta({ description: 'Date of the analysis.' }),
    ruleBookVersion: z.int().meta({ description: 'Version of the company’s rules.' }),
    ruleCount: z.int().meta({ description: 'Number of rules that ran, including those without findings.' }),
    findings: z.array(finding).meta({ description: 'Most serious first.' }),
    failed: z
      .array(oneOf(RULE_IDS))
      .meta({ description: 'Rules that failed; whether they would have found something is unknown.' }),
    regimen: z
      .object({ name: z.string(), version: z.int().meta({ description: 'Version of the regimen.' }) })
      .nullable()
      .meta({ description: 'The chosen regimen, if the library has that version.' }),
    regimenInLibrary: z.boolean().nullable().meta({
      description:
        'Whether a regimen is chosen or the library has one with these drugs for the tumour. Null if that was not judged, as with an unknown drug or in a trial.',
    }),
    bodySurfaceM2: z
      .number()
      .nullable()
      .meta({ description: 'Body surface area in m²; null if it cannot be computed.' }),
    clearanceMlMin: z.number().nullable().meta({
      description:
        'Creatinine clearance in ml/min. Null unless a drug is dosed by clearance, or has a renal threshold and a creatinine is given.',
    }),
    lines: z.array(line).meta({ description: 'Each drug line of the chemotherapy.' }),
    lifetimeDoses: z.array(lifetime).meta({ description: 'For drugs with a lifetime limit.' }),
    radiotherapy: z.array(radiotherapy).meta({ description: 'Each course of radiotherapy.' }),
  })
  .meta({ id: 'CongruenceReport', example: REPORT });
