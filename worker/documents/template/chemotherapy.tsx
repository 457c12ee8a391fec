import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { TREATMENT_TESTS } from '@aval/domain/catalogue/treatment-tests';
import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import { daysPerCycle } from '@aval/domain/clinical/session-calendar';
import type { ReportedDoses } from '@aval/domain/congruence/report/line-report';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { DrugsTable } from './drugs-table';
import { Field, Fields, Section, Typed, widthOf } from './layout';
import { SessionCalendar } from './session-calendar';
import type { Words } from './words';

interface Props {
  chemotherapy: Chemotherapy | null;
  names: VersionNames;
  doses: ReportedDoses;
  words: Words;
}

export function ChemotherapySection({ chemotherapy, names, doses, words }: Props) {
  const { t } = words;
  if (!chemotherapy) {
    return (
      <Section title={t('section.chemotherapy')}>
        <p>{t('empty.chemotherapy')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('section.chemotherapy')}>
      <Plan chemotherapy={chemotherapy} names={names} words={words} />
      <h3>{t('drugs.title')}</h3>
      <DrugsTable chemotherapy={chemotherapy} names={names} doses={doses} words={words} />
      <SessionCalendar chemotherapy={chemotherapy} names={names} words={words} />
      <h3>{t('support')}</h3>
      <Support chemotherapy={chemotherapy} words={words} />
    </Section>
  );
}

function Plan({ chemotherapy, names, words }: { chemotherapy: Chemotherapy; names: VersionNames; words: Words }) {
  const { t, option } = words;
  const yesOrNo = (answer: boolean) => (answer ? t('yes') : t('no'));
  const dateOrNone = (date: CivilDate | null) => (date ? words.date(date) : t('notApplicable'));
  const surface = shownBodySurface(chemotherapy);
  return (
    <Fields>
      <Field label={t('demand:field.chemotherapy.intention')}>{option('intention', chemotherapy.intention)}</Field>
      <Field label={t('demand:field.chemotherapy.cycle')}>
        {chemotherapy.totalCycles === 0
          ? t('noCycles')
          : t('cycleOf', { cycle: chemotherapy.cycle, total: chemotherapy.totalCycles })}
      </Field>
      <Field label={t('demand:field.chemotherapy.sessionsPerCycle')}>
        {chemotherapy.sessionsPerCycle > 1
          ? t('sessionsEvery', { sessions: chemotherapy.sessionsPerCycle, count: chemotherapy.sessionFrequencyDays })
          : words.number(chemotherapy.sessionsPerCycle)}
      </Field>
      <Field label={t('demand:field.chemotherapy.cycleIntervalDays')}>
        {t('demand:days', { count: chemotherapy.cycleIntervalDays })}
      </Field>
      <Field label={t('demand:field.chemotherapy.heightCm')}>{words.number(chemotherapy.heightCm)} cm</Field>
      <Field label={t('demand:field.chemotherapy.weightKg')}>{words.measure(chemotherapy.weightKg, 'kg')}</Field>
      <Field label={t('demand:field.chemotherapy.bodySurface')}>
        <strong>{surface === null ? t('none') : words.measure(surface, 'm²')}</strong>
      </Field>
      {chemotherapy.regimen && (
        <Field label={t('demand:field.chemotherapy.regimen')} wide={2}>
          <Typed>{words.regimen(names.regimen ?? chemotherapy.regimen.slug, chemotherapy.regimen)}</Typed>
        </Field>
      )}
      {chemotherapy.creatinine !== null && (
        <Field label={t('demand:field.chemotherapy.creatinine')}>
          {words.figure({ value: chemotherapy.creatinine, unit: chemotherapy.creatinineUnit })}
          {chemotherapy.creatinineDate && ` · ${words.date(chemotherapy.creatinineDate)}`}
        </Field>
      )}
      {TREATMENT_TESTS.map((test) => {
        const value = chemotherapy[test.name];
        return value === null ? null : (
          <Field key={test.name} label={t(`demand:field.chemotherapy.${test.name}`)}>
            {test.kind === 'choice'
              ? words.option(test.options, String(value))
              : words.figure({ value: Number(value), unit: test.unit })}
          </Field>
        );
      })}
      <Field label={t('demand:field.chemotherapy.daysPerCycle')}>{words.number(daysPerCycle(chemotherapy))}</Field>
      <Field label={t('demand:field.chemotherapy.firstSessionDate')}>{words.date(chemotherapy.firstSessionDate)}</Field>
      <Field label={t('demand:field.chemotherapy.clinicalTrial')}>{yesOrNo(chemotherapy.clinicalTrial)}</Field>
      <Field label={t('demand:field.chemotherapy.infusorImplantDate')}>
        {dateOrNone(chemotherapy.infusorImplantDate)}
      </Field>
      <Field label={t('demand:field.chemotherapy.infusorRemovalDate')}>
        {dateOrNone(chemotherapy.infusorRemovalDate)}
      </Field>
    </Fields>
  );
}

function Support({ chemotherapy, words: { t } }: { chemotherapy: Chemotherapy; words: Words }) {
  const medicines = [
    'antiemetics',
    'antihistamines',
    'corticosteroids',
    'erythropoietins',
    'otherBisphosphonates',
  ] as const;
  return (
    <Fields>
      {medicines.map((medicine) => (
        <Field key={medicine} label={t(`demand:field.chemotherapy.${medicine}`)} wide={widthOf(chemotherapy[medicine])}>
          <Typed>{chemotherapy[medicine] || t('none')}</Typed>
        </Field>
      ))}
      <Field label={t('demand:field.chemotherapy.heparinization')}>
        {chemotherapy.heparinization ? t('yes') : t('no')}
      </Field>
    </Fields>
  );
}
