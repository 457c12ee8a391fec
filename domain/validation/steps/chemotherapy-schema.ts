import type { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { OPTIONS } from '../../catalogue/options';
import type { TreatmentTestName } from '../../catalogue/treatment-tests';
import {
  HEIGHT_CM,
  MOST_CYCLES,
  MOST_DAYS,
  MOST_DRUG_LINES,
  MOST_SESSIONS,
  WEIGHT_KG,
} from '../../clinical/form-bounds';
import { CREATININE_UNITS } from '../../clinical/kidney/creatinine';
import { frequencyOf, keptSessions } from '../../clinical/session-calendar';
import { EARLIEST_TREATMENT_DATE, notBefore, notFuture, notPast, notTooLate } from '../fields/date-rules';
import {
  choice,
  civilDate,
  decimal,
  flag,
  group,
  integer,
  list,
  optionalChoice,
  optionalCivilDate,
  optionalDecimal,
  optionalFlag,
  optionalGroup,
  optionalInteger,
  optionalText,
  text,
} from '../fields/field';
import { message } from '../fields/message';
import { drugLineSchema } from './drug-line-schema';
import type { PreviousDates, TreatmentContext } from './treatment-context';

const SUPPORT_TEXT = { max: 2000 };

/** Returns the chemotherapy whose dates may stay in the past; null in a continuation, whose cycle is another one. */
function sameCycleOf({ mode, previous }: TreatmentContext): PreviousDates['chemotherapy'] {
  return mode === 'continue' ? null : (previous?.chemotherapy ?? null);
}

/** Fields from which body surface and doses are computed. */
export const bodyFields = {
  heightCm: integer(HEIGHT_CM),
  weightKg: decimal(WEIGHT_KG),
};

/** Fields from which the plan of the cycles is computed. */
export const cycleFields = {
  cycle: integer({ min: 0, max: MOST_CYCLES }),
  totalCycles: integer({ min: 0, max: MOST_CYCLES }),
  sessionsPerCycle: integer({ min: 0, max: MOST_SESSIONS }),
  sessionFrequencyDays: optionalInteger({ min: 0, max: MOST_DAYS }),
  cycleIntervalDays: integer({ min: 0, max: MOST_DAYS }),
};

/** Fields from which clearance is computed, where a drug is dosed by it. Source: docs/rules.md 8.10. */
export const creatinineFields = {
  creatinine: optionalDecimal({ min: 0.01, max: 9999.99 }),
  creatinineUnit: optionalChoice(CREATININE_UNITS),
};

/** Results of tests that some drugs depend on. Source: docs/rules.md 8.10. */
const testFields = {
  dpd: optionalChoice(OPTIONS.dpd),
  ugt1a1: optionalChoice(OPTIONS.ugt1a1),
  lvefPercent: optionalDecimal({ min: 1, max: 100 }),
  bilirubinMgDl: optionalDecimal({ min: 0, max: 99.99 }),
  astUl: optionalDecimal({ min: 0, max: 99_999 }),
  altUl: optionalDecimal({ min: 0, max: 99_999 }),
} satisfies Record<TreatmentTestName, unknown>;

/** Cycle of the request that is the regimen's first; default 1. Source: docs/rules.md 12.16. */
const firstCycle = optionalInteger({ min: 1, max: MOST_CYCLES }).transform((cycle) => cycle ?? 1);

const shape = group({
  intention: choice<string>(OPTIONS.intention),
  ...bodyFields,
  ...cycleFields,
  firstSessionDate: civilDate(),
  ...creatinineFields,
  creatinineDate: optionalCivilDate(),
  ...testFields,
  /** Version of the chosen library regimen. */
  regimen: optionalGroup({ slug: text({ max: 120 }), version: integer({ min: 1 }), firstCycle }),
  drugs: list(drugLineSchema),
  antiemetics: optionalText(SUPPORT_TEXT),
  antihistamines: optionalText(SUPPORT_TEXT),
  corticosteroids: optionalText(SUPPORT_TEXT),
  erythropoietins: optionalText(SUPPORT_TEXT),
  otherBisphosphonates: optionalText(SUPPORT_TEXT),
  heparinization: flag(),
  clinicalTrial: flag(),
  /** Switches of the form; without them the dates alone tell whether an infusor is used. */
  infusorImplant: optionalFlag(),
  infusorRemoval: optionalFlag(),
  infusorImplantDate: optionalCivilDate(),
  infusorRemovalDate: optionalCivilDate(),
  /** Session dates of the current cycle, first session first. */
  sessionDates: list(civilDate()),
});

export type Chemotherapy = Omit<
  z.output<typeof shape>,
  'infusorImplant' | 'infusorRemoval' | 'sessionFrequencyDays'
> & { sessionFrequencyDays: number };

function typedSchema(context: TreatmentContext) {
  const { today, previous } = context;
  const before = previous?.chemotherapy;
  const sameCycle = sameCycleOf(context);
  const firstDates = [sameCycle?.firstSessionDate];
  const infusorDate = (unchanged: CivilDate | null | undefined) =>
    optionalCivilDate(notPast(today, [unchanged]), notTooLate(today, [unchanged]));
  return shape.extend({
    firstSessionDate: civilDate(
      notBefore(EARLIEST_TREATMENT_DATE),
      notPast(today, firstDates),
      notTooLate(today, firstDates),
    ),
    creatinineDate: optionalCivilDate(notFuture(today)),
    infusorImplantDate: infusorDate(before?.infusorImplantDate),
    infusorRemovalDate: infusorDate(before?.infusorRemovalDate),
    sessionDates: list(civilDate(notTooLate(today, sameCycle?.sessionDates))),
  });
}

type Typed = z.output<ReturnType<typeof typedSchema>>;
type Report = (path: (string | number)[], text: string) => void;

function checkCycles({ cycle, totalCycles }: Typed, report: Report): void {
  if (cycle === undefined || totalCycles === undefined) return;
  if (totalCycles === 0) {
    if (cycle !== 0) report(['cycle'], message('cycleNone'));
  } else if (cycle < 1 || cycle > totalCycles) {
    report(['cycle'], message('cycleRange', { max: totalCycles }));
  }
}

function checkFrequency(plan: Typed, report: Report): void {
  // Leaves an unreadable frequency to its own field, which reports it.
  if (plan.sessionFrequencyDays === null && frequencyOf(plan) === null) {
    report(['sessionFrequencyDays'], message('required'));
  }
}

/** Optional fields that become required with another field: a figure without its unit or date cannot be used. */
const REQUIRED_WITH = {
  creatinineUnit: 'creatinine',
  creatinineDate: 'creatinine',
  infusorImplantDate: 'infusorImplant',
  infusorRemovalDate: 'infusorRemoval',
} as const;

/** Whether a field is required because of another one; schema and labels both use this function. */
export function isRequiredNow(name: keyof typeof REQUIRED_WITH, beside: Readonly<Record<string, unknown>>): boolean {
  const value = beside[REQUIRED_WITH[name]];
  return value !== undefined && value !== null && value !== '' && value !== false;
}

function checkRequiredNow(chemotherapy: Typed, report: Report): void {
  for (const name of Object.keys(REQUIRED_WITH) as (keyof typeof REQUIRED_WITH)[]) {
    if (chemotherapy[name] !== null || !isRequiredNow(name, chemotherapy)) continue;
    report([name], message(name === 'creatinineUnit' ? 'choose' : 'required'));
  }
}

function checkUse(chemotherapy: Typed, report: Report): void {
  const { drugs, heparinization, infusorImplant, infusorRemoval, infusorImplantDate, infusorRemovalDate } =
    chemotherapy;
  const implant = infusorImplant ?? infusorImplantDate !== null;
  const removal = infusorRemoval ?? infusorRemovalDate !== null;
  if (drugs?.length === 0 && heparinization !== true && !implant && !removal) {
    report(['drugs'], message('chemotherapyEmpty'));
  }
  if (drugs && drugs.length > MOST_DRUG_LINES) report(['drugs'], message('drugLinesMany', { max: MOST_DRUG_LINES }));
}

function checkLineSessions({ drugs, sessionsPerCycle }: Typed, report: Report): void {
  if (!sessionsPerCycle) return;
  drugs?.forEach((line, index) => {
    if (line?.sessions && keptSessions(line.sessions, sessionsPerCycle).length === 0) {
      report(['drugs', index, 'sessions'], message('sessionRequired'));
    }
  });
}

function checkSessionDates(
  { sessionsPerCycle, sessionDates, firstSessionDate }: Typed,
  context: TreatmentContext,
  report: Report,
): void {
  if (sessionsPerCycle === undefined) return;
  const before = sameCycleOf(context)?.sessionDates;
  let previous: CivilDate | undefined;
  for (let index = 0; index < sessionsPerCycle; index += 1) {
    const date = sessionDates?.[index];
    if (date === undefined) {
      // An unreadable date has been reported already.
      if (index >= (sessionDates?.length ?? 0)) report(['sessionDates', index], message('required'));
      continue;
    }
    const isMoved = date !== before?.[index];
    if (firstSessionDate !== undefined && date < firstSessionDate) {
      report(['sessionDates', index], message('sessionBeforeFirst'));
    } else if (previous !== undefined && date <= previous) {
      report(['sessionDates', index], message('sessionOrder'));
    } else if (firstSessionDate !== undefined && date < context.today && isMoved) {
      // When the first date itself is past, only that is reported.
      report(['sessionDates', index], message('datePast'));
    }
    previous = date;
  }
}

function checkCatalogue({ drugs }: Typed, { toReplace }: TreatmentContext, report: Report): void {
  if (!toReplace) return;
  drugs?.forEach((line, index) => {
    if (toReplace.drugIds.includes(line.drugId)) report(['drugs', index, 'drugId'], message('withdrawn'));
    else if (toReplace.presentationIds.includes(line.presentationId)) {
      report(['drugs', index, 'presentationId'], message('withdrawn'));
    }
  });
}

/**
 * Schema of the chemotherapy of step 4. Sessions and dates above the number of sessions are dropped, as in the form. A
 * session whose date the last submitted version has is not checked against today; moved and new ones are.
 * Source: docs/rules.md 8.10; 3.10 and 3.13 for cycles and unchanged dates.
 */
export function chemotherapySchema(context: TreatmentContext) {
  return typedSchema(context)
    .superRefine((chemotherapy, refinement) => {
      const report: Report = (path, text) => refinement.addIssue({ code: 'custom', path, message: text });
      checkCycles(chemotherapy, report);
      checkFrequency(chemotherapy, report);
      checkRequiredNow(chemotherapy, report);
      checkUse(chemotherapy, report);
      checkLineSessions(chemotherapy, report);
      checkSessionDates(chemotherapy, context, report);
      checkCatalogue(chemotherapy, context, report);
    })
    .transform(
      ({ infusorImplant, infusorRemoval, ...chemotherapy }): Chemotherapy => ({
        ...chemotherapy,
        sessionFrequencyDays: frequencyOf(chemotherapy) ?? 0,
        drugs: chemotherapy.drugs.map((line) => ({
          ...line,
          sessions: keptSessions(line.sessions, chemotherapy.sessionsPerCycle),
        })),
        sessionDates: chemotherapy.sessionDates.slice(0, chemotherapy.sessionsPerCycle),
        infusorImplantDate: infusorImplant === false ? null : chemotherapy.infusorImplantDate,
        infusorRemovalDate: infusorRemoval === false ? null : chemotherapy.infusorRemovalDate,
      }),
    );
}
