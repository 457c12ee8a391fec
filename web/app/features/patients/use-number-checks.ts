import type { NumberCheck } from '@aval/application/patients/numbers/check-number';
import type { FocusEvent } from 'react';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { answerOf } from '../../components/notices/answer-of';
import { useOwnAddress } from '../../shell/use-own-address';
import { PATIENT } from './patients-address';

/** Numbers that identify a patient within the company. */
export const NUMBER_FIELDS = ['cardNumber', 'nationalId'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** Result of checking a typed number: invalid, free or taken. */
export type NumberNote = { wrong: string } | { isFree: boolean; patient: { id: number; name: string } | null };

interface NumberChecks {
  notes: Readonly<Partial<Record<NumberField, NumberNote>>>;
  /**
   * Form handlers: a number is checked when its field loses the focus, and the note disappears at the next key press.
   */
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onInput: (event: { target: EventTarget }) => void;
  /** Discards all notes together with the input. */
  forget: () => void;
}

interface Asked {
  schema: z.ZodObject;
  companyId: string;
  /** Patient being edited, whose own numbers count as free. */
  patientId: number | null;
}

/** Checks typed numbers on the server. Without an answer there is no note; saving checks again. */
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
      // The field's initial value is the patient's own number.
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
        // Ownership of a number depends on the company.
        forget();
      }
    },
    forget,
  };
}
