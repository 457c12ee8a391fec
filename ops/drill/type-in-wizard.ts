import type { Typed, TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { DraftStep } from '@aval/application/drafts/wizard/draft-forms';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import { sessionDates } from '@aval/domain/clinical/session-calendar';
import type { Random } from './random';

/** A step of the wizard with its typed content. */
export interface TypedStep {
  step: DraftStep;
  form: TypedForm;
}

const LATEST_CONTINUATION_DAYS = 15;
const LONGEST_DELAY_DAYS = 5;

/** Returns the steps that a user types in a mode of the wizard: a text, and dates where the mode requires them. */
export function typeInWizard({ mode, forms, today }: Wizard, words: string, random: Random): TypedStep[] {
  const { treatment, extras } = forms;
  const some = (most: number) => 1 + Math.floor(random.between(0, most));
  switch (mode) {
    case 'draft':
      return [];
    case 'change_dates':
      return [{ step: 'treatment', form: withLaterDates(treatment, today, some(LONGEST_DELAY_DAYS)) }];
    case 'continue':
      return [
        { step: 'treatment', form: withCycleFrom(treatment, addDays(today, some(LATEST_CONTINUATION_DAYS))) },
        { step: 'extras', form: { ...extras, observations: words } },
      ];
    case 'missing_info':
    case 'edit_active':
      return [{ step: 'extras', form: { ...extras, observations: words } }];
    case 'administrative':
      return [{ step: 'extras', form: { ...extras, officialComments: words } }];
  }
}

function withCycleFrom(treatment: TypedForm | null, firstSessionDate: CivilDate): TypedForm {
  const chemotherapy = chemotherapyOf(treatment);
  const plan = {
    sessionsPerCycle: Number(chemotherapy.sessionsPerCycle),
    sessionFrequencyDays: Number(chemotherapy.sessionFrequencyDays),
  };
  const dates = { firstSessionDate, sessionDates: sessionDates(firstSessionDate, plan) };
  return { ...treatment, chemotherapy: { ...chemotherapy, ...dates } };
}

/** Moves sessions from today on by some days; past ones stay. */
function withLaterDates(treatment: TypedForm | null, today: CivilDate, days: number): TypedForm {
  const chemotherapy = chemotherapyOf(treatment);
  const later = (date: Typed | undefined) => (typeof date === 'string' && date >= today ? addDays(date, days) : date);
  const { firstSessionDate, sessionDates: dates } = chemotherapy;
  return {
    ...treatment,
    chemotherapy: {
      ...chemotherapy,
      firstSessionDate: later(firstSessionDate) ?? '',
      sessionDates: Array.isArray(dates) ? dates.map((date) => later(date) ?? '') : [],
    },
  };
}

function chemotherapyOf(treatment: TypedForm | null): TypedForm {
  const chemotherapy = treatment?.chemotherapy;
  return typeof chemotherapy === 'object' && !Array.isArray(chemotherapy) ? chemotherapy : {};
}

/** Returns the fields under their names in the page, such as `chemotherapy.drugs[0].dose`. */
export function fieldsOf(form: TypedForm): Record<string, string> {
  const fields: Record<string, string> = {};
  const write = (value: Typed, name: string): void => {
    if (typeof value === 'string') fields[name] = value;
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) write(item, `${name}[${index}]`);
    else for (const [key, part] of Object.entries(value)) write(part, name ? `${name}.${key}` : key);
  };
  write(form, '');
  return fields;
}
