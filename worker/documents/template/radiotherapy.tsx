import type { RadiotherapyTreatment } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { Field, Fields, place, Section, Typed } from './layout';
import type { Words } from './words';

interface Props {
  treatments: readonly RadiotherapyTreatment[] | null;
  names: VersionNames;
  words: Words;
}

export function RadiotherapySection({ treatments, names, words }: Props) {
  const { t } = words;
  return (
    <Section title={t('section.radiotherapy')}>
      {treatments && treatments.length > 0 ? (
        treatments.map((treatment, index) => (
          <div key={place(index)} className="together">
            {treatments.length > 1 && <h3>{t('radiotherapyLine', { number: index + 1 })}</h3>}
            <Treatment treatment={treatment} names={names} words={words} />
          </div>
        ))
      ) : (
        <p>{t('empty.radiotherapy')}</p>
      )}
    </Section>
  );
}

function Treatment({
  treatment,
  names,
  words,
}: {
  treatment: RadiotherapyTreatment;
  names: VersionNames;
  words: Words;
}) {
  const { t, option } = words;
  return (
    <Fields>
      <Field label={t('demand:field.radiotherapy.intention')}>{option('intention', treatment.intention)}</Field>
      <Field label={t('demand:field.radiotherapy.startDate')}>{words.date(treatment.startDate)}</Field>
      <Field label={t('common:label.sessions')}>{words.number(treatment.sessions)}</Field>
      <Field label={t('demand:field.radiotherapy.complexity')}>{words.number(treatment.complexity)}</Field>
      <Field label={t('demand:field.radiotherapy.totalDoseGy')}>{words.measure(treatment.totalDoseGy, 'Gy')}</Field>
      <Field label={t('demand:field.radiotherapy.fractionationPerDayGy')}>
        {words.measure(treatment.fractionationPerDayGy, 'Gy')}
      </Field>
      <Field label={t('demand:field.radiotherapy.tissueVolumeCm3')}>
        {words.measure(treatment.tissueVolumeCm3, 'cm³')}
      </Field>
      <Field label={t('demand:field.radiotherapy.codeIds')} wide={4}>
        {treatment.codeIds.map((codeId, index) => {
          const code = names.codes[codeId];
          return (
            <span key={place(index)} className="line">
              <Typed>{code ? `${code.code} · ${code.type}` : String(codeId)}</Typed>
            </span>
          );
        })}
      </Field>
      <Field label={t('field.description')} wide={4}>
        <Typed>{treatment.detailedDescription}</Typed>
      </Field>
    </Fields>
  );
}
