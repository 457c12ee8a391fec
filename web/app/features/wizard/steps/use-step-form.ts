import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { focusFirstControl } from '../../../components/fields/focus-field';
import { type CheckedForm, type FormErrors, fieldId, readTyped } from './form';
import { beginPart, shownErrors as errorsMet, type Met } from './shown-errors';

const VALIDATION_PAUSE_MS = 600;

export interface StepForm {
  ref: RefObject<HTMLFormElement>;
  /** Currently typed values. */
  typed: TypedForm;
  /** All errors, shown or not. */
  errors: FormErrors;
  /** Errors shown: those of edited or filled fields, or all once the user has tried to go on. */
  shownErrors: FormErrors;
  isValid: boolean;
  read: () => FormData | null;
  /** Reads the form after fields were added or removed without an event. */
  reread: (name: string) => void;
  /** Resets the fields of a part to the given values. */
  begin: (part: string, form: TypedForm) => void;
  /** Shows issues found by the server, each until its field is edited. */
  refuse: (issues: readonly { path: string; message: string }[]) => void;
  /** Validates at once, shows all errors, focuses the first and returns whether there are none. */
  reveal: () => boolean;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

interface StepFormOptions {
  stored: TypedForm;
  check: (form: FormData) => CheckedForm;
  onChange?: (name: string) => void;
}

/** State of an uncontrolled form: read on each change, validated when typing pauses. */
export function useStepForm({ stored, check, onChange }: StepFormOptions): StepForm {
  const ref = useRef<HTMLFormElement>(null);
  const latest = useRef({ onChange });
  latest.current = { onChange };
  const [typed, setTyped] = useState(stored);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const [met, setMet] = useState<Met>({ begun: stored, touched: new Set() });
  const [isRevealed, setRevealed] = useState(false);
  const [refused, setRefused] = useState<FormErrors>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Fields edited since the last validation, whose errors appear after the next one. */
  const fresh = useRef(new Set<string>());

  const read = useCallback(() => (ref.current ? new FormData(ref.current) : null), []);
  const validate = useCallback(() => {
    const form = read();
    if (!form) return null;
    const found = check(form).errors;
    setErrors(found);
    const names = fresh.current;
    if (names.size > 0) {
      fresh.current = new Set();
      setMet(({ begun, touched }) => ({ begun, touched: new Set([...touched, ...names]) }));
    }
    return found;
  }, [read, check]);
  const reread = useCallback(
    (name: string) => {
      const form = read();
      if (!form) return;
      setTyped(readTyped(form));
      setRefused((before) => (name in before ? without(before, name) : before));
      fresh.current.add(name);
      clearTimeout(timer.current);
      timer.current = setTimeout(validate, VALIDATION_PAUSE_MS);
      latest.current.onChange?.(name);
    },
    [read, validate],
  );
  const onInput = useCallback(
    ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, form } = target as HTMLInputElement;
      if (name && form === ref.current) reread(name);
    },
    [reread],
  );
  const begin = useCallback((part: string, form: TypedForm) => {
    fresh.current = new Set();
    setMet((before) => beginPart(before, part, form));
  }, []);
  const refuse = useCallback(
    (issues: readonly { path: string; message: string }[]) =>
      setRefused(Object.fromEntries(issues.map(({ path, message }) => [path, message]))),
    [],
  );
  const reveal = useCallback(() => {
    const found = validate();
    setRevealed(true);
    if (found) focusFirstControl([...Object.keys(found), ...Object.keys(refused)].map(fieldId));
    return found !== null && Object.keys(found).length === 0;
  }, [validate, refused]);

  useEffect(() => {
    const form = read();
    if (form) setTyped(readTyped(form));
    return () => clearTimeout(timer.current);
  }, [read]);
  // Validity may change without input: an entry was hidden or a treatment taken meanwhile.
  useEffect(() => {
    validate();
  }, [validate]);

  const shownErrors = useMemo(() => {
    const found = errors ?? {};
    return { ...(isRevealed ? found : errorsMet(found, met)), ...refused };
  }, [errors, isRevealed, met, refused]);

  return {
    ref,
    typed,
    errors: errors ?? {},
    shownErrors,
    isValid: errors !== null && Object.keys(errors).length === 0 && Object.keys(refused).length === 0,
    read,
    reread,
    begin,
    refuse,
    reveal,
    onInput,
  };
}

function without(errors: FormErrors, name: string): FormErrors {
  const { [name]: _typedAgain, ...others } = errors;
  return others;
}
