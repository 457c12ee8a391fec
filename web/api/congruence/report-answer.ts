import { LIFETIME_UNITS } from '@aval/domain/clinical/lifetime/exposures';
import { SEVERITIES } from '@aval/domain/congruence/findings/finding';
import { RULE_IDS } from '@aval/domain/congruence/rule-ids';
import { z } from 'zod';
import { REPORT } from '../examples/congruence-examples';
import { oneOf } from '../schemas/among';
import { day, rowId } from '../schemas/atoms';

/** Whether a report exists: the absence of findings means something only then. */
export const analysisStatus = z.enum(['not_analysed', 'analysed']).meta({
  description: 'Whether rules were applied: that there is no finding says something only then.',
});

export const finding = z
  .object({
    rule: oneOf(RULE_IDS).meta({ description: 'Its name, which never changes.', example: 'MRK-01' }),
    ruleVersion: z.int().meta({ description: 'Of the rule, as it was then.' }),
    severity: z.enum(SEVERITIES).meta({ description: 'It advises: none of them stops or decides anything.' }),
    text: z.string().meta({ description: 'What was found, in the language of Accept-Language.' }),
    settles: z.string().meta({ description: 'How to resolve it.' }),
    fields: z.array(z.string()).meta({
      description: 'What it is about, by the names of the demand; the field that it concerns comes first.',
    }),
    sources: z.array(z.string()).min(1).meta({ description: 'Where the rule can be looked up.' }),
    justification: z.string().nullable().meta({ description: 'What the doctor answered to it.' }),
  })
  .meta({ id: 'Finding' });

const mg = (of: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `mg of ${of}; null where it cannot be computed.` });
const cents = (of: string) =>
  z
    .int()
    .nullable()
    .meta({ description: `Of ${of}.` });
const percent = z.number().nullable().meta({ description: 'How far that is from the computed dose.' });

const supply = z
  .object({
    units: z
      .array(
        z.object({
          presentationId: rowId,
          strengthMg: z.number().meta({ description: 'Of one of them.' }),
          count: z.int().meta({ description: 'How many.' }),
          packs: z
            .object({
              cycle: z.int().nullable().meta({ description: 'For one cycle.' }),
              course: z.int().nullable().meta({ description: 'For the cycles that are asked for.' }),
            })
            .optional()
            .meta({ description: 'Of what is handed out in whole packs: how many a cycle and all cycles take.' }),
        }),
      )
      .meta({ description: 'For one administration.' }),
    suppliedMg: z.number().meta({ description: 'What they hold together.' }),
    wasteMg: z.number().meta({
      description:
        'What of it is left over; of tablets, all of which are taken, how much more it is than the dose, or less.',
    }),
    cost: z
      .object({
        sessionCents: cents('one session'),
        cycleCents: cents('one cycle'),
        courseCents: cents('the cycles that are asked for'),
      })
      .nullable()
      .meta({ description: 'In whole cents of a euro; for roles of the insurer alone.' }),
  })
  .nullable();

const line = z
  .object({
    letter: z.string().meta({ description: 'Of the line, in the order of the demand.', example: 'A' }),
    drug: z.string().nullable().meta({ description: 'Its name; null where it is not known.' }),
    administrationMg: mg('one administration'),
    sessionMg: mg('one session').meta({
      description:
        'mg of one session; null where it cannot be computed, as of intakes that the sessions of a cycle do not share out evenly.',
    }),
    cycleMg: mg('one cycle'),
    courseMg: mg('`cycles`'),
    cycles: z
      .object({
        first: z.int().meta({ description: 'The current one.' }),
        last: z.int().meta({ description: 'The last one in which it is given.' }),
      })
      .nullable()
      .meta({
        description:
          'In which the drug is asked for; null where their number is not known, or the regimen gives another dose in some.',
      }),
    steps: z.array(z.string()).meta({ description: 'How the dose of the cycles was reckoned, as far as it could be.' }),
    deviationPercent: z.number().nullable().meta({
      description:
        'From the chosen regimen; more is positive. Null where it says no dose, or the two cannot be compared.',
    }),
    isBesideRegimen: z.boolean().meta({
      description:
        'A regimen is chosen, and the line is none of it: another drug, or one line more of it than the regimen has.',
    }),
    isUnknownDrug: z.boolean().nullable().meta({
      description:
        'The rules do not know the drug: that nothing was found says nothing of this line. Null in reports of before it was kept.',
    }),
    bandMg: z.number().nullable().meta({ description: 'One administration rounded to its published dose band.' }),
    bandVariancePercent: percent,
    wholeUnitsMg: z.number().nullable().meta({ description: 'Rounded to what whole vials or tablets make.' }),
    wholeUnitsVariancePercent: percent,
    cheapest: supply.meta({
      description:
        'The packs that cost least; null where that cannot be said, as of tablets while nobody knows how often they are taken.',
    }),
    leastWasteful: supply.meta({ description: 'The packs of which least is left over.' }),
  })
  .meta({ id: 'CongruenceLine' });

