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
  /** In words. */
  text: string;
  /** As the form sends it; several for a list, none where nothing was chosen. */
  value: string | readonly string[];
  unit?: string | undefined;
  /** Where there is no reason to say. */
  hint?: ReactNode;
  rows?: number;
  error?: string | undefined;
  className?: string | undefined;
}

/** A field that this mode does not change: it can be read, reached by keyboard and copied, and it says why. */
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

/** Beside the label; the words are for readers, the notice above the step says why. */
export function LockMark({ lock }: { lock: FieldLock }) {
  const { t } = useTranslation('wizard');
  return (
    <span className="inline-flex self-center text-ink-3" title={lock.words || t('lock.title')}>
      <Icon name="lock" small className="size-3" />
      <span className="sr-only">{t('lock.title')}</span>
    </span>
  );
}
