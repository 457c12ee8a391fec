import type { TreatmentKind } from '@aval/domain/demand/vocabulary';
import { stepSchema, WIZARD_STEPS, type WizardStep } from '@aval/domain/validation/step-schemas';
import type { TreatmentContext } from '@aval/domain/validation/treatment-context';
import type { EditableDemand } from './editable-demand';
import { type TypedForm, typedGroup, typedTreatment } from './typed-values';

/** The steps that lie in the working copy; step 1 is the demand itself. */
export const DRAFT_STEPS = ['protocol', 'previousTreatments', 'treatment', 'extras'] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** Each step as it was typed; null for one that nobody has opened yet. */
export type DraftForms = Record<DraftStep, TypedForm | null>;

/** What lies in the wizard: the working copy, or, where nobody has written yet, the last version. */
export function draftForms({ row, previous }: EditableDemand): DraftForms {
  const { draft } = row;
  if (draft) {
    return {
      protocol: asForm(draft.protocol),
      previousTreatments: previousTreatmentsForm(draft.previousTreatments),
      treatment: draft.treatment === null ? null : typedTreatment(draft.treatment as Record<string, unknown>),
      extras: asForm(draft.extras),
    };
  }
  if (!previous) return { protocol: null, previousTreatments: null, treatment: null, extras: null };
  return {
    protocol: typedGroup({ ...previous.protocol }),
    previousTreatments: previousTreatmentsForm(previous.previousTreatments),
    treatment: typedTreatment({ ...previous.treatment }),
    extras: typedGroup({ ...previous.extras }),
  };
}

function asForm(stored: unknown): TypedForm | null {
  return stored === null ? null : typedGroup(stored as Record<string, unknown>);
}

function previousTreatmentsForm(stored: unknown): TypedForm | null {
  if (stored === null) return null;
  return typedGroup(Array.isArray(stored) ? { previousTreatments: stored } : (stored as Record<string, unknown>));
}

export function treatmentContext(
  { mode, today, previous }: EditableDemand,
  blocked: readonly TreatmentKind[] = [],
): TreatmentContext {
  return { mode, today, previous: previous?.treatment ?? null, blocked };
}

/** Which steps are complete and valid today, in their order. Whoever answers a validation has steps 1 to 3 behind them. */
export function completeSteps(
  editable: EditableDemand,
  forms: DraftForms,
  blocked: readonly TreatmentKind[],
): Record<WizardStep, boolean> {
  const context = treatmentContext(editable, blocked);
  const isComplete = (step: WizardStep): boolean => {
    if (step === 'patient') return true;
    if (editable.mode === 'missing_info' && (step === 'protocol' || step === 'previousTreatments')) return true;
    const form = forms[step];
    return form !== null && stepSchema(step, context).safeParse(form).success;
  };
  return Object.fromEntries(WIZARD_STEPS.map((step) => [step, isComplete(step)])) as Record<WizardStep, boolean>;
}
