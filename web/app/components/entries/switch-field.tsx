import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '../../shell/words/translation';
import { Checkbox } from '../fields/checkbox';
import { ChangedMark } from '../fields/field';
import type { FieldWords } from './changed-fields';
import type { TellField } from './entry-form';

interface SwitchFieldProps {
  field: FieldMetadata<unknown>;
  tell: TellField;
  hint?: string;
}

/** Checkbox of a form with a hint on its effect. */
export function SwitchField({ field, tell, hint }: SwitchFieldProps) {
  const told = tell(field);
  const said = told.hint ?? hint;
  return (
    <Checkbox id={field.id} name={field.name} defaultChecked={field.defaultChecked}>
      <span className="inline-flex items-center gap-1.5">
        {told.label}
        {told.isChanged ? <ChangedMark /> : null}
      </span>
      {said ? <span className="block text-ink-3 text-xs">{said}</span> : null}
    </Checkbox>
  );
}

/** Returns the words of a checkbox: "yes" when checked, "no" otherwise. */
export function useSwitchWords(): (label: string) => FieldWords {
  const { t } = useTranslation('common');
  return (label) => ({ label, say: () => t('answer.yes'), none: t('answer.no') });
}
