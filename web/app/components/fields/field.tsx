import { cx } from 'class-variance-authority';
import { type HTMLAttributes, type ReactNode, useContext, useId, useMemo } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';
import { FieldContext, FieldNotesContext } from './field-context';
import { fieldLook, labelLook } from './field-look';

interface FieldProps {
  label: ReactNode;
  /** Id of the control and target of the error summary's links. */
  id?: string;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string | undefined;
  /** Marks optional fields; required ones are the rule and stay unmarked. */
  optional?: boolean;
  /** The value differs from the stored one; the form's save bar shows how. */
  isChanged?: boolean;
  /** Number of chosen things, after the label and its mark. */
  count?: ReactNode;
  /** Content at the right end of the label: a link or a counter. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

interface MessageProps {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldErrorProps extends HTMLAttributes<HTMLParagraphElement> {
  children: ReactNode;
}

export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p {...rest} className={cx('flex gap-[5px] text-xs font-medium text-danger', className)}>
      <Icon name="warning" small className="mt-px" />
      {children}
    </p>
  );
}

export function FieldMessage({ id, hint, error }: MessageProps) {
  if (error) {
    return <FieldError id={id}>{error}</FieldError>;
  }
  return hint ? (
    <p className="text-xs text-ink-3" id={id}>
      {hint}
    </p>
  ) : null;
}

/** Visual only: for screen readers, the save bar lists the changed fields. */
export function ChangedMark() {
  return (
    <span
      className="size-1.5 flex-none rounded-full bg-info-solid print:hidden"
      aria-hidden="true"
      data-part="changed"
    />
  );
}

/** Mark of a note below the control, where its word fits in the narrowest field and leaves controls level. */
function NoteMark({ children }: { children: ReactNode }) {
  return (
    <span className="flex" aria-hidden="true" data-part="note-mark">
      {children}
    </span>
  );
}

type LabelContentProps = Pick<FieldProps, 'label' | 'optional' | 'count' | 'isChanged' | 'aside'>;

function LabelContent({ label, optional, count, isChanged, aside }: LabelContentProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <span className="inline-flex items-center gap-1">
        {label}
        {optional ? <span className="font-normal text-ink-3"> {t('field.optional')}</span> : null}
        {count}
        {isChanged ? <ChangedMark /> : null}
      </span>
      {aside ? <span className="ml-auto font-normal text-ink-3 tabular-nums">{aside}</span> : null}
    </>
  );
}

function useControl(id: string | undefined, hint: ReactNode, error: string | undefined) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const note = useContext(FieldNotesContext)[controlId];
  const describing = [hint || error ? messageId : null, note?.describedBy].filter(Boolean).join(' ');
  const control = useMemo(
    () => ({ id: controlId, describedBy: describing || undefined, isInvalid: Boolean(error) }),
    [controlId, describing, error],
  );
  return { control, messageId, mark: note?.mark };
}

/** Control with its label, and its hint or error. */
export function Field({ label, id, hint, error, optional, count, isChanged, aside, className, children }: FieldProps) {
  const { control, messageId, mark } = useControl(id, hint, error);
  return (
    <div className={fieldLook({ invalid: Boolean(error), className })}>
      <label className={labelLook()} htmlFor={control.id}>
        <LabelContent label={label} optional={optional} count={count} isChanged={isChanged} aside={aside} />
      </label>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      {mark ? <NoteMark>{mark}</NoteMark> : null}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}

/** Several controls that answer one question: radio buttons, checkboxes, session toggles. */
export function FieldGroup({ label, id, hint, error, optional, isChanged, aside, className, children }: FieldProps) {
  const { control, messageId, mark } = useControl(id, hint, error);
  return (
    <fieldset
      className={fieldLook({ invalid: Boolean(error), className })}
      aria-describedby={control.describedBy}
      aria-invalid={control.isInvalid || undefined}
      id={control.id}
      tabIndex={-1}
    >
      <legend className={labelLook({ legend: true })}>
        <LabelContent label={label} optional={optional} isChanged={isChanged} aside={aside} />
      </legend>
      <FieldContext.Provider value={null}>{children}</FieldContext.Provider>
      {mark ? <NoteMark>{mark}</NoteMark> : null}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}

const COMPUTED = [
  'flex min-h-ctl flex-wrap items-center gap-1.5 leading-[1.15rem] whitespace-nowrap tabular-nums',
  '[&_b]:font-semibold [&_span]:whitespace-normal [&_span]:text-xs/[1.15rem] [&_span]:text-ink-3',
].join(' ');

interface ComputedFieldProps {
  label: string;
  value?: string;
  note?: string;
  className?: string;
}

/** Computed value, on the baseline of adjacent inputs. */
export function ComputedField({ label, value, note, className }: ComputedFieldProps) {
  return (
    <div className={fieldLook({ className })}>
      <span className={labelLook()}>{label}</span>
      <output className={COMPUTED}>
        {value ? <b>{value}</b> : null}
        {note ? <span>{note}</span> : null}
      </output>
    </div>
  );
}
