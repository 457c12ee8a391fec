import type { FieldPath } from '@aval/domain/congruence/findings/finding';
import { textLong } from '@aval/domain/validation/fields/text-bounds';
import { LONGEST_JUSTIFICATION } from '@aval/domain/validation/steps/extras-schema';
import { useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { useStep } from '../steps/step-context';
import { type AnsweredQuestion, useAnswers } from './answers-context';

interface FindingAnswerProps {
  question: AnsweredQuestion;
  /** Whether the field is open initially. */
  isOpen?: boolean;
  /** Id of the field where the page shows it a second time. */
  id?: string;
  className?: string;
}

/** Field for the answer to a finding, at the finding itself. Open when answered; otherwise it opens on request. */
export function FindingAnswer({ question, isOpen = false, id = question.id, className }: FindingAnswerProps) {
  const { t } = useTranslation('wizard');
  const words = useMessage();
  const { ruleName, field: fieldName } = useCongruenceWords();
  const { form } = useStep();
  const answers = useAnswers();
  const [isOpened, setOpened] = useState(false);
  const { rule, field, drugId, kept, name } = question;
  if (!answers) return null;
  if (!isOpen && !isOpened && kept === null)
    return (
      <div className={className}>
        <Button
          id={id}
          size="small"
          aria-label={t('congruence.answerOf', { title: ruleName(rule), field: fieldName(field as FieldPath) })}
          onClick={() => setOpened(true)}
        >
          {t('congruence.answerNow')}
        </Button>
      </div>
    );
  const text = kept?.text ?? '';
  const tooLong = text.length > LONGEST_JUSTIFICATION ? textLong(text.length, LONGEST_JUSTIFICATION) : undefined;
  // Answers for a drug in two lines are distinguished by their order, so an edited answer keeps its position.
  const answered = kept?.drugId === drugId ? kept : { rule, field, drugId };
  const problem = form.shownErrors[name] ?? tooLong;
  return (
    <Field
      id={id}
      label={t('congruence.answer')}
      optional
      aside={t('congruence.length', { count: text.length, most: LONGEST_JUSTIFICATION })}
      error={problem ? words(problem) : undefined}
      {...(className ? { className } : {})}
    >
      <TextArea
        autoFocus={isOpened}
        value={text}
        rows={2}
        onChange={(event) => answers.put(kept, { ...answered, text: event.target.value })}
      />
    </Field>
  );
}