const lifetime = z
  .object({
    drug: z.string().nullable().meta({ description: 'null: all anthracyclines together, in doxorubicin.' }),
    sum: z
      .enum(['anthracyclines', 'anthracyclines_with_liposomal'])
      .nullable()
      .meta({ description: 'What is added up where `drug` is null.' }),
    unit: oneOf(LIFETIME_UNITS).meta({ description: 'Of total and limit.', example: 'mg/m2' }),
    total: z.number().meta({ description: 'With the cycles that are asked for.' }),
    isComplete: z.boolean().meta({ description: 'false: something could not be added, and the total is a floor.' }),
    notes: z.array(z.string()).meta({
      description:
        'What is to be known of the total, in words: what was declared in another unit and reckoned with the surface of the request, and what could not be added.',
    }),
    limits: z
      .array(
        z.object({
          limit: z.number().nullable().meta({ description: 'As it holds for this patient; null where it has none.' }),
          exceededInCycle: z.int().nullable().meta({ description: 'Of this request or an earlier one.' }),
          isExceeded: z.boolean().meta({ description: 'By the total.' }),
          source: z.string().meta({ description: 'Where it can be looked up.' }),
        }),
      )
      .meta({ description: 'What is published for it.' }),
  })
  .meta({ id: 'LifetimeDose' });

const radiotherapy = z
  .object({
    totalGy: z.number().nullable().meta({ description: 'Of all sessions.' }),
    effects: z
      .array(
        z.object({
          alphaBetaGy: z.number().meta({ description: 'The α/β of the tissue.' }),
          bedGy: z.number().nullable().meta({ description: 'Biologically effective dose.' }),
          eqd2Gy: z.number().nullable().meta({ description: 'Equivalent dose in fractions of 2 Gy.' }),
        }),
      )
      .meta({ description: 'By how tissue answers to fractions.' }),
    endDate: day.nullable().meta({ description: 'Of its last session.' }),
  })
  .meta({ id: 'CongruenceRadiotherapy' });

/** Analysis of a content. */
export const reportAnswer = z
  .object({
    on: day.meta({ description: 'The day on which it was made.' }),
    ruleBookVersion: z.int().meta({ description: "Of the company's rules." }),
    ruleCount: z.int().meta({ description: 'How many rules looked, those that found nothing among them.' }),
    findings: z.array(finding).meta({ description: 'The gravest first.' }),
    failed: z.array(oneOf(RULE_IDS)).meta({ description: 'Rules that failed: what they would say is not known.' }),
    regimen: z
      .object({ name: z.string(), version: z.int().meta({ description: 'Of the regimen.' }) })
      .nullable()
      .meta({ description: 'The one that was chosen, if the library knows that version.' }),
    bodySurfaceM2: z.number().nullable().meta({ description: 'Null where it cannot be computed.' }),
    clearanceMlMin: z
      .number()
      .nullable()
      .meta({ description: 'Null unless a drug is dosed by it, or has a renal threshold and a creatinine is given.' }),
    lines: z.array(line).meta({ description: 'Of the chemotherapy, each drug.' }),
    lifetimeDoses: z.array(lifetime).meta({ description: 'Of drugs that have one.' }),
    radiotherapy: z.array(radiotherapy).meta({ description: 'Each course.' }),
  })
  .meta({ id: 'CongruenceReport', example: REPORT });
