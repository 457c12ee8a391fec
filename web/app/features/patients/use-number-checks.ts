import type { NumberCheck } from '@aval/application/patients/numbers/check-number';
import type { FocusEvent } from 'react';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { answerOf } from '../../components/notices/answer-of';
import { useOwnAddress } from '../../shell/use-own-address';
import { PATIENT } from './patients-address';

/** By each of them a patient is told from all others of the company. */
const NUMBER_FIELDS = ['cardNumber', 'nationalId'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** What is known of a number that was typed: wrong by itself, nobody's, or somebody's. */
export type NumberNote = { wrong: string } | { isFree: boolean; patient: { id: number; name: string } | null };

interface NumberChecks {
  notes: Readonly<Partial<Record<NumberField, NumberNote>>>;
  /** For the form: a number is checked when its field is left, and what was said of it is gone with the next key. */
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onInput: (event: { target: EventTarget }) => void;
  /** What was typed is dropped, and what was said of it. */
  forget: () => void;
}

interface Asked {
  schema: z.ZodObject;
  companyId: string;
  /** Whose own numbers they may be. */
  patientId: number | null;
}

/** Without an answer nothing is said: saving looks again. */
export function useNumberChecks({ schema, companyId, patientId }: Asked): NumberChecks {
  const ownAddress = useOwnAddress();
  const [notes, setNotes] = useState<NumberChecks['notes']>({});
  const asked = useRef<Partial<Record<NumberField, string>>>({});
  const fieldOf = (target: EventTarget) =>
    target instanceof HTMLInputElement ? NUMBER_FIELDS.find((field) => field === target.name) : undefined;
  const say = (field: NumberField, note: NumberNote | undefined) =>
    setNotes(({ [field]: _before, ...others }) => (note ? { ...others, [field]: note } : others));

  function forget() {
    asked.current = {};
    setNotes({});
  }
  async function check(field: NumberField, number: string) {
    const read = schema.shape[field]?.safeParse(number) as z.ZodSafeParseResult<string> | undefined;
    const [issue] = read?.error?.issues ?? [];
    if (issue) return say(field, { wrong: issue.message });
    const body = new URLSearchParams({
      companyId,
      number,
      ...(patientId === null ? {} : { patientId: String(patientId) }),
    });
    const answer = await answerOf<NumberCheck>(ownAddress(PATIENT.number), { method: 'POST', body });
    if (asked.current[field] === number && answer.status === 'found') say(field, answer);
  }

  return {
    notes,
    onBlur: ({ target }) => {
      const field = fieldOf(target);
      const number = String(target.value ?? '').trim();
      // As it came with the page it is the patient's own.
      if (
        !field ||
        number === '' ||
        number === target.defaultValue ||
        companyId === '' ||
        asked.current[field] === number
      )
        return;
      asked.current[field] = number;
      void check(field, number);
    },
    onInput: ({ target }) => {
      const field = fieldOf(target);
      if (field) {
        asked.current[field] = '';
        say(field, undefined);
      } else if (target instanceof HTMLSelectElement && target.name === 'companyId') {
        // Whose a number is, is another question in another company.
        forget();
      }
    },
    forget,
  };
}
