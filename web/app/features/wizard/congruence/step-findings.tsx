import type { FieldPath } from '@aval/domain/congruence/findings/finding';
import { cx } from 'class-variance-authority';
import { useTranslation } from '../../../shell/words/translation';
import { FindingItem } from '../../congruence/components/finding-item';
import { findingKey } from '../../congruence/components/finding-list';
import { useAnswers } from './answers-context';
import { findingId, useCongruence } from './congruence-context';
import { FindingAnswer } from './finding-answer';
import type { SeenFinding } from './shown-findings';

interface StepFindingsProps {
  /** Matches the content paths of the fields. */
  of: RegExp;
  className?: string;
}

/** Findings below fields, for those whose first field matches. */
export function StepFindings({ of, className }: StepFindingsProps) {
  const { findings } = useCongruence();
  const { t } = useTranslation('wizard');
  const answers = useAnswers();
  const byField = new Map<FieldPath, SeenFinding[]>();
  for (const finding of findings) {
    const [path] = finding.fields;
    if (of.test(path)) byField.set(path, [...(byField.get(path) ?? []), finding]);
  }
  if (byField.size === 0) return null;
  return (
    <ul className={cx('grid gap-4', className)} aria-label={t('congruence.title')}>
      {[...byField].map(([path, ofField]) => (
        <li key={path} id={findingId(path)} className="grid gap-4">
          {ofField.map((finding) => (
            <FindingItem
              key={findingKey(finding)}
              finding={finding}
              place="field"
              {...(finding.isOfBefore ? { note: t('congruence.ofBefore') } : {})}
            >
              {answers?.questions
                // A question shared by several findings has its field below the last of them.
                .filter(({ findings: asked }) => asked.at(-1) === finding)
                .map((question) => (
                  <FindingAnswer key={question.key} question={question} className="mt-2" />
                ))}
            </FindingItem>
          ))}
        </li>
      ))}
    </ul>
  );
}
