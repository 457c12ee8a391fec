import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { answerTo } from '@aval/domain/congruence/report/justification';
import type { Justification } from '@aval/domain/demand/content/content';
import { readNumber } from '@aval/domain/validation/fields/readers';
import { fieldLock } from '@aval/domain/validation/locks/field-locks';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { fieldId, listAt, textAt } from '../steps/form';
import type { StepForm } from '../steps/use-step-form';
import type { Congruence } from './congruence-context';
import { type FindingQuestion, findingQuestions, questionKey } from './finding-questions';

/** The list of step 5 that holds the answers. */
export const ANSWERS = 'justifications';

/** A question with the answer that it has. */
export interface AnsweredQuestion extends FindingQuestion {
  key: string;
  /** Null while nobody has answered. */
  kept: Justification | null;
  /** The name of its text in step 5; of what is not answered yet, one that no field has. */
  name: string;
  id: string;
}

export interface Answers {
  /** Those that say something: they are what is saved. */
  said: readonly Justification[];
  questions: readonly AnsweredQuestion[];
  /** Puts others in the place of an answer, or adds them. */
  put: (kept: Justification | null, ...answer: Justification[]) => void;
}

/** Null where the mode takes no answers. */
export const AnswersContext = createContext<Answers | null>(null);

export function useAnswers(): Answers | null {
  return useContext(AnswersContext);
}

/** The answers to findings as they are typed, in whichever place of the step: each place shows the same. Source: docs/rules.md 12.9. */
export function useTypedAnswers(
  wizard: Wizard,
  { findings, report }: Pick<Congruence, 'findings' | 'report'>,
  reread: StepForm['reread'],
): Answers | null {
  const [answers, setAnswers] = useState(() => listAt(wizard.forms.extras, ANSWERS).map(asJustification));
  const shown = useRef(answers);
  useEffect(() => {
    const before = shown.current;
    if (before === answers) return;
    shown.current = answers;
    // Named as its field is, so that what is wrong with it is shown there.
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
      const kept = answerTo(question, answers, lines);
      const place = kept ? said.indexOf(kept) : -1;
      const name = place < 0 ? `${ANSWERS}-${key}` : nameOf(place);
      return { ...question, key, kept, name, id: fieldId(name) };
    });
    const put: Answers['put'] = (kept, ...answer) =>
      setAnswers((before) =>
        kept === null ? [...before, ...answer] : before.flatMap((each) => (each === kept ? answer : [each])),
      );
    return { said, questions, put };
  }, [mayAnswer, answers, findings, report]);
}

/** Step 5 with these answers, for a page that shows another step: all else in it stays as it is saved. */
export function extrasWith(extras: Wizard['forms']['extras'], said: readonly Justification[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(extras ?? {})) {
    if (typeof value === 'string' && name !== ANSWERS) form.set(name, value);
  }
  for (const [name, value] of said.flatMap(answerFields)) form.set(name, value);
  return form;
}

/** The fields of an answer in the form of step 5. */
export function answerFields({ rule, field, drugId, text }: Justification, index: number): [string, string][] {
  const fields = { rule, field, drugId: String(drugId ?? ''), text };
  return Object.entries(fields).map(([name, value]) => [`${ANSWERS}[${index}].${name}`, value]);
}

function saidOf(answers: readonly Justification[]): Justification[] {
  return answers.filter(({ text }) => text.trim() !== '');
}

function nameOf(place: number): string {
  return `${ANSWERS}[${place}].text`;
}

function asJustification(stored: unknown): Justification {
  const drugId = readNumber(textAt(stored, 'drugId'))?.value ?? null;
  return { rule: textAt(stored, 'rule'), field: textAt(stored, 'field'), drugId, text: textAt(stored, 'text') };
}
