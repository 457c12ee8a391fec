import type { Wizard } from '@aval/application/drafts/get-wizard';
import { daysBetween, isCivilDate } from '@aval/domain/calendar/civil-date';
import { fieldLock } from '@aval/domain/validation/field-locks';
import { useEffect, useRef, useState } from 'react';
import { DateInput } from '../../../components/date-input';
import { DrugLetter, drugLetter } from '../../../components/drug-letter';
import { Field } from '../../../components/field';
import { TextInput } from '../../../components/text-input';
import { typedFromCivilDate } from '../../../components/typed-date';
import { useTranslation } from '../../../shell/translation';
import { listAt, textAt } from '../form';
import { isRegular, regenerated, resized, type SessionRhythm } from '../session-count';
import { useStep, useStepField } from '../step-context';
import { typedCycleNumber } from '../typed-figures';
import { LockedField, LockMark } from './locked-field';

const LIST = 'chemotherapy.sessionDates';
const FIRST = 'chemotherapy.firstSessionDate';

/** The dates of the current cycle. The first one sets all of them; the others may be moved by hand. */
export function SessionDates() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form, wizard } = useStep();
  const { dates, rhythm, change } = useSessionDates();
  const first = useStepField(FIRST);
  if (rhythm.count === 0) {
    return (
      <>
        <h3>{t('field.chemotherapy.sessionDates')}</h3>
        <div className="form-grid">
          {first.lock ? (
            <LockedField
              {...{ id: first.id, name: FIRST, lock: first.lock, error: first.error }}
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
      <h3>{t('field.chemotherapy.sessionDates')}</h3>
      <input type="hidden" name={`${LIST}[0]`} value={dates[0] ?? ''} />
      <div className="session-dates">
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
      {first.lock ? null : <p className="hint mt-2">{t('wizard:treatment.datesHint')}</p>}
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
    <div className="session-date">
      <div className="session-date__title">
        <span>{t('field.chemotherapy.session', { number: index + 1 })}</span>
        {lock ? <LockMark lock={lock} /> : null}
        {letters.map((letter) => (
          <DrugLetter key={letter} letter={letter} />
        ))}
      </div>
      <Field
        id={id}
        label={<span className="sr-only">{t('wizard:treatment.sessionDate', { number: index + 1 })}</span>}
        error={error}
        className="session-date__field"
      >
        {lock ? (
          <>
            <TextInput readOnly value={typedFromCivilDate(date)} />
            <input type="hidden" name={name} value={date} />
          </>
        ) : (
          <DateInput name={name} defaultValue={date} min={wizard?.today} onChange={onChange} />
        )}
      </Field>
      {lock?.words ? <small>{lock.words}</small> : null}
      <small>
        {isKnown ? t('wizard:treatment.sessionDay', { weekday, day: daysBetween(first, date) + 1 }) : '\u00a0'}
      </small>
    </div>
  );
}

/** The dates, by session, that are locked because they are past. */
function givenDates(wizard: Wizard | null): readonly (string | undefined)[] {
  const base = wizard?.base?.treatment.chemotherapy?.sessionDates ?? [];
  if (!wizard) return [];
  return base.map((date, index) => {
    const path = `treatment.${LIST}.${index}`;
    return fieldLock(wizard.mode, path, wizard.base, wizard) === 'past' ? date : undefined;
  });
}

/** The dates follow the number of sessions, the frequency and the first date, as far as nobody set them by hand. */
function useSessionDates() {
  const { form, stored, wizard } = useStep();
  const { reread, typed } = form;
  const count = typedCycleNumber(typed, 'sessionsPerCycle') ?? 0;
  const frequencyDays = typedCycleNumber(typed, 'sessionFrequencyDays');
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
      // Sessions that were given stay where they were.
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
