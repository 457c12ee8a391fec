import { MARKERS, type MarkerField, optionSetOf } from '@aval/domain/catalogue/markers';
import type { ClinicalProtocol, Extras } from '@aval/domain/demand/content/content';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import { Field, Fields, place, Section, Table, Typed, widthOf } from './layout';
import type { Words } from './words';

export function ProtocolSection({ protocol, words }: { protocol: ClinicalProtocol; words: Words }) {
  const { t, option } = words;
  return (
    <Section title={t('demand:section.protocol')}>
      <Fields>
        <Field
          label={t('demand:field.protocol.histologicalDiagnosis')}
          wide={widthOf(protocol.histologicalDiagnosis, 2)}
        >
          <Typed>{protocol.histologicalDiagnosis}</Typed>
        </Field>
        <Field label={t('demand:field.protocol.type')}>{option('tumourType', protocol.type)}</Field>
        <Field label={t('demand:field.protocol.stage')}>
          <Typed>{protocol.stage}</Typed>
        </Field>
        <Field label={t('demand:field.protocol.tnm')}>
          <Typed>{`${protocol.t} ${protocol.n} ${protocol.m}`}</Typed>
        </Field>
        <Field label={t('demand:field.protocol.ecog')}>{words.number(protocol.ecog)}</Field>
        {MARKERS[protocol.type].map((marker) => {
          const text = markerText(marker, protocol.markers[marker.name] ?? null, words);
          return (
            <Field key={marker.name} label={words.marker(marker.name)} wide={widthOf(text)}>
              <Typed>{text}</Typed>
            </Field>
          );
        })}
        <Field label={t('demand:field.protocol.geriatricAssessment')} wide={widthOf(protocol.geriatricAssessment)}>
          <Typed>{protocol.geriatricAssessment || t('none')}</Typed>
        </Field>
      </Fields>
    </Section>
  );
}

function markerText(marker: MarkerField, value: string | number | null, words: Words): string {
  if (value === null || value === '') return words.t('none');
  const set = optionSetOf(marker, value);
  if (set) return words.option(set, String(value));
  if (typeof value === 'string') return value;
  if (marker.kind === 'percent') return words.measure(value, '%');
  return marker.kind === 'decimal' ? `${words.number(value)} ${marker.unit}` : words.number(value);
}

interface PreviousProps {
  content: Pick<VersionContent, 'previousTreatments' | 'exposures' | 'names'>;
  words: Words;
}

export function PreviousTreatmentsSection({ content, words }: PreviousProps) {
  const { t, option } = words;
  const { previousTreatments: treatments, exposures, names } = content;
  return (
    <Section title={t('demand:section.previousTreatments')}>
      {treatments.length + exposures.length === 0 && <p>{t('empty.previous')}</p>}
      {treatments.length > 0 && (
        <Table
          label={t('demand:section.previousTreatments')}
          columns={[
            { label: t('table.type'), width: '48mm' },
            { label: t('table.date'), width: '24mm' },
            { label: t('table.description') },
          ]}
        >
          {treatments.map((treatment, index) => (
            <tr key={place(index)}>
              <td>
                <Typed>{option('previousTreatment', treatment.type)}</Typed>
              </td>
              <td className="figure">{words.date(treatment.date)}</td>
              <td>
                <Typed>{treatment.description}</Typed>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {exposures.length > 0 && (
        <>
          <h3>{t('demand:field.exposures.title')}</h3>
          <Fields>
            {exposures.map(({ drugId, totalDose, unit }, index) => (
              <Field key={place(index)} label={names.drugs[drugId] ?? String(drugId)}>
                {words.figure({ value: totalDose, unit })}
              </Field>
            ))}
          </Fields>
        </>
      )}
    </Section>
  );
}

export function ExtrasSection({ extras, words }: { extras: Extras; words: Words }) {
  const { t } = words;
  return (
    <Section title={t('section.extras')}>
      <Fields>
        <Field label={t('demand:field.extras.evolutivo')}>{extras.evolutivo ? t('yes') : t('no')}</Field>
        {extras.previousRegimen && (
          <Field label={t('demand:field.extras.previousRegimen')} wide={widthOf(extras.previousRegimen, 2)}>
            <Typed>{extras.previousRegimen}</Typed>
          </Field>
        )}
        <Field label={t('demand:field.extras.observations')} wide={4}>
          <Typed>{extras.observations || t('none')}</Typed>
        </Field>
        <Field label={t('demand:field.extras.officialComments')} wide={4}>
          <Typed>{extras.officialComments || t('none')}</Typed>
        </Field>
      </Fields>
    </Section>
  );
}
