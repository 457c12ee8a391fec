import type { Justification } from '@aval/domain/demand/content/content';
import { LONGEST_JUSTIFICATION } from '@aval/domain/validation/steps/extras-schema';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Field } from '../../../components/fields/field';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { FindingItem } from '../../congruence/components/finding-item';
import { fieldId, listAt, textAt } from '../steps/form';
import { useFieldLock, useStep } from '../steps/step-context';
import { useCongruence } from './congruence-context';
import { seriousQuestions } from './serious-questions';
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
    if (shown.current === answers) return;
    shown.current = answers;
    form.reread(LIST);
  }, [answers, form.reread]);
  const said = answers.filter(({ text }) => text.trim() !== '');
  const questions = seriousQuestions(findings);
  const isAsked = (answer: Justification) => questions.some((question) => isSame(question, answer));
  const unasked = report === null ? [] : said.filter((answer) => !isAsked(answer));

  function answer(question: Question, text: string) {
    setAnswers((before) => [...before.filter((each) => !isSame(each, question)), { ...question, text }]);
  }
  return (
    <>
      {said.map(({ rule, field, text }, index) => (
        <span key={`${rule} ${field}`} hidden>
          <input type="hidden" name={`${LIST}[${index}].rule`} value={rule} />
          <input type="hidden" name={`${LIST}[${index}].field`} value={field} />
          <input type="hidden" name={`${LIST}[${index}].text`} value={text} />
        </span>
      ))}
      {questions.length + unasked.length > 0 && lock === null ? (
        <FormSection>
          <FormSectionHead>
            <h2 id={fieldId(LIST)} tabIndex={-1}>
              {t('congruence.answers')}
            </h2>
            <p>{t(report?.asksJustification ? 'congruence.answersAsked' : 'congruence.answersHint')}</p>
          </FormSectionHead>
          <ul className="grid gap-5">
            {questions.map(({ rule, field, findings: asked }) => {
              const kept = answers.find((each) => isSame(each, { rule, field }))?.text ?? '';
              const place = said.findIndex((each) => isSame(each, { rule, field }));
              const problem = form.shownErrors[`${LIST}[${place}].text`];
              return (
                <li key={`${rule} ${field}`} className="grid gap-2.5">
                  {asked.map((finding) => (
                    <FindingItem
                      key={finding.variant + JSON.stringify(finding.values)}
                      finding={finding}
                      fieldLink={(path, label) => <WizardFieldLink path={path}>{label}</WizardFieldLink>}
                    />
                  ))}
                  <Field
                    id={fieldId(`${LIST}[${place < 0 ? `${rule}-${field}` : place}].text`)}
                    label={t('congruence.answer')}
                    optional
                    aside={t('congruence.length', { count: kept.length, most: LONGEST_JUSTIFICATION })}
                    error={problem ? words(problem) : undefined}
                    className="pl-6.5"
                  >
                    <TextArea value={kept} rows={2} onChange={(event) => answer({ rule, field }, event.target.value)} />
                  </Field>
                </li>
              );
            })}
          </ul>
          {unasked.length > 0 ? (
            <UnaskedAnswers answers={unasked} onTakeOff={(question) => answer(question, '')} />
          ) : null}
        </FormSection>
      ) : null}
    </>
  );
}

interface UnaskedProps {
  answers: readonly Justification[];
  onTakeOff: (question: Question) => void;
}

/** What was answered to findings that are gone meanwhile: it would be sent, so it is shown. */
function UnaskedAnswers({ answers, onTakeOff }: UnaskedProps) {
  const { t } = useTranslation('wizard');
  return (
    <div className="mt-5 grid gap-2">
      <h3 className="font-semibold">{t('congruence.answersUnasked')}</h3>
      <ul className="grid gap-2">
        {answers.map(({ rule, field, text }) => (
          <li key={`${rule} ${field}`} className="flex items-start gap-3 rounded-md bg-sunken px-3 py-2">
            <p className="wrap-anywhere min-w-0 flex-1">
              <span className="block text-ink-3 text-xs">{rule}</span>
              {text}
            </p>
            <Button
              size="small"
              aria-label={t('congruence.takeOffAnswer', { rule })}
              onClick={() => onTakeOff({ rule, field })}
            >
              {t('congruence.takeOff')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Question = Omit<Justification, 'text'>;

function isSame(one: Question, other: Question): boolean {
  return one.rule === other.rule && one.field === other.field;
}

function asJustification(stored: unknown): Justification {
  return { rule: textAt(stored, 'rule'), field: textAt(stored, 'field'), text: textAt(stored, 'text') };
}
