import type { RuleFinding } from '../../findings/finding';
import { optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectProtocol } from '../../subject/subject';
import { type IntentionRow, intentionRow, statedIntentions } from './intentions';

const CURATIVE_WITH_IV = intentionRow('curative-with-iv');
const PALLIATIVE_WITH_0 = intentionRow('palliative-with-0');

/**
 * Usual exceptions that are not asked about: resection of liver metastases, surgery of FIGO IV, stage IV without
 * metastases.
 */
function isUsual({ type, t, n, m }: SubjectProtocol): boolean {
  if (type === 'colo_rectal' || type === 'ovario') return true;
  if (m === 'M1') return false;
  return (type === 'prostata' && n === 'N1') || ((type === 'gastrico' || type === 'vejiga') && t === 'T4');
}

function isCurativeInIv({ stages, m }: IntentionRow, protocol: SubjectProtocol): boolean {
  const isDisseminated = stages.includes(protocol.stage ?? '') || m.includes(protocol.m ?? '');
  return isDisseminated && !isUsual(protocol);
}

/** An earlier treatment is no finding: this may be a recurrence, still with the stage of the diagnosis. */
function isPalliativeIn0({ stages, m }: IntentionRow, { protocol, previousTreatments }: Subject): boolean {
  return stages.includes(protocol.stage ?? '') && m.includes(protocol.m ?? '') && previousTreatments.length === 0;
}

/**
 * Asks about a curative, radical, adjuvant or neoadjuvant intention with stage IV or M1, and about a palliative one
 * with stage 0; few metastases or a recurrence may be the answer.
 * Source: the rows `curative-with-iv` and `palliative-with-0` of `intensity-rules.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { protocol } = subject;
  const { type, stage, m } = protocol;
  if (!type) return [];
  const found = [
    { variant: 'disseminated', row: CURATIVE_WITH_IV, isFound: isCurativeInIv(CURATIVE_WITH_IV, protocol) },
    { variant: 'inSitu', row: PALLIATIVE_WITH_0, isFound: isPalliativeIn0(PALLIATIVE_WITH_0, subject) },
  ].filter(({ row, isFound }) => isFound && row.tumourTypes.includes(type));
  return statedIntentions(subject).flatMap(({ intention, fields }) =>
    found
      .filter(({ row }) => row.intentions.includes(intention))
      .map(
        ({ variant, row }): RuleFinding => ({
          variant,
          values: {
            intention: optionValue('intention', intention),
            extent: stage && variant === 'inSitu' ? optionValue('stage', stage) : extentOf(stage, m),
          },
          fields: [...fields, 'protocol.stage', 'protocol.m'],
          sources: [row.source],
        }),
      ),
  );
}

/** Value that shows the dissemination; M1 before the stage. */
function extentOf(stage: string | null, m: string | null) {
  return m === 'M1' ? optionValue('m', m) : optionValue('stage', stage ?? '');
}

export const intentionAndStage = rule({
  id: 'INT-01',
  version: 5,
  variants: ['disseminated', 'inSitu'],
  severity: 'note',
  thresholds: {},
  look,
});
