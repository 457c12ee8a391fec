import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from '../shell/translation';
import { FieldContext } from './field-context';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

interface FieldProps {
  label: ReactNode;
  /** The control's id, and the target of the error summary's links. */
  id?: string;
  hint?: ReactNode;
  /** Takes the hint's place. */
  error?: string | undefined;
  /** Obligatory is the rule and not marked; optional is written. */
  optional?: boolean;
  /** At the right end of the label: a link or a counter. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

interface MessageProps {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

export function FieldMessage({ id, hint, error }: MessageProps) {
  if (error) {
    return (
      <p className="field-error" id={id}>
        <Icon name="warning" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className="hint" id={id}>
      {hint}
    </p>
  ) : null;
}

function LabelContent({ label, optional, aside }: Pick<FieldProps, 'label' | 'optional' | 'aside'>) {
  const { t } = useTranslation('common');
  return (
    <>
      <span>
        {label}
        {optional ? <span className="label__optional"> {t('field.optional')}</span> : null}
      </span>
      {aside ? <span className="label__aside">{aside}</span> : null}
    </>
  );
}

function useControl(id: string | undefined, hint: ReactNode, error: string | undefined) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const hasMessage = Boolean(hint || error);
  const control = useMemo(
    () => ({ id: controlId, describedBy: hasMessage ? messageId : undefined, isInvalid: Boolean(error) }),
    [controlId, messageId, hasMessage, error],
  );
  return { control, messageId };
}

/** One control with its label, and its hint or error. */
export function Field({ label, id, hint, error, optional, aside, className, children }: FieldProps) {
  const { control, messageId } = useControl(id, hint, error);
  return (
    <div className={joinClasses('field', error && 'is-error', className)}>
      <label className="label" htmlFor={control.id}>
        <LabelContent label={label} optional={optional} aside={aside} />
      </label>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}

/** Several controls that answer one question: radio buttons, check boxes, session toggles. */
export function FieldGroup({ label, id, hint, error, optional, aside, className, children }: FieldProps) {
  const { control, messageId } = useControl(id, hint, error);
  return (
    <fieldset
      className={joinClasses('field', error && 'is-error', className)}
      aria-describedby={control.describedBy}
      aria-invalid={control.isInvalid || undefined}
      id={control.id}
      tabIndex={-1}
    >
      <legend className="label">
        <LabelContent label={label} optional={optional} aside={aside} />
      </legend>
      <FieldContext.Provider value={null}>{children}</FieldContext.Provider>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}

/** A value that is calculated: text on the same baseline as the inputs beside it. */
export function ComputedField({ label, value, note }: { label: string; value?: string; note?: string }) {
  return (
    <div className="field">
      <span className="label">{label}</span>
      <output className="computed">
        {value ? <b>{value}</b> : null}
        {note ? <span>{note}</span> : null}
      </output>
    </div>
  );
}
