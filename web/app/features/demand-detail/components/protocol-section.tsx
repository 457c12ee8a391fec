import { MARKERS, type MarkerField, optionSetOf } from '@aval/domain/catalogue/markers';
import type { ClinicalProtocol } from '@aval/domain/demand/content/content';
import type { Numbers } from '@aval/i18n/numbers';
import type { ReactNode } from 'react';
import { Definitions } from '../../../components/basics/definitions';
import { Section } from '../../../components/basics/section';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { useNumbers } from '../../../shell/words/numbers';
import { useHasChanged, VersionField } from '../changed-fields';
import { type DetailWords, useDetailWords } from '../use-detail-words';

const LONG_TEXT = 60;

interface ProtocolSectionProps {
  protocol: ClinicalProtocol;
  actions?: ReactNode;
}

/** Diagnosis, with the fields of its tumour type. */
export function ProtocolSection({ protocol, actions }: ProtocolSectionProps) {
  const numbers = useNumbers();
  const words = useDetailWords();
  const hasChanged = useHasChanged();
  const { t, option, marker } = words;
  const label = (name: 'histologicalDiagnosis' | 'type' | 'stage' | 'tnm' | 'ecog' | 'geriatricAssessment') =>
    t(`demand:field.protocol.${name}`);
  const ofTumour = MARKERS[protocol.type];
  const hasMarkers =
    ofTumour.some(({ name }) => isGiven(protocol.markers[name])) ||
    hasChanged(ofTumour.map(({ name }) => `protocol.markers.${name}`));
  const markers = hasMarkers ? ofTumour : [];
  return (
    <Section id="protocol" title={t('demand:section.protocol')} actions={actions}>
      <Definitions>
        <VersionField label={label('histologicalDiagnosis')} path="protocol.histologicalDiagnosis" width="double">
          <span className={TYPED_TEXT}>{protocol.histologicalDiagnosis}</span>
        </VersionField>
        <VersionField label={label('type')} path="protocol.type">
          {option('tumourType', protocol.type)}
        </VersionField>
        <VersionField label={label('stage')} path="protocol.stage">
          {option('stage', protocol.stage)}
        </VersionField>
        <VersionField label={label('tnm')} path={['protocol.t', 'protocol.n', 'protocol.m']}>
          {protocol.t} {protocol.n} {protocol.m}
        </VersionField>
        <VersionField label={label('ecog')} path="protocol.ecog">
          {String(protocol.ecog)}
        </VersionField>
        {markers.map((field) => {
          const text = markerText(field, protocol.markers[field.name] ?? null, words, numbers);
          return (
            <VersionField
              key={field.name}
              label={marker(field.name)}
              path={`protocol.markers.${field.name}`}
              {...widthOf(text)}
            >
              {text}
            </VersionField>
          );
        })}
        <VersionField
          label={label('geriatricAssessment')}
          path="protocol.geriatricAssessment"
          {...widthOf(protocol.geriatricAssessment)}
        >
          {protocol.geriatricAssessment ? <span className={TYPED_TEXT}>{protocol.geriatricAssessment}</span> : null}
        </VersionField>
      </Definitions>
      {ofTumour.length > 0 && !hasMarkers ? <p className="mt-3.5 text-ink-2">{t('detail:empty.markers')}</p> : null}
    </Section>
  );
}

function widthOf(text: string | null): { width?: 'double' } {
  return text && text.length > LONG_TEXT ? { width: 'double' } : {};
}

function isGiven<Value>(value: Value): value is Exclude<NonNullable<Value>, ''> {
  return value !== undefined && value !== null && value !== '';
}

function markerText(
  field: MarkerField,
  value: string | number | null,
  { option }: DetailWords,
  numbers: Numbers,
): string | null {
  if (!isGiven(value)) return null;
  const set = optionSetOf(field, value);
  if (set) return option(set, value);
  if (typeof value === 'string') return value;
  if (field.kind === 'percent') return numbers.measure(value, '%');
  return field.kind === 'decimal' ? numbers.measure(value, field.unit) : String(value);
}
