import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { daysBetween, isCivilDate } from '@aval/domain/calendar/civil-date';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { fieldLock } from '@aval/domain/validation/locks/field-locks';
import { useEffect, useRef, useState } from 'react';
import { DrugLetter } from '../../../components/demand/drug-letter';
import { DateInput } from '../../../components/fields/dates/date-input';
import { typedFromCivilDate } from '../../../components/fields/dates/typed-date';
import { Field } from '../../../components/fields/field';
import { formGrid } from '../../../components/fields/field-look';
import { FormHeading } from '../../../components/fields/form-section';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { StepFindings } from '../congruence/step-findings';
import { listAt, textAt } from '../steps/form';
import { LockedField, LockMark } from '../steps/locked-field';
import { useStep, useStepField } from '../steps/step-context';
import { isRegular, regenerated, resized, type SessionRhythm } from './session-count';
import { typedCycleNumber, typedFrequency } from './typed-figures';

const LIST = 'chemotherapy.sessionDates';
const FIRST = 'chemotherapy.firstSessionDate';

const DATES = ['grid grid-cols-5 gap-2.5 max-xl:grid-cols-3 max-md:grid-cols-[1fr] max-md:gap-2'].join(' ');

/** Card of a date: the letters wrap into rows of their own, while the date fields of a row stay aligned. */
const DATE = [
  'grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr] gap-2 rounded-lg border border-line-2 p-2.5',
  'max-md:grid-cols-[104px_minmax(0,1fr)] max-md:grid-rows-none max-md:items-center',
  '[&_input:not([type=date])]:px-2 [&_input:not([type=date])]:py-0',
  '[&_small]:text-ink-3 [&_small]:text-xs max-md:[&_small]:hidden',
].join(' ');
const TITLE = 'flex flex-wrap content-start items-center gap-[3px] font-medium text-xs/[1.125rem]';

