import type { TypedJustification } from '@aval/domain/validation/steps/extras-schema';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/button';
import { focusControl } from '../../../components/fields/focus-field';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { FindingItem } from '../../congruence/components/finding-item';
import { findingKey } from '../../congruence/components/finding-list';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { fieldId } from '../steps/form';
import { type Answers, useAnswers } from './answers-context';
import { useCongruence } from './congruence-context';
import { FindingAnswer } from './finding-answer';
import { questionKey } from './finding-questions';
import { ANSWERS, answerFields } from './kept-answers';
import { WizardFieldLink } from './wizard-field-link';

/**
 * All findings with their answer fields, which open on request for notes; empty answers are not sent. Source:
 * docs/rules.md 12.9.
 */
export function JustificationsPart() {
  const { t } = useTranslation('wizard');
  const { report } = useCongruence();
  const answers = useAnswers();
  const { said, questions } = answers ?? NONE;
  const unasked = report === null ? [] : said.filter((answer) => !questions.some(({ kept }) => kept === answer));
  const isShown = questions.length + unasked.length > 0;
  const first = questions.find(({ kept }) => !kept?.text.trim()) ?? questions[0];
  useLedToAnswers(isShown ? (first?.id ?? null) : null);
  return (
    <>
      {said.map((answer, index) => (
        <span key={questionKey(answer)} hidden>
          {answerFields(answer, index).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </span>
      ))}
      {isShown ? (
        <FormSection>
          <FormSectionHead>
            <h2 id={fieldId(ANSWERS)} tabIndex={-1}>
              {t('congruence.answers')}
            </h2>
            <p>{t(report?.asksJustification ? 'congruence.answersAsked' : 'congruence.answersHint')}</p>
          </FormSectionHead>
          <ul className="grid gap-5">
            {questions.map((question) => (
              <li key={question.key} className="grid gap-2.5">
                {question.findings.map((finding) => (
                  <FindingItem
                    key={findingKey(finding)}
                    finding={finding}
                    fieldLink={(path, label) => <WizardFieldLink path={path}>{label}</WizardFieldLink>}
                  />
                ))}
                <FindingAnswer question={question} isOpen={question.severity !== 'note'} className="pl-6.5" />
              </li>
            ))}
          </ul>
          {unasked.length > 0 ? (
            <UnaskedAnswers answers={unasked} onTakeOff={(answer) => answers?.put(answer)} />
          ) : null}
        </FormSection>
      ) : null}
    </>
  );
}

const NONE: Pick<Answers, 'said' | 'questions'> = { said: [], questions: [] };

/**
 * Focuses the first missing answer once the findings are loaded, if a link led here to answer; not while the user is
 * typing elsewhere.
 */
function useLedToAnswers(first: string | null) {
  const { hash } = useLocation();
  const isLed = useRef(hash === `#${fieldId(ANSWERS)}`);
  useEffect(() => {
    if (first === null || !isLed.current) return;
    isLed.current = false;
    if (!document.activeElement?.matches('textarea')) focusControl(first);
  }, [first]);
}

interface UnaskedProps {
  answers: readonly TypedJustification[];
  onTakeOff: (answer: TypedJustification) => void;
}

/** Answers to findings that no longer exist or whose drug was removed; shown because they would be submitted. */
function UnaskedAnswers({ answers, onTakeOff }: UnaskedProps) {
  const { t } = useTranslation('wizard');
  const { ruleName } = useCongruenceWords();
  return (
    <div className="mt-5 grid gap-2">
      <h3 className="font-semibold">{t('congruence.answersUnasked')}</h3>
      <ul className="grid gap-2">
        {answers.map((answer) => (
          <li key={questionKey(answer)} className="flex items-start gap-3 rounded-md bg-sunken px-3 py-2">
            <p className="wrap-anywhere min-w-0 flex-1">
              <span className="block text-ink-3 text-xs">
                {ruleName(answer.rule)} · {answer.rule}
              </span>
              {answer.text}
            </p>
            <Button
              size="small"
              aria-label={t('congruence.takeOffAnswer', { title: ruleName(answer.rule) })}
              onClick={() => onTakeOff(answer)}
            >
              {t('congruence.takeOff')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
