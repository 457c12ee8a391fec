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
  /** As it was when the step was opened: what the fields begin with. */
  stored: TypedForm;
  /** Null while step 1 has not made the demand yet. */
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
 * An entry of a list keeps what it began with when the entries before it go: its fields' names follow its place, its first
 * texts are its own.
 */
export interface ListEntry {
  /** `previousTreatments[0]`, where it stands now. */
  name: string;
  /** Where it stood when the step was opened; null for one added since. */
  origin: string | null;
  /** What its fields begin with. */
  begins: unknown;
}

export const ListEntryContext = createContext<ListEntry | null>(null);

function useStoredText(name: string): string {
  const { stored } = useStep();
  const entry = useContext(ListEntryContext);
  if (!entry || !name.startsWith(entry.name)) return textAt(stored, name);
  return textAt(entry.begins, name.slice(entry.name.length));
}

/** The same for a list of texts, such as the sessions of a line. */
export function useStoredList(name: string): unknown[] {
  const { stored } = useStep();
  const entry = useContext(ListEntryContext);
  if (!entry || !name.startsWith(entry.name)) return listAt(stored, name);
  return listAt(entry.begins, name.slice(entry.name.length));
}

/** Fields within keep what was typed: what they ask for cannot be asked for now. */
export const KeptContext = createContext(false);

const KEPT: FieldLock = { reason: 'kept', words: '' };

export interface FieldLock {
  reason: LockReason | 'kept';
  /** Why, where the notice of the mode does not say it already. */
  words: string;
}

/** Whether the mode leaves a field as it is; an entry of a list is told by the place where it was stored. */
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

/** What a field of the step needs by its name. */
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
