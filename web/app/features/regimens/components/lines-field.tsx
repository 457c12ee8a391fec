import type { FieldMetadata } from '@conform-to/react';
import { Button } from '../../../components/actions/button';
import type { TellField } from '../../../components/entries/entry-form';
import { ChangedMark, FieldError } from '../../../components/fields/field';
import { useTranslation } from '../../../shell/words/translation';
import { NEW_LINE } from '../regimen-form-values';
import { LineFields } from './line-fields';

interface LinesFieldProps {
  field: FieldMetadata<unknown>;
  told: ReturnType<TellField>;
  form: LineIntents;
  most: number;
}

/** Functions of conform's form that change the list. */
export interface LineIntents {
  insert(asked: { name: string; defaultValue: unknown }): void;
  remove(asked: { name: string; index: number }): void;
}

/** Lines of a regimen, with buttons to add and remove them. */
export function LinesField({ field, told, form, most }: LinesFieldProps) {
  const { t } = useTranslation('regimens');
  const lines = (field as FieldMetadata<unknown[]>).getFieldList();
  const { name } = field as FieldMetadata<unknown[]>;
  return (
    <section className="grid gap-3" id={told.id} tabIndex={-1} aria-label={told.label}>
      <h2 className="inline-flex items-center gap-1.5">
        {told.label}
        {told.isChanged ? <ChangedMark /> : null}
      </h2>
      {lines.map((line, index) => (
        <LineFields key={line.key} line={line} index={index} onRemove={() => form.remove({ name, index })} />
      ))}
      {told.error ? <FieldError>{told.error}</FieldError> : null}
      {lines.length < most ? (
        <div>
          <Button icon="plus" onClick={() => form.insert({ name, defaultValue: NEW_LINE })}>
            {t('line.add')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
