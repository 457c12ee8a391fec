import { isSameTyped } from '@aval/application/drafts/wizard/carry-correction';
import { DRAFT_STEPS, NOTHING_WRITTEN } from '@aval/application/drafts/wizard/draft-forms';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { toStepData, toSteps } from './step-data';
import type { StepData } from './step-fields';

/** Whether nothing of what was sent would change a content. Source: docs/rules.md 10.12. */
export function saysTheSame(sent: StepData, content: DemandContent): boolean {
  const said = { ...NOTHING_WRITTEN, ...toSteps(toStepData(content), NOTHING_WRITTEN) };
  const written = toSteps(sent, said);
  return DRAFT_STEPS.every((step) => !written[step] || isSameTyped(written[step], said[step] ?? {}));
}
