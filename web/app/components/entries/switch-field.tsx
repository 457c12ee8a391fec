import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '../../shell/words/translation';
import { Checkbox } from '../fields/checkbox';
import type { TellField } from './entry-form';

interface SwitchFieldProps {
  field: FieldMetadata<unknown>;
  tell: TellField;
  label: string;
  hint?: string;
}

/** A box of the form with what it brings about. */
export function SwitchField({ field, tell, label, hint }: SwitchFieldProps) {
  const { t } = useTranslation('common');
  const told = tell(field, () => t('answer.yes'), t('answer.no')).hint ?? hint;
  return (
    <Checkbox id={field.id} name={field.name} defaultChecked={field.defaultChecked}>
      {label}
      {told ? <span className="block text-ink-3 text-xs">{told}</span> : null}
    </Checkbox>
  );
}
