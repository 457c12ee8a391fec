import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { isSameForm, listAt, valueAt } from '../steps/form';

/** Values of the current step: as analysed and as typed. */
export interface StepTexts {
  step: WizardStep;
  saved: TypedForm | null;
  typed: TypedForm;
}

const LINE = /^((?:treatment\.chemotherapy\.drugs|treatment\.radiotherapy|previousTreatments|exposures)\.\d+)\./;

/** Finding of the last report. */
export interface SeenFinding extends Finding {
  /** A field that it read has changed since, so that the next analysis may say something else. */
  isOfBefore: boolean;
}

/**
 * Returns the findings that are still about what the step shows. While their fields are typed in they stay, so that they
 * do not come and go with each key; with another drug, another regimen, one entry more or less, or their part switched
 * off they are about something else.
 */
export function standingFindings(findings: readonly Finding[], texts: StepTexts): SeenFinding[] {
  return findings
    .filter(({ fields }) => fields.every((path) => isOfSame(path, texts)))
    .map((finding) => ({ ...finding, isOfBefore: !finding.fields.every((path) => isAsSeen(path, texts)) }));
}

/** Returns whether a field has the value that the analysis read; a line's field also requires the same line. */
export function isAsSeen(path: FieldPath, texts: StepTexts): boolean {
  return isOfSame(path, texts) && isSame(fieldOfPath(path).name, path, texts);
}

/** Fields whose values say what a finding is about. */
const SUBJECTS = /\.(drugId|regimen)$/;
const PART = /^(chemotherapy|radiotherapy)\b/;

function isOfSame(path: FieldPath, texts: StepTexts): boolean {
  const { name } = fieldOfPath(path);
  const [, line] = LINE.exec(path) ?? [];
  const [, part] = PART.exec(name) ?? [];
  const subjects = [
    ...(SUBJECTS.test(name) ? [name] : []),
    ...(part ? [`${part}On`] : []),
    ...(line ? [`${fieldOfPath(line).name}.drugId`] : []),
  ];
  return subjects.every((subject) => isSame(subject, path, texts)) && (!line || isAsLong(line, path, texts));
}

function isSame(name: string, path: FieldPath, { step, saved, typed }: StepTexts): boolean {
  if (fieldOfPath(path).step !== step || saved === null) return true;
  return isSameForm(valueAt(saved, name), valueAt(typed, name));
}

/** Whether the list of a line has as many entries as the analysis read. */
function isAsLong(line: string, path: FieldPath, { step, saved, typed }: StepTexts): boolean {
  if (fieldOfPath(path).step !== step || saved === null) return true;
  const list = fieldOfPath(line).name.replace(/\[\d+\]$|\.\d+$/, '');
  return listAt(saved, list).length === listAt(typed, list).length;
}
