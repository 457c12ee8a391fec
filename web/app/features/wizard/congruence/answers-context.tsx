import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { answerTo } from '@aval/domain/congruence/report/justification';
import { fieldLock } from '@aval/domain/validation/locks/field-locks';
import type { TypedJustification } from '@aval/domain/validation/steps/extras-schema';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { fieldId, listAt } from '../steps/form';
import type { StepForm } from '../steps/use-step-form';
import type { Congruence } from './congruence-context';
import { type FindingQuestion, findingQuestions, questionKey } from './finding-questions';
import { ANSWERS, asJustification, type ChangedAnswers, createKeptAnswers } from './kept-answers';

/** Question about findings with its answer. */
export interface AnsweredQuestion extends FindingQuestion {
  key: string;
  /** Null while unanswered. */
  kept: TypedJustification | null;
  /** Field name of the text in step 5; for an unanswered question a name that no field has. */
  name: string;
  id: string;
}

export interface Answers {
  /** Non-empty answers, which are saved. */
  said: readonly TypedJustification[];
  /** Returns the answers that the working copy lacks, or null. */
  changed: () => ChangedAnswers | null;
  questions: readonly AnsweredQuestion[];
  /** Replaces an answer by others, or adds them. */
  put: (kept: TypedJustification | null, ...answer: TypedJustification[]) => void;
}

/** Null where the mode allows no answers. */
export const AnswersContext = createContext<Answers | null>(null);

export function useAnswers(): Answers | null {
  return useContext(AnswersContext);
}

/**
 * State of the typed answers to findings, shared by all places of the step that show them. Source: docs/rules.md 12.9.
 */
export function useTypedAnswers(
  wizard: Wizard,
  { findings, report }: Pick<Congruence, 'findings' | 'report'>,
  reread: StepForm['reread'],
): Answers | null {
  const [answers, setAnswers] = useState(() => lastOfEach(listAt(wizard.forms.extras, ANSWERS).map(asJustification)));
  const [kept] = useState(() => createKeptAnswers(answers));
  const shown = useRef(answers);
  useEffect(() => {
    const before = shown.current;
    if (before === answers) return;
    shown.current = answers;
    // Named like the field, so that its errors are shown there.
    const place = saidOf(answers).findIndex((answer) => !before.includes(answer));
    reread(place < 0 ? ANSWERS : nameOf(place));
  }, [answers, reread]);
  const { mode, base } = wizard;
  const mayAnswer = fieldLock(mode, `extras.${ANSWERS}`, base, wizard) === null;
  return useMemo(() => {
    if (!mayAnswer) return null;
    const said = saidOf(answers);
    const lines = report?.lines ?? [];
    const questions = findingQuestions({ findings, lines }).map((question): AnsweredQuestion => {
      const key = questionKey(question);
      const answer = answerTo(question, answers, lines);
      const place = answer ? said.indexOf(answer) : -1;
      const name = place < 0 ? `${ANSWERS}-${key}` : nameOf(place);
      return { ...question, key, kept: answer, name, id: fieldId(name) };
    });
    const put: Answers['put'] = (kept, ...answer) =>
      setAnswers((before) =>
        kept === null ? [...before, ...answer] : before.flatMap((each) => (each === kept ? answer : [each])),
      );
    return { said, changed: () => kept.changed(said), questions, put };
  }, [mayAnswer, answers, kept, findings, report]);
}

function saidOf(answers: readonly TypedJustification[]): TypedJustification[] {
  return answers.filter(({ text }) => text.trim() !== '');
}

/** Keeps the last of duplicate answers. */
function lastOfEach(answers: readonly TypedJustification[]): TypedJustification[] {
  return [...new Map(answers.map((answer) => [questionKey(answer), answer])).values()];
}

function nameOf(place: number): string {
  return `${ANSWERS}[${place}].text`;
}
