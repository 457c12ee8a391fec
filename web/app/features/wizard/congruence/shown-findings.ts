import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { isSameForm, valueAt } from '../steps/form';

/** Values of the current step: as analysed and as typed. */
export interface StepTexts {
  step: WizardStep;
  saved: TypedForm | null;
  typed: TypedForm;
}

const LINE = /^((?:treatment\.chemotherapy\.drugs|treatment\.radiotherapy|previousTreatments|exposures)\.\d+)\./;

/** Returns the findings that still apply, because none of the fields they read has changed. */
export function standingFindings(findings: readonly Finding[], texts: StepTexts): Finding[] {
  return findings.filter(({ fields }) => fields.every((path) => isAsSeen(path, texts)));
}

/** Returns whether a field has the value that the analysis read; a line's field also requires the same line. */
export function isAsSeen(path: FieldPath, { step, saved, typed }: StepTexts): boolean {
  const place = fieldOfPath(path);
  if (place.step !== step || saved === null) return true;
  const isSame = (name: string) => isSameForm(valueAt(saved, name), valueAt(typed, name));
  const [, line] = LINE.exec(path) ?? [];
  return isSame(place.name) && (!line || isSame(`${fieldOfPath(line).name}.drugId`));
}
