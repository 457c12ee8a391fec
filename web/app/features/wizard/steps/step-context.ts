import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { contentPathOf } from '@aval/domain/validation/fields/form-paths';
import { fieldLock, type LockReason } from '@aval/domain/validation/locks/field-locks';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { createContext, useContext } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import type { NewPatient } from '../patient/use-new-patient';
import { fieldId, listAt, textAt } from './form';
import type { StepForm } from './use-step-form';

export interface StepContextValue {
  step: WizardStep;
  form: StepForm;
  /** Values of the step when it was opened, from which the fields begin. */
  stored: TypedForm;
  /** Null until step 1 has created the demand. */
  wizard: Wizard | null;
  newPatient: NewPatient;
}

export const StepContext = createContext<StepContextValue | null>(null);

export function useStep(): StepContextValue {
  const value = useContext(StepContext);
  if (!value) throw new Error('a step is drawn inside a StepContext');
  return value;
}

/**
 * Entry of a list. Its field names follow its position, but it keeps its own initial values when preceding entries are
 * removed.
 */
export interface ListEntry {
  /** Name at the current position, such as `previousTreatments[0]`. */
  name: string;
  /** Name at the position when the step was opened; null for an entry added since. */
  origin: string | null;
  /** Initial values of its fields. */
  begins: unknown;
}

export const ListEntryContext = createContext<ListEntry | null>(null);

function useStoredText(name: string): string {
  const { stored } = useStep();
  const entry = useContext(ListEntryContext);
  if (!entry || !name.startsWith(entry.name)) return textAt(stored, name);
  return textAt(entry.begins, name.slice(entry.name.length));
}

/** Returns the initial values of a list of texts, such as the sessions of a line. */
export function useStoredList(name: string): unknown[] {
  const { stored } = useStep();
  const entry = useContext(ListEntryContext);
  if (!entry || !name.startsWith(entry.name)) return listAt(stored, name);
  return listAt(entry.begins, name.slice(entry.name.length));
}

/** Locks the fields inside, because the treatment they describe cannot be requested at present. */
export const KeptContext = createContext(false);

const KEPT: FieldLock = { reason: 'kept', words: '' };

export interface FieldLock {
  reason: LockReason | 'kept';
  /** Reason for the lock, unless the mode's notice already tells it. */
  words: string;
}

/** Returns the lock that the mode puts on a field; entries of a list are identified by their stored position. */
export function useFieldLock(name: string): FieldLock | null {
  const { t } = useTranslation('wizard');
  const { step, wizard } = useStep();
  const entry = useContext(ListEntryContext);
  const isKept = useContext(KeptContext);
  if (isKept) return KEPT;
  if (!wizard || step === 'patient') return null;
  const origin = entry && name.startsWith(entry.name) ? (entry.origin ?? entry.name) : null;
  const stored = entry && origin !== null ? origin + name.slice(entry.name.length) : name;
  const reason = fieldLock(wizard.mode, contentPathOf(step, stored), wizard.base, wizard);
  return reason && { reason, words: reason === 'mode' ? '' : t(`lock.${reason}`) };
}

export interface FieldAttributes {
  id: string;
  name: string;
  initial: string;
  error: string | undefined;
  lock: FieldLock | null;
}

/** Returns the attributes of a field of the step. */
export function useStepField(name: string): FieldAttributes {
  const { form } = useStep();
  const initial = useStoredText(name);
  const lock = useFieldLock(name);
  const words = useMessage();
  const problem = form.shownErrors[name];
  return {
    id: fieldId(name),
    name,
    initial,
    error: problem === undefined ? undefined : words(problem),
    lock,
  };
}