/** Dates of the current cycle. The first one determines all; the others can be changed by hand. */
export function SessionDates() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form, wizard } = useStep();
  const { dates, rhythm, change } = useSessionDates();
  const first = useStepField(FIRST);
  if (rhythm.count === 0) {
    return (
      <>
        <FormHeading>{t('field.chemotherapy.sessionDates')}</FormHeading>
        <div className={formGrid}>
          {first.lock ? (
            <LockedField
              id={first.id}
              name={FIRST}
              lock={first.lock}
              error={first.error}
              label={t('field.chemotherapy.firstSessionDate')}
              className="md:col-span-4"
              text={typedFromCivilDate(first.initial)}
              value={first.initial}
            />
          ) : (
            <Field
              id={first.id}
              label={t('field.chemotherapy.firstSessionDate')}
              error={first.error}
              hint={t('wizard:treatment.noSessionsDate')}
              className="md:col-span-4"
            >
              <DateInput
                name={FIRST}
                defaultValue={dates[0] ?? ''}
                min={wizard?.today}
                onChange={(date) => change(0, date)}
              />
            </Field>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      <FormHeading>{t('field.chemotherapy.sessionDates')}</FormHeading>
      <input type="hidden" name={`${LIST}[0]`} value={dates[0] ?? ''} />
      <div className={DATES}>
        {Array.from({ length: rhythm.count }, (_, index) => index).map((index) => (
          <SessionDate
            key={index}
            index={index}
            date={dates[index] ?? ''}
            first={dates[0] ?? ''}
            letters={lettersOf(form.typed, index + 1)}
            onChange={(date) => change(index, date)}
          />
        ))}
      </div>
      {first.lock ? null : <p className="text-xs text-ink-3 mt-2">{t('wizard:treatment.datesHint')}</p>}
      <StepFindings of={/^treatment\.chemotherapy\.(sessionDates|firstSessionDate)/} className="mt-3" />
    </>
  );
}

function lettersOf(typed: unknown, session: number): string[] {
  return listAt(typed, 'chemotherapy.drugs').flatMap((line, index) =>
    listAt(line, 'sessions').includes(String(session)) ? [drugLetter(index)] : [],
  );
}

interface SessionDateProps {
  index: number;
  date: string;
  first: string;
  letters: readonly string[];
  onChange: (date: string) => void;
}

function SessionDate({ index, date, first, letters, onChange }: SessionDateProps) {
  const { t, i18n } = useTranslation(['demand', 'wizard']);
  const { wizard } = useStep();
  const name = index === 0 ? FIRST : `${LIST}[${index}]`;
  const { id, error, lock } = useStepField(name);
  const isKnown = isCivilDate(date) && isCivilDate(first);
  const weekday = isKnown
    ? new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
    : '';
  return (
    <div className={DATE} data-part="session-date">
      <div className={TITLE}>
        <span className="mr-auto">{t('field.chemotherapy.session', { number: index + 1 })}</span>
        {lock ? <LockMark lock={lock} /> : null}
        {letters.map((letter) => (
          <DrugLetter key={letter} letter={letter} size="small" />
        ))}
      </div>
      <Field
        id={id}
        label={<span className="sr-only">{t('wizard:treatment.sessionDate', { number: index + 1 })}</span>}
        error={error}
        className="min-w-0 [&>label]:absolute"
      >
        {lock ? (
          <>
            <TextInput dense readOnly value={typedFromCivilDate(date)} />
            <input type="hidden" name={name} value={date} />
          </>
        ) : (
          <DateInput dense name={name} defaultValue={date} min={wizard?.today} onChange={onChange} />
        )}
      </Field>
      {lock?.words ? <small>{lock.words}</small> : null}
      <small>
        {isKnown ? t('wizard:treatment.sessionDay', { weekday, day: daysBetween(first, date) + 1 }) : '\u00a0'}
      </small>
    </div>
  );
}

/** Returns the dates that are locked because they are past, by session. */
function givenDates(wizard: Wizard | null): readonly (string | undefined)[] {
  const base = wizard?.base?.treatment.chemotherapy?.sessionDates ?? [];
  if (!wizard) return [];
  return base.map((date, index) => {
    const path = `treatment.${LIST}.${index}`;
    return fieldLock(wizard.mode, path, wizard.base, wizard) === 'past' ? date : undefined;
  });
}

/** State of the dates: they follow the number of sessions, the frequency and the first date unless set by hand. */
function useSessionDates() {
  const { form, stored, wizard } = useStep();
  const { reread, typed } = form;
  const count = typedCycleNumber(typed, 'sessionsPerCycle') ?? 0;
  const frequencyDays = typedFrequency(typed);
  const rhythm: SessionRhythm = { count, frequencyDays };
  const [dates, setDates] = useState<string[]>(() => {
    const kept = listAt(stored, LIST).map(String);
    return kept.length > 0 ? kept : [textAt(stored, FIRST)];
  });
  const before = useRef(rhythm);
  const given = useRef(givenDates(wizard));

  useEffect(() => {
    const old = before.current;
    if (old.count === count && old.frequencyDays === frequencyDays) return;
    before.current = { count, frequencyDays };
    setDates((current) => {
      const isFresh = old.frequencyDays !== frequencyDays && isRegular(current, old);
      const next = isFresh
        ? regenerated(current[0] ?? '', { count, frequencyDays })
        : resized(current, { count, frequencyDays });
      // Past sessions keep their dates.
      return next.map((date, index) => given.current[index] ?? date);
    });
  }, [count, frequencyDays]);

  const shown = useRef(dates);
  useEffect(() => {
    if (shown.current === dates) return;
    shown.current = dates;
    reread(LIST);
  }, [dates, reread]);

  function change(index: number, date: string) {
    setDates((current) => {
      if (current[index] === date) return current;
      if (index === 0 && isCivilDate(date)) return regenerated(date, rhythm);
      const next = resized(current, rhythm);
      next[index] = date;
      return next;
    });
  }

  return { dates, rhythm, change };
}
