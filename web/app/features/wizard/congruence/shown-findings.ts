import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { isSameForm, valueAt } from '../steps/form';

/** The step on the page: as the analysis saw it, and as it is typed now. */
export interface StepTexts {
  step: WizardStep;
  saved: TypedForm | null;
  typed: TypedForm;
}

const LINE = /^((?:treatment\.chemotherapy\.drugs|treatment\.radiotherapy|previousTreatments|exposures)\.\d+)\./;

/** Those that still hold: of which nobody has typed in a field since that they read. */
export function standingFindings(findings: readonly Finding[], texts: StepTexts): Finding[] {
  return findings.filter(({ fields }) => fields.every((path) => isAsSeen(path, texts)));
}

/** Whether a field says what the analysis read in it; one of a line, whether the line is the same one. */
export function isAsSeen(path: FieldPath, { step, saved, typed }: StepTexts): boolean {
  const place = fieldOfPath(path);
  if (place.step !== step || saved === null) return true;
  const isSame = (name: string) => isSameForm(valueAt(saved, name), valueAt(typed, name));
  const [, line] = LINE.exec(path) ?? [];
  return isSame(place.name) && (!line || isSame(`${fieldOfPath(line).name}.drugId`));
}
