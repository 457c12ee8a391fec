import { isRouteOffered } from '@aval/domain/catalogue/options';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { CAP_KINDS, REGIMEN_DRUGS } from '@aval/domain/validation/catalogues/regimen-schema';
import type { FieldMetadata } from '@conform-to/react';
import { cx } from 'class-variance-authority';
import { IconButton } from '../../../components/actions/button';
import { DrugLetter, drugColourClass } from '../../../components/demand/drug-letter';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { NumberInput, TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import { useOptions } from '../../../shell/words/use-options';

const CARD = [
  'relative grid grid-cols-2 gap-x-4 gap-y-3.5 rounded-lg border border-line-2 border-l-(--drug) border-l-4 bg-surface',
  'p-4 md:grid-cols-4 md:pr-12 xl:grid-cols-6',
];
const WIDE = 'col-span-2';

type Fields = Record<string, FieldMetadata<string>>;

interface LineFieldsProps {
  line: FieldMetadata<unknown>;
  index: number;
  onRemove: () => void;
}

/** Fields of a regimen line: drug, dose, route, schedule and dose cap. */
export function LineFields({ line, index, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('regimens');
  const told = useFieldWords();
  const letter = drugLetter(index);
  const fields = (line as FieldMetadata<Record<string, string>>).getFieldset() as unknown as Fields;
  const cap = (fields.cap as unknown as FieldMetadata<Record<string, string>>).getFieldset() as unknown as Fields;
  const routes = useOptions('administration').filter(({ value }) =>
    isRouteOffered(value, fields.administration?.initialValue ?? ''),
  );
  const text = (name: string, place: Fields = fields) => {
    const field = place[name] as FieldMetadata<string>;
    return { id: field.id, name: field.name, defaultValue: field.initialValue };
  };
  const of = (name: string, place: Fields = fields) => told(place[name] as FieldMetadata<string>);
  return (
    <fieldset className={cx(CARD, drugColourClass(letter))} aria-label={t('line.heading', { letter })}>
      <div className="col-span-full flex items-center gap-2 font-semibold text-ink">
        <DrugLetter letter={letter} />
        <span aria-hidden="true">{t('line.heading', { letter })}</span>
      </div>
      <Field className={WIDE} label={t('line.drug')} {...of('drugSlug')}>
        <Select {...text('drugSlug')} options={DRUG_OPTIONS} />
      </Field>
      <Field optional label={t('line.dose')} hint={t('line.doseHint')} {...of('dose')}>
        <NumberInput {...text('dose')} />
      </Field>
      <Field label={t('line.doseType')} {...of('doseType')}>
        <Select {...text('doseType')} options={useOptions('doseType')} />
      </Field>
      <Field className={WIDE} label={t('line.administration')} {...of('administration')}>
        <Select {...text('administration')} options={routes} />
      </Field>
      <Field className={WIDE} label={t('line.days')} hint={t('line.daysHint')} {...of('days')}>
        <TextInput {...text('days')} />
      </Field>
      <Field label={t('line.timesPerDay')} {...of('timesPerDay')}>
        <NumberInput decimals={false} {...text('timesPerDay')} />
      </Field>
      <Field label={t('line.fromCycle')} {...of('fromCycle')}>
        <NumberInput decimals={false} {...text('fromCycle')} />
      </Field>
      <Field className={WIDE} optional label={t('line.toCycle')} hint={t('line.toCycleHint')} {...of('toCycle')}>
        <NumberInput decimals={false} {...text('toCycle')} />
      </Field>
      <Field className={WIDE} optional label={t('line.capKind')} {...of('kind', cap)}>
        <Select
          {...text('kind', cap)}
          placeholder={t('line.noCap')}
          options={CAP_KINDS.map((value) => ({ value, label: t(`capKind.${value}`) }))}
        />
      </Field>
      <Field className={WIDE} optional label={t('line.capValue')} {...of('value', cap)}>
        <NumberInput {...text('value', cap)} />
      </Field>
      <div className="absolute top-2 right-2">
        <IconButton icon="trash" label={t('line.remove', { letter })} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

const DRUG_OPTIONS = REGIMEN_DRUGS.map(({ slug, name }) => ({ value: slug, label: name })).sort((one, other) =>
  one.label.localeCompare(other.label, 'es'),
);
