import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { MARKERS, type MarkerField } from '@aval/domain/catalogue/markers';
import { OPTIONS, type OptionSet } from '@aval/domain/catalogue/options';
import type { TumourType } from '@aval/domain/catalogue/tumour-types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formGrid } from '../../../components/fields/field-look';
import { FormHeading, FormSection, FormSectionHead } from '../../../components/fields/form-section';
import type { Option } from '../../../components/fields/select';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions } from '../../../shell/words/use-options';
import { StepFindings } from '../congruence/step-findings';
import { textAt } from './form';
import { MarkerFigure } from './marker-figure';
import { ListEntryContext, useFieldLock, useStep } from './step-context';
import { NumberField, SegmentsField, SelectField, TextAreaField, TextField } from './step-fields';

/** Maximum number and total length of options side by side, limited by the width of a phone. */
const AT_MOST = { options: 5, letters: 36 };
/** Form group of the answers for tumour types that are not selected. */
const OTHER_MARKERS = 'markersOf';

/** Step 2: diagnosis, staging and the fields of the tumour type. */
export function ProtocolStep() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const kept = useKeptMarkers();
  const typed = textAt(form.typed, 'type');
  const type = OPTIONS.tumourType.find((option) => option === typed);
  return (
    <>
      <FormSection>
        <FormSectionHead>
          <h2>{t('wizard:protocol.diagnosis')}</h2>
        </FormSectionHead>
        <div className={formGrid}>
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
        <FormHeading>{t('wizard:protocol.staging')}</FormHeading>
        <div className={formGrid}>
          <SegmentsField name="t" label={t('field.protocol.t')} className="lg:col-span-6" options={useOptions('t')} />
          <SegmentsField name="n" label={t('field.protocol.n')} className="lg:col-span-6" options={useOptions('n')} />
          <SegmentsField name="m" label={t('field.protocol.m')} className="md:col-span-3" options={useOptions('m')} />
          <SelectField
            name="stage"
            label={t('field.protocol.stage')}
            className="md:col-span-3"
            options={useOptions('stage')}
          />
          <SegmentsField
            name="ecog"
            label={t('field.protocol.ecog')}
            className="md:col-span-6"
            options={useOptions('ecog')}
          />
        </div>
        <StepFindings of={/^protocol\.(?!markers)/} className="mt-4" />
      </FormSection>
      <OtherMarkers kept={kept} type={typed} />
      {type && MARKERS[type].length > 0 ? <MarkerBlock key={type} type={type} begins={kept[type] ?? null} /> : null}
    </>
  );
}

/** Answers by tumour type. */
type KeptMarkers = Readonly<Record<string, unknown>>;

/** Keeps the answers of each tumour type, so that they return with the type. */
function useKeptMarkers(): KeptMarkers {
  const { form, stored } = useStep();
  const { typed, reread } = form;
  const type = textAt(typed, 'type');
  const [kept, setKept] = useState<KeptMarkers>(() => ({
    ...groupAt(stored, OTHER_MARKERS),
    [textAt(stored, 'type')]: groupAt(stored, 'markers'),
  }));
  const shown = useRef(type);
  useEffect(() => {
    if (shown.current === type) return;
    // Values read with the change still belong to the previous type.
    const before = shown.current;
    setKept((all) => ({ ...all, [before]: groupAt(typed, 'markers') }));
    shown.current = type;
    reread('type');
  }, [type, typed, reread]);
  return kept;
}

function groupAt(form: TypedForm, name: string): TypedForm {
  const group = form[name];
  return typeof group === 'object' && !Array.isArray(group) ? group : {};
}

/** Stored in the draft but not submitted: the schema reads the markers of the selected type only. */
function OtherMarkers({ kept, type }: { kept: KeptMarkers; type: string }) {
  return OPTIONS.tumourType
    .filter((other) => other !== type && kept[other])
    .flatMap((other) =>
      MARKERS[other].map(({ name }) => {
        const field = `${OTHER_MARKERS}.${other}.${name}`;
        return <input key={field} type="hidden" name={field} value={textAt(kept[other], name)} />;
      }),
    );
}

/** Keyed by type, so that the fields are remounted when the type changes. */
function MarkerBlock({ type, begins }: { type: TumourType; begins: unknown }) {
  const place = useMemo(() => ({ name: 'markers', origin: 'markers', begins }), [begins]);
  const { t } = useTranslation(['wizard', 'demand']);
  const words = t(`demand:option.tumourType.${type}`).toLowerCase();
  const allRequired = MARKERS[type].every((marker) => !marker.optional);
  const isLocked = useFieldLock('markers') !== null;
  return (
    <FormSection>
      <FormSectionHead>
        <h2>{type === 'otros' ? t('protocol.otherTumour') : t('protocol.markersOf', { type: words })}</h2>
        {allRequired && !isLocked ? <p>{t('protocol.allRequired')}</p> : null}
      </FormSectionHead>
      <div className={formGrid}>
        <ListEntryContext.Provider value={place}>
          {MARKERS[type].map((marker) => (
            <MarkerControl key={marker.name} marker={marker} />
          ))}
        </ListEntryContext.Provider>
      </div>
      <StepFindings of={/^protocol\.markers/} className="mt-4" />
    </FormSection>
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
      return <MarkerFigure {...field} unit="%" className="md:col-span-6" />;
    case 'decimal':
      return marker.optional ? (
        <NumberField {...field} unit={marker.unit} className="md:col-span-6" />
      ) : (
        <MarkerFigure {...field} unit={marker.unit} className="md:col-span-6" />
      );
    case 'text':
      return <TextField {...field} className="md:col-span-6" />;
  }
}

interface MarkerChoiceProps {
  name: string;
  label: string;
  optional: boolean;
  set: OptionSet;
}

function MarkerChoice({ set, ...field }: MarkerChoiceProps) {
  const { t } = useTranslation('wizard');
  const words = useOptions(set);
  const options = set === 'markerGraded' ? words.map(gradeOnly) : words;
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  // Segments cannot be emptied again.
  const isShort = !field.optional && options.length <= AT_MOST.options && letters <= AT_MOST.letters;
  return isShort ? (
    <SegmentsField {...field} options={options} className="lg:col-span-6" />
  ) : (
    <SelectField
      {...field}
      options={options}
      className="md:col-span-6"
      {...(field.optional ? { placeholder: t('treatment.notSaid') } : {})}
    />
  );
}

/** Shortens grades to −, +, ++ and +++ when side by side. */
function gradeOnly({ value, label }: Option): Option {
  return { value, label: /\((.+)\)/.exec(label)?.[1] ?? label };
}
