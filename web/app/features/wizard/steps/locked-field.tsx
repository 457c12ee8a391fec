import type { ReactNode } from 'react';
import { Icon } from '../../../components/basics/icon';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import type { FieldLock } from './step-context';

interface LockedFieldProps {
  id: string;
  name: string;
  label: string;
  lock: FieldLock;
  /** Displayed value. */
  text: string;
  /** Submitted values: several for a list, empty for no choice. */
  value: string | readonly string[];
  unit?: string | undefined;
  /** Hint shown when the lock has no reason of its own. */
  hint?: ReactNode;
  rows?: number;
  error?: string | undefined;
  className?: string | undefined;
}

/** Field that the mode locks: readable, focusable and copyable, with the reason. */
export function LockedField({
  id,
  name,
  label,
  lock,
  text,
  value,
  unit,
  rows,
  hint,
  error,
  className,
}: LockedFieldProps) {
  const values = typeof value === 'string' ? [value] : value;
  return (
    <Field
      id={id}
      label={label}
      aside={<LockMark lock={lock} />}
      hint={lock.words || hint}
      error={error}
      className={className}
    >
      {rows === undefined ? (
        <TextInput readOnly value={text} unit={unit} placeholder="—" />
      ) : (
        <TextArea readOnly value={text} rows={rows} placeholder="—" />
      )}
      {values.map((each) => (
        <input key={each} type="hidden" name={name} value={each} />
      ))}
    </Field>
  );
}

/** Lock icon beside the label; the notice above the step tells the reason. */
export function LockMark({ lock }: { lock: FieldLock }) {
  const { t } = useTranslation('wizard');
  return (
    <span className="inline-flex self-center text-ink-3" title={lock.words || t('lock.title')}>
      <Icon name="lock" small className="size-3" />
      <span className="sr-only">{t('lock.title')}</span>
    </span>
  );
}
