import { MARKERS, type MarkerField } from '@aval/domain/catalogue/markers';
import { OPTIONS, type OptionSet } from '@aval/domain/catalogue/options';
import type { TumourType } from '@aval/domain/demand/content';
import type { Option } from '../../../components/select';
import { useTranslation } from '../../../shell/translation';
import { textAt } from '../form';
import { useFieldLock, useStep } from '../step-context';
import { NumberField, SegmentsField, SelectField, TextAreaField, TextField, useOptions } from './step-fields';

const SIDE_BY_SIDE = 5;

/** Step 2: diagnosis and staging, and the block of the tumour type. */
export function ProtocolStep() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const typed = textAt(form.typed, 'type');
  const type = OPTIONS.tumourType.find((option) => option === typed);
  return (
    <>
      <section className="form-section">
        <div className="form-section__head">
          <h2>{t('wizard:protocol.diagnosis')}</h2>
        </div>
        <div className="form-grid">
          <TextAreaField name="histologicalDiagnosis" label={t('field.protocol.histologicalDiagnosis')} />
          <SelectField
            name="type"
            label={t('field.protocol.type')}
            className="md:col-span-6"
            hint={t('wizard:protocol.typeChange')}
            options={useOptions('tumourType')}
          />
          <TextField
            name="geriatricAssessment"
            label={t('field.protocol.geriatricAssessment')}
            className="md:col-span-6"
            optional
          />
        </div>
        <h3>{t('wizard:protocol.staging')}</h3>
        <div className="form-grid">
          <SegmentsField name="t" label={t('field.protocol.t')} className="lg:col-span-6" options={useOptions('t')} />
          <SegmentsField name="n" label={t('field.protocol.n')} className="lg:col-span-6" options={useOptions('n')} />
          <SegmentsField name="m" label={t('field.protocol.m')} className="md:col-span-4" options={useOptions('m')} />
          <SelectField
            name="stage"
            label={t('field.protocol.stage')}
            className="md:col-span-2"
            options={useOptions('stage')}
          />
          <SegmentsField
            name="ecog"
            label={t('field.protocol.ecog')}
            className="md:col-span-6"
            options={useOptions('ecog')}
          />
        </div>
      </section>
      {type && MARKERS[type].length > 0 ? <MarkerBlock key={type} type={type} /> : null}
    </>
  );
}

/** The key of the type empties the block when another one is chosen. */
function MarkerBlock({ type }: { type: TumourType }) {
  const { t } = useTranslation(['wizard', 'demand']);
  const words = t(`demand:option.tumourType.${type}`).toLowerCase();
  const allRequired = MARKERS[type].every((marker) => !marker.optional);
  const isLocked = useFieldLock('markers') !== null;
  return (
    <section className="form-section">
      <div className="form-section__head">
        <h2>{type === 'otros' ? t('protocol.otherTumour') : t('protocol.markersOf', { type: words })}</h2>
        {allRequired && !isLocked ? <p>{t('protocol.allRequired')}</p> : null}
      </div>
      <div className="form-grid">
        {MARKERS[type].map((marker) => (
          <MarkerControl key={marker.name} marker={marker} />
        ))}
      </div>
    </section>
  );
}

function MarkerControl({ marker }: { marker: MarkerField }) {
  const { t } = useTranslation('demand');
  const label = t(`marker.${marker.name}` as 'marker.tipo');
  const field = { name: `markers.${marker.name}`, label, optional: marker.optional ?? false };
  switch (marker.kind) {
    case 'choice':
      return <MarkerChoice {...field} set={marker.options} />;
    case 'percent':
      return <NumberField {...field} unit="%" className="md:col-span-3" />;
    case 'decimal':
      return <NumberField {...field} unit={marker.unit} className="md:col-span-3" />;
    case 'text':
      return <TextField {...field} className="md:col-span-6" maxLength={2000} />;
  }
}

interface MarkerChoiceProps {
  name: string;
  label: string;
  set: OptionSet;
}

function MarkerChoice({ set, ...field }: MarkerChoiceProps) {
  const words = useOptions(set);
  const options = set === 'markerGraded' ? words.map(gradeOnly) : words;
  const isShort = options.length <= SIDE_BY_SIDE && options.every(({ label }) => label.length <= 14);
  return isShort ? (
    <SegmentsField {...field} options={options} className="lg:col-span-6" />
  ) : (
    <SelectField {...field} options={options} className="md:col-span-6" />
  );
}

/** Side by side the grades stand as −, +, ++ and +++. */
function gradeOnly({ value, label }: Option): Option {
  return { value, label: /\((.+)\)/.exec(label)?.[1] ?? label };
}
