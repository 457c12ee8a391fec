import { SEVERITIES } from '@aval/domain/congruence/findings/finding';
import { z } from 'zod';
import { REPORT } from '../examples/congruence-examples';
import { day, rowId } from '../schemas/atoms';

/** Whether there is a report: that it has no finding says something only then. */
export const analysisStatus = z.enum(['not_analysed', 'analysed']).meta({
  description: 'Whether rules were applied: that there is no finding says something only then.',
});

export const finding = z
  .object({
    rule: z.string().meta({ description: 'Its name, which never changes.', example: 'MRK-01' }),
    ruleVersion: z.int(),
    severity: z.enum(SEVERITIES).meta({ description: 'It advises: none of them stops or decides anything.' }),
    text: z.string().meta({ description: 'What was found, in the language of Accept-Language.' }),
    settles: z.string().meta({ description: 'What would settle it.' }),
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
const cents = z.int().nullable();

const supply = z
  .object({
    units: z
      .array(z.object({ presentationId: rowId, strengthMg: z.number(), count: z.int() }))
      .meta({ description: 'For one administration.' }),
    suppliedMg: z.number(),
    wasteMg: z.number(),
    cost: z
      .object({ sessionCents: cents, cycleCents: cents, courseCents: cents })
      .nullable()
      .meta({ description: 'In whole cents of a euro; for roles of the insurer alone.' }),
  })
  .nullable();

const line = z
  .object({
    letter: z.string().meta({ example: 'A' }),
    drug: z.string().nullable(),
    administrationMg: mg('one administration'),
    sessionMg: mg('one session'),
    cycleMg: mg('one cycle'),
    courseMg: mg('all cycles'),
    steps: z.array(z.string()).meta({ description: 'How the dose of all cycles was reckoned, as far as it could be.' }),
    deviationPercent: z.number().nullable().meta({ description: 'From the chosen regimen; more is positive.' }),
    isBesideRegimen: z.boolean().meta({ description: 'A regimen is chosen, and the drug is none of it.' }),
    bandMg: z.number().nullable().meta({ description: 'One administration rounded to its published dose band.' }),
    bandVariancePercent: z.number().nullable(),
    wholeUnitsMg: z.number().nullable().meta({ description: 'Rounded to what whole vials or tablets make.' }),
    wholeUnitsVariancePercent: z.number().nullable(),
    cheapest: supply,
    leastWasteful: supply,
  })
  .meta({ id: 'CongruenceLine' });

const lifetime = z
  .object({
    drug: z.string().nullable().meta({ description: 'null: all anthracyclines together, in doxorubicin.' }),
    sum: z
      .enum(['anthracyclines', 'anthracyclines_with_liposomal'])
      .nullable()
      .meta({ description: 'What is added up where `drug` is null.' }),
    unit: z.string().meta({ example: 'mg/m2' }),
    total: z.number().meta({ description: 'With the cycles that are asked for.' }),
    isComplete: z.boolean().meta({ description: 'false: something could not be added, and the total is a floor.' }),
    limits: z.array(
      z.object({
        limit: z.number().nullable(),
        exceededInCycle: z.int().nullable().meta({ description: 'Of this request or an earlier one.' }),
        isExceeded: z.boolean(),
        source: z.string(),
      }),
    ),
  })
  .meta({ id: 'LifetimeDose' });

const radiotherapy = z
  .object({
    totalGy: z.number().nullable(),
    effects: z.array(
      z.object({ alphaBetaGy: z.number(), bedGy: z.number().nullable(), eqd2Gy: z.number().nullable() }),
    ),
    endDate: day.nullable(),
  })
  .meta({ id: 'CongruenceRadiotherapy' });

/** What the analysis says of a content. */
export const reportAnswer = z
  .object({
    on: day.meta({ description: 'The day on which it was made.' }),
    ruleBookVersion: z.int().meta({ description: "Of the company's rules." }),
    ruleCount: z.int().meta({ description: 'How many rules looked, those that found nothing among them.' }),
    findings: z.array(finding).meta({ description: 'The gravest first.' }),
    failed: z.array(z.string()).meta({ description: 'Rules that failed: what they would say is not known.' }),
    regimen: z
      .object({ name: z.string(), version: z.int() })
      .nullable()
      .meta({ description: 'The one that was chosen, if the library knows that version.' }),
    bodySurfaceM2: z.number().nullable(),
    clearanceMlMin: z.number().nullable().meta({ description: 'Null unless a drug is dosed by it.' }),
    lines: z.array(line),
    lifetimeDoses: z.array(lifetime),
    radiotherapy: z.array(radiotherapy),
  })
  .meta({ id: 'CongruenceReport', example: REPORT });
