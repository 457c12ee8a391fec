import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import { SEVERITIES } from '@aval/domain/congruence/findings/finding';
import type { FieldMetadata } from '@conform-to/react';
import type { TellField } from '../../../components/entries/entry-form';
import { Checkbox } from '../../../components/fields/checkbox';
import { ChangedMark, Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { NumberInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { useRuleWords } from '../use-rule-words';

const ROW = [
  'grid grid-cols-1 items-start gap-x-5 gap-y-3 border-line border-t py-3 first:border-t-0',
  'md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]',
];

interface RuleFieldsProps {
  rule: RuleFacts;
  field: FieldMetadata<unknown>;
  tell: TellField;
  /** Hidden by a filter, but submitted. */
  isHidden: boolean;
}

/** Returns the fields of a rule by part. */
function partsOf(field: FieldMetadata<unknown>): Readonly<Record<string, FieldMetadata<string>>> {
  return (field as FieldMetadata<Record<string, string>>).getFieldset() as never;
}

/** Returns whether the rule has unsaved changes. */
export function isRuleChanged({ thresholds }: RuleFacts, field: FieldMetadata<unknown>, tell: TellField): boolean {
  const parts = partsOf(field);
  return ['on', 'severity', ...Object.keys(thresholds)].some((part) => {
    const each = parts[part];
    return each !== undefined && tell(each).isChanged;
  });
}

/** Returns whether the rule has errors. */
export function isRuleWrong({ thresholds }: RuleFacts, field: FieldMetadata<unknown>, tell: TellField): boolean {
  const parts = partsOf(field);
  return ['on', 'severity', ...Object.keys(thresholds)].some((part) => {
    const each = parts[part];
    return each !== undefined && tell(each).error !== undefined;
  });
}

/** Settings of a rule: active, severity, thresholds. */
export function RuleFields({ rule, field, tell, isHidden }: RuleFieldsProps) {
  const { t } = useTranslation('rules');
  const told = useRuleWords();
  const { name, about } = told.rule(rule.id);
  const parts = partsOf(field);
  const of = (part: string) => parts[part] as FieldMetadata<string>;
  const text = (part: string) => ({ name: of(part).name, defaultValue: of(part).initialValue });
  return (
    <fieldset id={field.id} tabIndex={-1} className={ROW.join(' ')} aria-label={`${rule.id} ${name}`} hidden={isHidden}>
      <div>
        <p className="inline-flex items-center gap-1.5 text-ink">
          <span className="text-ink-3 tabular-nums">{rule.id}</span> <b className="font-semibold">{name}</b>
          {isRuleChanged(rule, field, tell) ? <ChangedMark /> : null}
        </p>
        <p className="text-ink-2 text-sm">{about}</p>
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2.5">
        <Checkbox
          className="self-end pb-2"
          id={of('on').id}
          name={of('on').name}
          defaultChecked={of('on').initialValue === 'on'}
        >
          {t('on')}
        </Checkbox>
        <Field {...tell(of('severity'))} label={t('column.severity')}>
          <Select
            {...text('severity')}
            placeholder={false}
            options={SEVERITIES.map((value) => ({ value, label: told.severity(value) }))}
          />
        </Field>
        {Object.keys(rule.thresholds).map((threshold) => (
          <Field key={threshold} {...tell(of(threshold))} label={told.thresholdIn(threshold, rule.unit)}>
            <NumberInput {...text(threshold)} />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
