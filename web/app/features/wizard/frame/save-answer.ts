import type { SaveResult } from '@aval/application/drafts/saving/save-draft-step';
import type { Throttled } from '@aval/application/patients/numbers/number-attempts';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { answerOf, type NoAnswer } from '../../../components/notices/answer-of';

/** When the session ended: after signing in again, in another tab, the same save goes on. */
export type SaveAnswer = SaveResult | Throttled | NoAnswer;

/** A step, or the answers to findings that were changed beside another step. */
export type SavedPart = WizardStep | 'answers';

/** Where it is sent, and of which revision of the working copy it is an edit. */
export function stepSaveAddress(demandId: string, step: SavedPart, revision: number): string {
  return `/app/demands/${demandId}/save?${new URLSearchParams({ step, revision: String(revision) })}`;
}

/** Sends one step. */
export async function sendStep(address: string, form: FormData): Promise<SaveAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  return answerOf<SaveAnswer>(address, { method: 'POST', body });
}
