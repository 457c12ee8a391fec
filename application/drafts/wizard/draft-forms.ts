import { readStoredSteps, type StoredSteps } from '@aval/domain/demand/content/stored-content';
import type { TreatmentKind, WizardMode } from '@aval/domain/demand/vocabulary';
import { stepSchema, WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { TreatmentContext } from '@aval/domain/validation/steps/treatment-context';
import { goesOnWith } from '../../demand-rows/side';
import type { EditableDemand } from '../editable-demand';
import { keepLocked } from '../saving/locked-fields';
import { type TypedForm, typedGroup, typedTreatment } from '../saving/typed-values';

/** Steps stored in the working copy; step 1 is the demand itself. */
export const DRAFT_STEPS = ['protocol', 'previousTreatments', 'treatment', 'extras'] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** Each step as it was typed; null for a step that nobody has opened yet. */
export type DraftForms = Record<DraftStep, TypedForm | null>;

export const NOTHING_WRITTEN: DraftForms = { protocol: null, previousTreatments: null, treatment: null, extras: null };

/**
 * Returns the forms of the wizard: the working copy with locked fields restored, or the base content of the mode where
 * nobody has written yet.
 */
export function draftForms(editable: EditableDemand): DraftForms {
  const base = baseForms(editable);
  const copy = workingCopyOf(editable);
  if (!copy) return base;
  const stored = storedForms(copy);
  if (editable.base === null) return stored;
  const settled = DRAFT_STEPS.map((step) => [
    step,
    keepLocked(step, stored[step] ?? base[step] ?? {}, base[step], editable).form,
  ]);
  return Object.fromEntries(settled) as DraftForms;
}

export function storedForms(copy: StoredSteps): DraftForms {
  const { protocol, previousTreatments, treatment, extras } = readStoredSteps(copy);
  return {
    protocol: protocol && typedGroup(protocol),
    previousTreatments: previousTreatments && typedGroup(previousTreatments),
    treatment: treatment && typedTreatment(treatment),
    extras: extras && typedGroup(extras),
  };
}

/** Returns the working copy begun in this mode; the two answering modes share one. */
export function workingCopyOf({ draft, mode }: EditableDemand): EditableDemand['draft'] {
  if (!draft) return null;
  return goesOnWith(mode, draft.mode) ? draft : null;
}

/** Returns the base content of the mode as a user would have typed it. */
export function baseForms({ base }: Pick<EditableDemand, 'base'>): DraftForms {
  if (!base) return NOTHING_WRITTEN;
  return {
    protocol: typedGroup({ ...base.protocol }),
    previousTreatments: typedGroup({ previousTreatments: base.previousTreatments, exposures: base.exposures }),
    treatment: typedTreatment({ ...base.treatment }),
    extras: typedGroup({ ...base.extras }),
  };
}

export function treatmentContext(
  { mode, today, previous, toReplace }: EditableDemand,
  blocked: readonly TreatmentKind[] = [],
): TreatmentContext {
  return { mode, today, previous: previous?.treatment ?? null, blocked, toReplace };
}

/** Modes that open with steps 1 to 3 already done. Source: docs/rules.md 3.15. */
const BEGIN_AT_TREATMENT: ReadonlySet<WizardMode> = new Set<WizardMode>([
  'continue',
  'change_dates',
  'missing_info',
  'administrative',
]);

/**
 * Returns the step in which the wizard opens: the last one for a draft, the treatment for a mode that continues there,
 * the first for a correction.
 */
export function openingStep({ mode, base }: Pick<EditableDemand, 'mode' | 'base'>): WizardStep {
  if (mode === 'draft') return 'extras';
  if (mode === 'administrative' && !base?.treatment.chemotherapy) return 'extras';
  return BEGIN_AT_TREATMENT.has(mode) ? 'treatment' : 'patient';
}

/** Returns which steps are complete and valid today, in their order. */
export function completeSteps(
  editable: EditableDemand,
  forms: DraftForms,
  blocked: readonly TreatmentKind[],
): Record<WizardStep, boolean> {
  const context = treatmentContext(editable, blocked);
  const isComplete = (step: WizardStep): boolean => {
    if (step === 'patient') return editable.toReplace.prescriberCenterIds.length === 0;
    if (BEGIN_AT_TREATMENT.has(editable.mode) && (step === 'protocol' || step === 'previousTreatments')) return true;
    const form = forms[step];
    return form !== null && stepSchema(step, context).safeParse(form).success;
  };
  return Object.fromEntries(WIZARD_STEPS.map((step) => [step, isComplete(step)])) as Record<WizardStep, boolean>;
}
