import { answerTo } from '@aval/domain/congruence/report/justification';
import type { Justification } from '@aval/domain/demand/content/content';
import { readNumber } from '@aval/domain/validation/fields/readers';
import { LONGEST_JUSTIFICATION } from '@aval/domain/validation/steps/extras-schema';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Field } from '../../../components/fields/field';
import { focusControl } from '../../../components/fields/focus-field';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { FindingItem } from '../../congruence/components/finding-item';
import { fieldId, listAt, textAt } from '../steps/form';
import { useFieldLock, useStep } from '../steps/step-context';
import { useCongruence } from './congruence-context';
import { questionKey, seriousQuestions } from './serious-questions';
import { WizardFieldLink } from './wizard-field-link';

const LIST = 'justifications';

/** A serious finding may be answered in a line; of what is left empty nothing is sent. Source: docs/rules.md 12.9. */
export function JustificationsPart() {
  const { t } = useTranslation('wizard');
  const words = useMessage();
  const { form, stored } = useStep();
  const { findings, report } = useCongruence();
  const lock = useFieldLock(LIST);
  const [answers, setAnswers] = useState(() => listAt(stored, LIST).map(asJustification));
  const shown = useRef(answers);
  useEffect(() => {
    const before = shown.current;
    if (before === answers) return;
    shown.current = answers;
    // Named as its field is, so that what is wrong with it is shown there.
    const place = saidOf(answers).findIndex((answer) => !before.includes(answer));
    form.reread(place < 0 ? LIST : nameOf(place));
  }, [answers, form.reread]);
  const said = saidOf(answers);
  const lines = report?.lines ?? [];
  const questions = seriousQuestions({ findings, lines }).map((question) => {
    const kept = answerTo(question, answers, lines);
    const place = kept ? said.indexOf(kept) : -1;
    return { ...question, kept, place, id: fieldId(place < 0 ? `${LIST}-${questionKey(question)}` : nameOf(place)) };
  });
  const unasked = report === null ? [] : said.filter((answer) => !questions.some(({ kept }) => kept === answer));

  const isShown = questions.length + unasked.length > 0 && lock === null;
  useLedToAnswers(isShown ? ((questions.find(({ place }) => place < 0) ?? questions[0])?.id ?? null) : null);

  function put(kept: Justification | null, ...answer: Justification[]) {
    setAnswers((before) =>
      kept === null ? [...before, ...answer] : before.flatMap((each) => (each === kept ? answer : [each])),
    );
  }
  return (
    <>
      {said.map((answer, index) => (
        <span key={questionKey(answer)} hidden>
          <input type="hidden" name={`${LIST}[${index}].rule`} value={answer.rule} />
          <input type="hidden" name={`${LIST}[${index}].field`} value={answer.field} />
          <input type="hidden" name={`${LIST}[${index}].drugId`} value={answer.drugId ?? ''} />
          <input type="hidden" name={`${LIST}[${index}].text`} value={answer.text} />
        </span>
      ))}
      {isShown ? (
        <FormSection>
          <FormSectionHead>
            <h2 id={fieldId(LIST)} tabIndex={-1}>
              {t('congruence.answers')}
            </h2>
            <p>{t(report?.asksJustification ? 'congruence.answersAsked' : 'congruence.answersHint')}</p>
          </FormSectionHead>
          <ul className="grid gap-5">
            {questions.map(({ rule, field, drugId, findings: asked, kept, place, id }) => {
              const text = kept?.text ?? '';
              const problem = form.shownErrors[nameOf(place)];
              return (
                <li key={questionKey({ rule, field, drugId })} className="grid gap-2.5">
                  {asked.map((finding) => (
                    <FindingItem
                      key={finding.variant + JSON.stringify(finding.values)}
                      finding={finding}
                      fieldLink={(path, label) => <WizardFieldLink path={path}>{label}</WizardFieldLink>}
                    />
                  ))}
                  <Field
                    id={id}
                    label={t('congruence.answer')}
                    optional
                    aside={t('congruence.length', { count: text.length, most: LONGEST_JUSTIFICATION })}
                    error={problem ? words(problem) : undefined}
                    className="pl-6.5"
                  >
                    <TextArea
                      value={text}
                      rows={2}
                      onChange={(event) => put(kept, { rule, field, drugId, text: event.target.value })}
                    />
                  </Field>
                </li>
              );
            })}
          </ul>
          {unasked.length > 0 ? <UnaskedAnswers answers={unasked} onTakeOff={(answer) => put(answer)} /> : null}
        </FormSection>
      ) : null}
    </>
  );
}

function saidOf(answers: readonly Justification[]): Justification[] {
  return answers.filter(({ text }) => text.trim() !== '');
}

/** Of the text of an answer in the form. */
function nameOf(place: number): string {
  return `${LIST}[${place}].text`;
}

/** Whoever was led here to answer goes on in the first answer that is lacking, once the findings are known; who writes elsewhere by then stays there. */
function useLedToAnswers(first: string | null) {
  const { hash } = useLocation();
  const isLed = useRef(hash === `#${fieldId(LIST)}`);
  useEffect(() => {
    if (first === null || !isLed.current) return;
    isLed.current = false;
    if (!document.activeElement?.matches('textarea')) focusControl(first);
  }, [first]);
}

interface UnaskedProps {
  answers: readonly Justification[];
  onTakeOff: (answer: Justification) => void;
}

/** What was answered to findings that are gone meanwhile, or whose drug is: it would be sent, so it is shown. */
function UnaskedAnswers({ answers, onTakeOff }: UnaskedProps) {
  const { t } = useTranslation('wizard');
  return (
    <div className="mt-5 grid gap-2">
      <h3 className="font-semibold">{t('congruence.answersUnasked')}</h3>
      <ul className="grid gap-2">
        {answers.map((answer) => (
          <li key={questionKey(answer)} className="flex items-start gap-3 rounded-md bg-sunken px-3 py-2">
            <p className="wrap-anywhere min-w-0 flex-1">
              <span className="block text-ink-3 text-xs">{answer.rule}</span>
              {answer.text}
            </p>
            <Button
              size="small"
              aria-label={t('congruence.takeOffAnswer', { rule: answer.rule })}
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

function asJustification(stored: unknown): Justification {
  const drugId = readNumber(textAt(stored, 'drugId'))?.value ?? null;
  return { rule: textAt(stored, 'rule'), field: textAt(stored, 'field'), drugId, text: textAt(stored, 'text') };
}
